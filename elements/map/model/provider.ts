/** The provider that draws the interactive map, and whether it is a third-party server. */

interface ProviderOptions {
  readonly provider: 'tiles' | 'google' | undefined;
  readonly tiles: string | undefined;
  readonly apiKey: string | undefined;
  readonly providerName: string | undefined;
}

export interface Provider {
  readonly kind: 'tiles' | 'google';
  /** The name that is shown to visitors. */
  readonly name: string;
  /** Of another origin than the page. */
  readonly isForeign: boolean;
}

/** Returns the URL of an arbitrary tile. It is never requested; only its origin matters. */
const someTile = (template: string, base: string): URL | undefined => {
  const tile = template.replace(/\{\w+\}/g, '0');
  return URL.canParse(tile, base) ? new URL(tile, base) : undefined;
};

/** Returns the provider, or undefined if its settings are incomplete: tiles need a URL template, Google needs an API key. */
export function providerOf(
  { provider, tiles, apiKey, providerName }: ProviderOptions,
  base: string,
): Provider | undefined {
  const kind = provider ?? (tiles || !apiKey ? 'tiles' : 'google');
  if (kind === 'google') return apiKey ? { kind, name: providerName || 'Google Maps', isForeign: true } : undefined;
  const tile = someTile(tiles ?? '', base);
  if (!tiles || !tile || !/^(https?|data):$/.test(tile.protocol)) return undefined;
  const isForeign = tile.protocol !== 'data:' && tile.origin !== new URL(base).origin;
  return { kind, name: providerName || tile.hostname, isForeign };
}

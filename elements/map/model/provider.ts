/** Who draws the interactive map, and whether that is somebody else's server. */

interface Given {
  readonly provider: 'tiles' | 'google' | undefined;
  readonly tiles: string | undefined;
  readonly apiKey: string | undefined;
  readonly providerName: string | undefined;
}

export interface Provider {
  readonly kind: 'tiles' | 'google';
  /** As visitors are told. */
  readonly name: string;
  /** Of another origin than the page. */
  readonly isForeign: boolean;
}

/** The address of a tile that no server needs to have: what matters is whose it would be. */
const someTile = (template: string, base: string): URL | undefined => {
  const tile = template.replace(/\{\w+\}/g, '0');
  return URL.canParse(tile, base) ? new URL(tile, base) : undefined;
};

/** The provider, if there is one that can draw: tiles need their address, Google its key. */
export function providerOf({ provider, tiles, apiKey, providerName }: Given, base: string): Provider | undefined {
  const kind = provider ?? (tiles || !apiKey ? 'tiles' : 'google');
  if (kind === 'google') return apiKey ? { kind, name: providerName || 'Google Maps', isForeign: true } : undefined;
  const tile = someTile(tiles ?? '', base);
  if (!tiles || !tile || !/^(https?|data):$/.test(tile.protocol)) return undefined;
  const isForeign = tile.protocol !== 'data:' && tile.origin !== new URL(base).origin;
  return { kind, name: providerName || tile.hostname, isForeign };
}

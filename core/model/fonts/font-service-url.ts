/** Writes the URL of a font service's stylesheet (docs/spec.md#runtime-7). */
import type { FontFace, FontSettings } from './read-font-settings.ts';

/** A family and its styles that come from the service. */
interface Requested {
  readonly family: string;
  readonly faces: readonly FontFace[];
}

/** Returns the families of which some styles come from the service, each once. */
export function requestedFamilies({ families, service }: FontSettings): readonly Requested[] {
  if (!service) return [];
  const byName = new Map<string, FontFace[]>();
  for (const { family, faces } of families) {
    const requested = faces.filter(({ src }) => src === undefined);
    if (requested.length > 0) byName.set(family, [...(byName.get(family) ?? []), ...requested]);
  }
  return [...byName].map(([family, faces]) => ({ family, faces }));
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** A service requires the styles in ascending order: https://developers.google.com/fonts/docs/css2 */
function axesOf({ family, faces }: Requested): string {
  const hasItalic = faces.some(({ style }) => style === 'italic');
  const tuples = unique(
    faces.map(({ weight, style }) => {
      const range = weight.replace(' ', '..');
      return hasItalic ? `${style === 'italic' ? 1 : 0},${range}` : range;
    }),
  ).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const axes = hasItalic ? 'ital,wght' : 'wght';
  return tuples.join() === '400' ? family : `${family}:${axes}@${tuples.join(';')}`;
}

const stylesOf = ({ family, faces }: Requested): string =>
  `${family}:${unique(faces.map(({ weight, style }) => (style === 'italic' ? `${weight}italic` : weight))).join()}`;

/**
 * Returns the URL of the one stylesheet with all families of the service; undefined if the service has none of them, or its URL is
 * invalid. Without a `display` in the URL it is `swap`.
 */
export function fontServiceUrl(settings: FontSettings, base: string): string | undefined {
  const requested = requestedFamilies(settings);
  const { service } = settings;
  if (!service || requested.length === 0 || !URL.canParse(service.url, base)) return undefined;
  const url = new URL(service.url, base);
  if (service.format === 'kit') return url.href;
  const families = service.format === 'css' ? [requested.map(stylesOf).join('|')] : requested.map(axesOf);
  for (const family of families) url.searchParams.append('family', family);
  if (!url.searchParams.has('display')) url.searchParams.append('display', 'swap');
  return url.href;
}

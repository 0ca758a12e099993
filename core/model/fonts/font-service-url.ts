/** Writes the URL of a font service's stylesheet (docs/spec.md#runtime-7). */
import type { FontFace, FontSettings } from './read-font-settings.ts';

/** A family and its styles that come from the service. */
interface RequestedFamily {
  readonly family: string;
  readonly faces: FontFace[];
}

/** The lowest and the highest weight. */
type Range = [from: number, to: number];

/** Returns the families of which some styles come from the service, each once. */
export function requestedFamilies({ families, service }: FontSettings): readonly RequestedFamily[] {
  if (!service) return [];
  const byName = new Map<string, RequestedFamily>();
  for (const { family, faces } of families) {
    const requested = faces.filter(({ src }) => src === undefined);
    const known = byName.get(family.toLowerCase());
    if (known) known.faces.push(...requested);
    else if (requested.length > 0) byName.set(family.toLowerCase(), { family, faces: requested });
  }
  return [...byName.values()];
}

/** Returns the weights of a style in ascending order. Those that overlap become one range: services refuse them. */
function rangesOf({ faces }: RequestedFamily, style: FontFace['style']): readonly Range[] {
  const merged: Range[] = [];
  const ranges = faces.filter((face) => face.style === style).map(({ weight }) => weight.split(' ').map(Number));
  for (const range of ranges.sort((a, b) => Math.min(...a) - Math.min(...b))) {
    const [from, to] = [Math.min(...range), Math.max(...range)];
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Returns the names of the styles; `italic` is 0 or 1. A service requires them in ascending order. */
const stylesOf = (requested: RequestedFamily, nameOf: (range: Range, italic: number) => readonly string[] | string) =>
  (['normal', 'italic'] as const).flatMap((style, italic) =>
    rangesOf(requested, style).flatMap((range) => nameOf(range, italic)),
  );

/** https://developers.google.com/fonts/docs/css2 */
function versionTwo(requested: RequestedFamily): string {
  const hasItalic = requested.faces.some(({ style }) => style === 'italic');
  const tuples = stylesOf(
    requested,
    ([from, to], italic) => (hasItalic ? `${italic},` : '') + (from === to ? from : `${from}..${to}`),
  ).join(';');
  return requested.family + (tuples === '400' ? '' : `:${hasItalic ? 'ital,wght' : 'wght'}@${tuples}`);
}

/** Version 1 has no ranges: it gets the start of a range, and the regular and the bold weight if they are in it. */
const versionOne = (requested: RequestedFamily): string =>
  `${requested.family}:${stylesOf(requested, ([from, to], italic) =>
    [...new Set([from, 400, 700])].flatMap((weight) =>
      weight < from || weight > to ? [] : weight + (italic ? 'italic' : ''),
    ),
  ).join()}`;

/**
 * Returns the URL of the one stylesheet with all families of the service; undefined if the service has none of them, or its URL is
 * invalid. Without a `display` in the URL it is `swap`.
 */
export function fontServiceUrl(settings: FontSettings, base: string): string | undefined {
  const { service } = settings;
  const isKit = service?.format === 'kit';
  // These characters separate families, axes and styles.
  const named = requestedFamilies(settings).filter(({ family }) => isKit || !/[|:@]/.test(family));
  if (!service || named.length === 0 || !URL.canParse(service.url, base)) return undefined;
  const url = new URL(service.url, base);
  if (isKit) return url.href;
  const families = service.format === 'css' ? [named.map(versionOne).join('|')] : named.map(versionTwo);
  for (const family of families) url.searchParams.append('family', family);
  if (!url.searchParams.has('display')) url.searchParams.append('display', 'swap');
  return url.href;
}

/** Writes the URL of a font service's stylesheet (docs/spec.md#runtime-7). */
import type { FontFace, FontSettings } from './read-font-settings.ts';

/** A family and its styles that come from the service. */
interface Requested {
  readonly family: string;
  readonly faces: readonly FontFace[];
}

/** Weights from one to another. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the families of which some styles come from the service, each once. */
export function requestedFamilies({ families, service }: FontSettings): readonly Requested[] {
  if (!service) return [];
  const byName = new Map<string, Requested>();
  for (const { family, faces } of families) {
    const requested = faces.filter(({ src }) => src === undefined);
    const key = family.toLowerCase();
    const known = byName.get(key);
    if (requested.length > 0)
      byName.set(key, { family: known?.family ?? family, faces: [...(known?.faces ?? []), ...requested] });
  }
  return [...byName.values()];
}

type Style = FontFace['style'];

/** Returns the weights of a style as ranges in ascending order. Those that overlap become one: services refuse them. */
function rangesOf({ faces }: Requested, style: Style): readonly Range[] {
  const ranges = faces
    .filter((face) => face.style === style)
    .map(({ weight }): Range => {
      const [from = 0, to = from] = weight.split(' ').map(Number);
      return { from, to };
    })
    .sort((a, b) => a.from - b.from);
  const merged: Range[] = [];
  for (const { from, to } of ranges) {
    const last = merged.at(-1);
    if (last && from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else merged.push({ from, to });
  }
  return merged;
}

/** A service requires the styles in ascending order: https://developers.google.com/fonts/docs/css2 */
function axesOf(requested: Requested): string {
  const { family, faces } = requested;
  const tuplesOf = (style: Style, prefix: string) =>
    rangesOf(requested, style).map(({ from, to }) => prefix + (from === to ? from : `${from}..${to}`));
  const hasItalic = faces.some(({ style }) => style === 'italic');
  const tuples = hasItalic ? [...tuplesOf('normal', '0,'), ...tuplesOf('italic', '1,')] : tuplesOf('normal', '');
  return tuples.join() === '400' ? family : `${family}:${hasItalic ? 'ital,wght' : 'wght'}@${tuples.join(';')}`;
}

/** Version 1 has no ranges: returns the hundreds of a range, and its start if that is none. */
const weightsOf = ({ from, to }: Range): readonly number[] => {
  const weights = [from];
  for (let next = Math.floor(from / 100 + 1) * 100; next <= to; next += 100) weights.push(next);
  return weights;
};

const stylesOf = (requested: Requested): string => {
  const namesOf = (style: Style, suffix: string) =>
    rangesOf(requested, style).flatMap((range) => weightsOf(range).map((weight) => `${weight}${suffix}`));
  return `${requested.family}:${[...namesOf('normal', ''), ...namesOf('italic', 'italic')].join()}`;
};

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
  // These characters separate families, axes and styles.
  const named = requested.filter(({ family }) => !/[|:@]/.test(family));
  if (named.length === 0) return undefined;
  const families = service.format === 'css' ? [named.map(stylesOf).join('|')] : named.map(axesOf);
  for (const family of families) url.searchParams.append('family', family);
  if (!url.searchParams.has('display')) url.searchParams.append('display', 'swap');
  return url.href;
}

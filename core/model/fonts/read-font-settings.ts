/** Reads the fonts of a site context, the key `fonts`, which is ours: core/page/fonts.md. */
import { listOf, number, own, text, word } from '../site-context/decoders.ts';

/** One file of a family, or one style that a font service has. */
export interface FontFace {
  /** The URL of the file. Without one, the style comes from the font service. */
  readonly src?: string | undefined;
  /** A weight such as `400`, or the range of a variable font such as `100 900`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** The characters of the file, as in CSS. */
  readonly unicodeRange?: string | undefined;
}

/** The descriptors that fit a local font to a family, in percent: https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc */
export interface FallbackFont {
  readonly family: string;
  readonly sizeAdjust?: number | undefined;
  readonly ascentOverride?: number | undefined;
  readonly descentOverride?: number | undefined;
  readonly lineGapOverride?: number | undefined;
}

/** A family of the site. */
export interface FontFamily {
  readonly family: string;
  readonly faces: readonly FontFace[];
  readonly fallback?: FallbackFont | undefined;
}

/** The URL of a service, and how it expects the families: `css2` and `css` as versions 2 and 1 of Google's API, `kit` not at all. */
export interface FontService {
  readonly url: string;
  readonly format: FontServiceFormat;
}

/** The formats of the family parameters. */
export const fontServiceFormats = ['css2', 'css', 'kit'] as const;

/** A format of the family parameters. */
export type FontServiceFormat = (typeof fontServiceFormats)[number];

/** The fonts of a site. */
export interface FontSettings {
  readonly families: readonly FontFamily[];
  readonly service?: FontService | undefined;
  /** The number of families and faces that are invalid, or beyond the limits. */
  readonly ignored: number;
}

/** Further families, and further faces of a family, are ignored. */
export const mostFamilies = 20;
const mostFaces = 40;
/** Longer names are invalid. */
const longestName = 100;

const weightPattern = /^(?:[1-9]\d{0,2}|1000)(?: (?:[1-9]\d{0,2}|1000))?$/;

/** Whether a text is a weight, or a range of weights, of CSS. */
export const isFontWeight = (weight: string): boolean => weightPattern.test(weight);

/** Whether a text looks like a list of ranges such as `U+0-FF, U+131`. Browsers ignore ranges that have no characters. */
export const isUnicodeRange = (range: string): boolean =>
  /^U\+[\da-f?]{1,6}(?:-[\da-f]{1,6})?(?:\s*,\s*U\+[\da-f?]{1,6}(?:-[\da-f]{1,6})?)*$/i.test(range);

const styles = ['normal', 'italic'] as const;

const name = (value: unknown): string | undefined => {
  const trimmed = text(value)?.trim();
  return trimmed && trimmed.length <= longestName ? trimmed : undefined;
};

const percent = (value: unknown): number | undefined => {
  const read = number(value);
  return read !== undefined && read >= 0 && read <= 1000 ? read : undefined;
};

/** Whether a value is missing, or its reader accepts it. */
const isReadable = (value: unknown, read: unknown): boolean =>
  value === undefined || value === null || value === '' || read !== undefined;

function readFace(value: unknown): FontFace | undefined {
  const [src, weight, style, range] = ['src', 'weight', 'style', 'unicodeRange'].map((key) => own(value, key));
  const read = {
    src: text(src),
    weight: text(typeof weight === 'number' ? String(weight) : weight),
    style: word(styles)(style),
    unicodeRange: text(range),
  };
  const isValid =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    isReadable(src, read.src) &&
    isReadable(style, read.style) &&
    isReadable(weight, read.weight) &&
    isReadable(range, read.unicodeRange) &&
    isFontWeight(read.weight ?? '400') &&
    isUnicodeRange(read.unicodeRange ?? 'U+0');
  return isValid ? { ...read, weight: read.weight ?? '400', style: read.style ?? 'normal' } : undefined;
}

function readFallback(value: unknown): FallbackFont | undefined {
  const family = name(own(value, 'family'));
  return family === undefined
    ? undefined
    : {
        family,
        sizeAdjust: percent(own(value, 'sizeAdjust')),
        ascentOverride: percent(own(value, 'ascentOverride')),
        descentOverride: percent(own(value, 'descentOverride')),
        lineGapOverride: percent(own(value, 'lineGapOverride')),
      };
}

function readFamily(value: unknown): FontFamily | undefined {
  const family = name(own(value, 'family'));
  const list = own(value, 'faces') ?? [{}];
  const faces = listOf(readFace)(Array.isArray(list) ? list.slice(0, mostFaces) : list);
  return family !== undefined && faces && faces.length > 0
    ? { family, faces, fallback: readFallback(own(value, 'fallback')) }
    : undefined;
}

function readService(value: unknown): FontService | undefined {
  const url = text(own(value, 'url'));
  return url === undefined ? undefined : { url, format: word(fontServiceFormats)(own(value, 'format')) ?? 'css2' };
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/**
 * Reads fonts from any parsed JSON: at most 20 families with 40 faces each. Never throws: families without a name or a valid face, and
 * invalid faces, are left out and counted. Returns undefined if the value has no list of families.
 */
export function readFontSettings(value: unknown): FontSettings | undefined {
  const list = own(value, 'families');
  if (!Array.isArray(list)) return undefined;
  const known = list.slice(0, mostFamilies).map((entry) => ({ entry, read: readFamily(entry) }));
  const ignoredFaces = known.map(({ entry, read }) =>
    read ? Math.max(0, lengthOf(own(entry, 'faces')) - read.faces.length) : 1,
  );
  return {
    families: known.flatMap(({ read }) => read ?? []),
    service: readService(own(value, 'service')),
    ignored: list.length - known.length + ignoredFaces.reduce((sum, count) => sum + count, 0),
  };
}

/** Writes the `@font-face` rules of fonts. Every value comes from authors or servers, and is escaped. */
import type { FallbackFont, FontFace, FontFamily } from './read-font-settings.ts';

/** Fonts with the same metrics, of other systems. */
const sameMetrics: readonly (readonly string[])[] = [
  ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
  ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
  ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
  ['Georgia', 'Gelasio'],
];

/** Writes a string of CSS: https://www.w3.org/TR/cssom-1/#serialize-a-string */
export const cssString = (text: string): string =>
  `"${text.replace(/[\p{Cc}"\\]/gu, (character) => (character === '\0' ? '\ufffd' : `\\${character.charCodeAt(0).toString(16)} `))}"`;

/** The names of a font on different systems, its own first. */
export const localNames = (family: string): readonly string[] => [
  ...new Set([family, ...(sameMetrics.find((names) => names[0] === family) ?? [])]),
];

const rule = (descriptors: Readonly<Record<string, string | undefined>>): string =>
  `@font-face{${Object.entries(descriptors)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}:${value};`))
    .join('')}}`;

const percent = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}%`);

const formatOf = (url: string): string => {
  const format = /\.(woff2?)(?=[?#]|$)/.exec(url)?.[1];
  return format ? ` format("${format}")` : '';
};

/** The family that the page names after the family itself, until that has loaded. */
export const fallbackName = (family: string): string => `${family} fallback`;

const fallbackRule = (family: string, fallback: FallbackFont): string =>
  rule({
    'font-family': cssString(fallbackName(family)),
    src: localNames(fallback.family)
      .map((name) => `local(${cssString(name)})`)
      .join(),
    'size-adjust': percent(fallback.sizeAdjust),
    'ascent-override': percent(fallback.ascentOverride),
    'descent-override': percent(fallback.descentOverride),
    'line-gap-override': percent(fallback.lineGapOverride),
  });

const faceRule = (family: string, { weight, style, unicodeRange }: FontFace, url: string): string =>
  rule({
    'font-family': cssString(family),
    src: `url(${cssString(url)})${formatOf(url)}`,
    'font-weight': weight,
    'font-style': style,
    'font-display': 'swap',
    'unicode-range': unicodeRange,
  });

/** Returns the rules of the local fonts that are shown until the families have loaded. */
export const fallbackCss = (families: readonly FontFamily[]): string =>
  families.map(({ family, fallback }) => (fallback ? fallbackRule(family, fallback) : '')).join('');

/** Returns the rules of the files; those for which `urlOf` returns no URL are left out. */
export const fontFaceCss = (families: readonly FontFamily[], urlOf: (src: string) => string | undefined): string =>
  families
    .flatMap(({ family, faces }) =>
      faces.map((face) => {
        const url = face.src === undefined ? undefined : urlOf(face.src);
        return url === undefined ? '' : faceRule(family, face, url);
      }),
    )
    .join('');

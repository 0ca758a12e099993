import { contrastOf, leastTextContrast } from '../../../core/model/contrast.ts';
import type { Finding } from '../../finding.ts';
import { type CustomProperties, customProperties } from '../page/css-declarations.ts';
import type { Range } from '../page/page.ts';
import { pageStyles } from '../page/page-styles.ts';
import type { Rule } from '../rule.ts';

/** The tokens for text, each with those that may be behind it. */
const pairs: readonly (readonly [text: string, behind: string])[] = [
  ...['--site-text', '--site-text-muted', '--site-accent', '--site-danger', '--site-success'].flatMap((text) =>
    ['--site-surface', '--site-surface-raised'].map((behind) => [text, behind] as const),
  ),
  ['--site-on-accent', '--site-accent'],
  ['--site-on-danger', '--site-danger'],
];

const schemes = ['light', 'dark'] as const;

const hexOf = (channels: readonly number[]): string | undefined =>
  channels.every((channel) => channel <= 255)
    ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    : undefined;

/** Returns an opaque color as `#rrggbb`; undefined for all others. */
function opaque(color: string): string | undefined {
  const text = color.trim().toLowerCase();
  if (text === 'black') return '#000000';
  if (text === 'white') return '#ffffff';
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const [, ...channels] = /^rgba?\( *(\d{1,3})(?: *, *| +)(\d{1,3})(?: *, *| +)(\d{1,3}) *\)$/.exec(text) ?? [];
  return channels.length === 3 ? hexOf(channels.map(Number)) : undefined;
}

/** Returns the color in each scheme, of one color or `light-dark(…)`. */
function colorsIn(value: string): readonly (string | undefined)[] {
  const [, list] = /^light-dark\((.*)\)$/is.exec(value) ?? [];
  // A comma inside of a function does not separate the two colors.
  const parts = list?.match(/(?:[^,(]|\([^()]*\))+/g) ?? [value, value];
  return schemes.map((_, place) => (parts.length === 2 ? opaque(parts[place] ?? '') : undefined));
}

/** Rounded down, so that a ratio that is too low never looks sufficient. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** Compares the tokens of one scope: others may apply to other elements. */
const problemsIn = (scope: CustomProperties): readonly Finding[] =>
  pairs.flatMap(([text, behind]) => {
    const [front, back] = [scope.get(text), scope.get(behind)];
    if (!front || !back) return [];
    const [frontColors, backColors] = [colorsIn(front.value), colorsIn(back.value)];
    const ratios = schemes.map((_, place) => contrastOf(frontColors[place] ?? '', backColors[place] ?? '') ?? Infinity);
    const least = Math.min(...ratios);
    if (least >= leastTextContrast) return [];
    const isInBoth = ratios.every((ratio) => ratio === least);
    const scheme = schemes[ratios.indexOf(least)] ?? 'light';
    return [
      {
        code: isInBoth ? 'token-contrast-low' : 'token-contrast-low-in-scheme',
        severity: 'warn',
        args: { text, behind, ratio: ratioText(least), least: String(leastTextContrast), ...(!isInBoth && { scheme }) },
        start: front.start,
        end: front.end,
        related: { start: back.start, end: back.end },
      },
    ];
  });

/** Returns the findings in the text of a stylesheet. */
export const contrastProblems = (css: string): readonly Finding[] =>
  css.includes('--site-') ? customProperties(css).flatMap(problemsIn) : [];

const moved = ({ start, end }: Range, at: (offset: number) => number): Range => ({ start: at(start), end: at(end) });

/** Reports design tokens in the CSS of the page whose text is hard to read. */
export const tokenContrast: Rule = {
  id: 'token-contrast',
  check: ({ page }) =>
    pageStyles(page).flatMap(({ css, at }) =>
      contrastProblems(css).map(({ related, ...problem }) => ({
        ...problem,
        ...moved(problem, at),
        ...(related && { related: moved(related, at) }),
      })),
    ),
};

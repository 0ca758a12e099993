/** Design tokens as data, read from a stylesheet that declares them. */

/** A colour in light and in dark mode, as `#rrggbb`. */
export interface ColorToken {
  /** Without `--site-`, such as `text-muted`. */
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** A length in px. */
export interface LengthToken {
  readonly name: string;
  readonly px: number;
}

export interface Tokens {
  readonly colors: readonly ColorToken[];
  /** The radii. */
  readonly lengths: readonly LengthToken[];
}

const color = /^ *--site-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);$/gm;
const length = /^ *--site-([\w-]+): (\d+)(?:px)?;$/gm;

/** Reads the colours and radii of a stylesheet with a declaration a line. Other tokens, such as shadows, are left out. */
export function readTokens(css: string): Tokens {
  const [declared = ''] = css.split('@supports');
  return {
    colors: [...declared.matchAll(color)].map(([, name = '', light = '', dark = '']) => ({ name, light, dark })),
    lengths: [...declared.matchAll(length)]
      // The elements use no other scale through its tokens, so a theme cannot change them.
      .filter(([, name = '']) => name.startsWith('radius-'))
      .map(([, name = '', px]) => ({ name, px: Number(px) })),
  };
}

/** Two tokens of which one is the text and the other is behind it, by name. */
export interface ContrastPair {
  readonly text: string;
  readonly behind: string;
}

const surfaces = ['surface', 'surface-raised'];
/** Colours that no text has. */
const isText = (name: string): boolean => !surfaces.includes(name) && name !== 'line';

/** Returns every pair of text and surface among these colours. */
export const contrastPairs = (colors: readonly ColorToken[]): readonly ContrastPair[] =>
  colors.filter(({ name }) => isText(name)).flatMap(({ name }) => surfaces.map((behind) => ({ text: name, behind })));

/** The URLs of blog posts (docs/spec.md#runtime-5, "Blog URL format"): `/blog/%y/%m/%d/%t`. */
import type { Problem } from '../finding.ts';
import { slug } from './slug.ts';

export interface BlogPost {
  readonly year: number;
  /** Starts at 1. */
  readonly month: number;
  readonly day: number;
  readonly title: string;
}

/** The tokens by their letters. */
const tokens: Readonly<Record<string, (post: BlogPost) => string>> = {
  y: ({ year }) => String(year),
  m: ({ month }) => String(month),
  d: ({ day }) => String(day),
  t: ({ title }) => slug(title),
};

const isToken = (letter: string): boolean => Object.hasOwn(tokens, letter);
const token = /%(.?)/gu;

/** Only the tokens of year, month, day and title are allowed. */
export const blogUrlProblems = (format: string): readonly Problem[] =>
  [...format.matchAll(token)]
    .filter(([, letter = '']) => !isToken(letter))
    .map(([val]) => ({
      code: 'blog-url-token',
      severity: 'error',
      args: {
        val,
        accepted: Object.keys(tokens)
          .map((letter) => `%${letter}`)
          .join(', '),
      },
    }));

/** Returns the URL of a post: fills in tokens, omits unknown tokens and collapses double slashes. */
export const blogUrl = (format: string, post: BlogPost): string =>
  format
    .replace(token, (_, letter: string) => (isToken(letter) ? (tokens[letter]?.(post) ?? '') : ''))
    .replace(/\/{2,}/g, '/');

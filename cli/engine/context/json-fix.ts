/** What mends JSON that another language wrote, where it can only mean one thing. */
import type { Fix } from '../../../core/model/finding.ts';
import type { EntityProblem } from '../../../core/model/schema/entity-problems.ts';
import { surely } from '../nearest.ts';
import type { Range } from './read-json.ts';
import type { JsonFault } from './tokens.ts';

const plainText = /^'[^'\\"\p{Cc}]*'$/u;

/** What should stand there, by code; the text that does, and what the fault says of it. */
const instead: Readonly<Record<string, (found: string, args: JsonFault['args']) => string | undefined>> = {
  'json-trailing-comma': () => '',
  'json-literal': (_, args) => String(args.instead),
  'json-bare-key': (_, args) => String(args.instead),
  'json-single-quotes': (found) => (plainText.test(found) ? `"${found.slice(1, -1)}"` : undefined),
  'json-control-character': (found) => JSON.stringify(found).slice(1, -1),
};

/** The fix for what is no JSON in a text, if there is one. */
export function jsonFix({ code, args, start, end }: JsonFault, text: string): { readonly fix?: Fix } {
  const written = instead[code]?.(text.slice(start, end), args);
  return written === undefined ? {} : { fix: { start, end, text: written } };
}

/** The fix for a word of a list with a slip of one letter in it, where the word stands in the text as it is. */
export function wordFix({ args, words = [] }: EntityProblem, { start, end }: Range, text: string): { fix?: Fix } {
  const meant = surely(String(args.value), words);
  const isPlain = text.slice(start, end) === JSON.stringify(args.value);
  return meant === undefined || !isPlain ? {} : { fix: { start, end, text: JSON.stringify(meant) } };
}

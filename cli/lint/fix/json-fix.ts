/** Fixes values of other languages in JSON, if only one correction is possible. */
import type { Fix } from '../../../core/model/finding.ts';
import type { EntityProblem } from '../../../core/model/schema/entity-problems.ts';
import { isPageUrl } from '../../../core/model/slugs/page-url.ts';
import { fixableMatch } from '../../text/closest-match.ts';
import { parseJson } from '../data/parse-json.ts';
import type { JsonReading, Range } from '../data/read-json.ts';
import type { JsonFault } from '../data/tokens.ts';
import { fixText } from './apply-fixes.ts';

const plainText = /^'[^'\\"\p{Cc}]*'$/u;

/** The replacement text by code, from the invalid text and the arguments of the fault. */
const instead: Readonly<Record<string, (found: string, args: JsonFault['args']) => string | undefined>> = {
  'json-trailing-comma': () => '',
  'json-literal': (_, args) => String(args.instead),
  'json-bare-key': (_, args) => String(args.instead),
  'json-single-quotes': (found) => (plainText.test(found) ? `"${found.slice(1, -1)}"` : undefined),
};

const toStringEnd = /(?:[^"\\\r\n]|\\.)*/y;

/**
 * Escapes all control characters from the first one to the end of the string, because the reader reports only the
 * first.
 */
function controlFix(start: number, text: string): Fix {
  toStringEnd.lastIndex = start;
  const rest = toStringEnd.exec(text)?.[0] ?? '';
  const escaped = rest.replace(/\p{Cc}/gu, (sign) => (sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign));
  return { start, end: start + rest.length, text: escaped };
}

function fixOf({ code, args, start, end }: JsonFault, text: string): Fix | undefined {
  if (code === 'json-control-character') return controlFix(start, text);
  const written = instead[code]?.(text.slice(start, end), args);
  return written === undefined ? undefined : { start, end, text: written };
}

/** Returns the fix for a JSON syntax error, if there is one. */
export function jsonFix(fault: JsonFault, text: string): { readonly fix?: Fix } {
  const fix = fixOf(fault, text);
  return fix ? { fix } : {};
}

/** Returns the fix for a JavaScript value in a script, if the result is valid JSON. */
export function literalFix(text: string, { faults, end }: JsonReading): { readonly fix?: Fix } {
  const fixes = faults.map((fault) => fixOf(fault, text)).filter((fix) => fix !== undefined);
  const fixed = fixText(text.slice(0, end), fixes);
  return parseJson(fixed) ? { fix: { start: 0, end, text: fixed } } : {};
}

/** Returns the intended value if it is certain: for a typo of one letter, or a path that is not a slug. */
function meantBy({ code, args, allowedValues = [] }: EntityProblem): {
  readonly was: unknown;
  readonly meant: string | undefined;
} {
  const { value, val, slug } = args;
  if (code !== 'page-url') return { was: value, meant: fixableMatch(String(value), allowedValues) };
  return { was: val, meant: typeof slug === 'string' && isPageUrl(slug) ? slug : undefined };
}

/** Patterns of values in unnecessary quotes, by expected type. */
const unquoted: Readonly<Record<string, RegExp>> = {
  boolean: /^"(true|false)"$/,
  int: /^"(-?(?:0|[1-9]\d{0,14}))"$/,
  number: /^"(-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?)"$/,
};

/** Returns the value without quotes, if it has the expected type. */
const withoutQuotes = ({ expectedTypes = [] }: EntityProblem, written: string): string | undefined =>
  expectedTypes.flatMap((type) => unquoted[type]?.exec(written)?.[1] ?? [])[0];

/** Returns the fix that replaces a value or key, if the text contains it unescaped. */
export function replacementFix(was: unknown, meant: string, { start, end }: Range, text: string): { fix?: Fix } {
  const isPlain = text.slice(start, end) === JSON.stringify(was);
  return isPlain ? { fix: { start, end, text: JSON.stringify(meant) } } : {};
}

/** Returns the fix for the value of a problem, if the text contains the value unescaped. */
export function valueFix(problem: EntityProblem, range: Range, text: string): { fix?: Fix } {
  if (problem.code === 'entity-type') {
    const { start, end } = range;
    const value = withoutQuotes(problem, text.slice(start, end));
    return value === undefined ? {} : { fix: { start, end, text: value } };
  }
  const { was, meant } = meantBy(problem);
  return meant === undefined ? {} : replacementFix(was, meant, range, text);
}

/** Removes from reports what visitors typed and what identifies them. */
import { unclobber } from '../unclobber.ts';

/** Bounds the work on a huge text. Reports are shorter. */
const longest = 20_000;

/** Shorter values, such as a number of pieces, would remove parts of ordinary terms. */
const shortestValue = 3;

/** Longer values may be truncated in a message, so they are recognized by their beginning. */
const longestValue = 200;

/** Returns the values of the fields of a page, longest first, so that a value that contains another one is removed completely. */
export function fieldValues(document: Document): readonly string[] {
  const fields = unclobber(document).querySelectorAll<HTMLInputElement>('input, select, textarea');
  const values = new Set([...fields].map(({ value }) => value.trim().slice(0, longestValue)));
  return [...values].filter(({ length }) => length >= shortestValue).sort((a, b) => b.length - a.length);
}

/** After the beginning of a long value, the rest of the text may belong to it. */
function withoutValue(text: string, value: string): string {
  if (value.length < longestValue) return text.replaceAll(value, '…');
  const start = text.indexOf(value);
  return start < 0 ? text : `${text.slice(0, start)}…`;
}

/**
 * Removes values of fields; queries and fragments of URLs, which may contain search terms and identities; and quoted text, which
 * may be data (part of a response that is not JSON). Keeps the line and column after a URL.
 */
export const withoutData = (text: string, values: readonly string[] = []): string =>
  values
    .reduce(withoutValue, text.slice(0, longest))
    .replace(/(\/[^\s/?#"')]*)[?#][^\s"')]*?(?=(?::\d+){0,2}(?:[\s"')]|$))/g, '$1')
    // The closing quote may have been cut off.
    .replace(/"[^"\n]*(?:"|$)/g, '"…"')
    .replace(/\bdata:[^\s"')]+/g, 'data:…')
    // Long numbers, such as card and account numbers, outside of file names.
    .replace(/(?<![\w/.-])(?:[A-Z]{2}\d{2}(?: ?[A-Z\d]){3,32}|\d(?:[ -]?\d){8,60})(?![\w/.-])/g, '…');

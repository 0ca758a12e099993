/** Finds the site contexts in a file, told by its content and never by its name. */
import { pageScripts } from './page-scripts.ts';
import { parseJson } from './parse-json.ts';
import { readJson } from './read-json.ts';
import { isSiteContext, isSiteContextNode } from './recognise.ts';
import { assignedContexts, contextNames } from './script-contexts.ts';

/** What a file is. */
export type FileKind = 'json' | 'page' | 'script';

/** A site context in a file, between two offsets of its text. */
export interface FoundContext {
  readonly start: number;
  readonly end: number;
  /** The whole range has to be JSON; otherwise the value begins at `start` and may end before `end`. */
  readonly isWhole: boolean;
  /** What it was parsed to when that was needed to find it. */
  readonly json?: { readonly value: unknown };
}

/** What the text of a file is, by how it begins. */
export function fileKind(text: string): FileKind {
  const start = /\S/.exec(text)?.[0];
  return start === '<' ? 'page' : start === '{' || start === '[' ? 'json' : 'script';
}

function inJson(text: string, isExpected: boolean): readonly FoundContext[] {
  const json = parseJson(text);
  const isContext = json ? isSiteContext(json.value) : isExpected || isSiteContextNode(readJson(text).root);
  return isContext ? [{ start: 0, end: text.length, isWhole: true, ...(json && { json }) }] : [];
}

const inScript = (text: string, start: number, end: number): readonly FoundContext[] =>
  assignedContexts(text, start, end).map((start) => ({ start, end, isWhole: false }));

// A server writes the whole value there: `{{ site | json }}`, `<%- site %>`, `<?= $site ?>`. No JSON begins like that.
const filledIn = /^\s*(?:\{\{|\{%|<[%?]|\$\{)/;

const inPage = (text: string): readonly FoundContext[] =>
  pageScripts(text).flatMap(({ start, end, holds }) => {
    if (holds === 'code') return inScript(text, start, end);
    return filledIn.test(text.slice(start, end)) ? [] : [{ start, end, isWhole: true }];
  });

const markers = ['data-site-context', ...contextNames];

/**
 * The site contexts in a text, in order. In JSON that cannot be read, `isExpected` says that it is meant to be a
 * context even where nothing shows it.
 */
export function findContexts(text: string, isExpected = false): readonly FoundContext[] {
  const kind = fileKind(text);
  if (kind === 'json') return inJson(text, isExpected);
  if (!markers.some((marker) => text.includes(marker))) return [];
  return kind === 'page' ? inPage(text) : inScript(text, 0, text.length);
}

/**
 * JSON tokens, and JavaScript that is often used in their place. Such a token has a fault, and its type determines how
 * reading continues.
 */
import { createScanner, type ScanError, type SyntaxKind } from 'jsonc-parser';
import type { MessageArgs } from '../../../core/model/finding.ts';

/** A syntax error in JSON, at offsets of the text. */
export interface JsonFault {
  readonly code: `json-${string}`;
  readonly args: MessageArgs;
  readonly start: number;
  readonly end: number;
}

export type TokenType =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'string'
  | 'value'
  | 'name'
  | 'join'
  | 'comment'
  | 'unknown'
  | 'end';

export interface Token {
  readonly type: TokenType;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly fault?: JsonFault;
}

// jsonc-parser declares its enumerations `const`, which modules that are compiled one by one cannot read.
const kinds: Readonly<Partial<Record<SyntaxKind, TokenType>>> = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'value',
  8: 'value',
  9: 'value',
  10: 'string',
  11: 'value',
  12: 'comment',
  13: 'comment',
  17: 'end',
};
const isSpace = (kind: SyntaxKind): boolean => kind === 14 || kind === 15;
const noError: ScanError = 0;

interface Foreign {
  readonly pattern: RegExp;
  readonly type: TokenType;
  readonly code?: JsonFault['code'];
  readonly args?: (text: string) => MessageArgs;
}

/** Returns the JSON value for a literal of a minifier or another language. */
const instead = (text: string): string => {
  if (text === '!0' || text === '!1') return String(text === '!0');
  return /^[tf]/i.test(text) ? text.toLowerCase() : 'null';
};

/** JavaScript in place of JSON; the first pattern that matches wins. */
const foreign: readonly Foreign[] = [
  { pattern: /'[^'\\\r\n]*(?:\\[^\r\n][^'\\\r\n]*)*'?/y, type: 'string', code: 'json-single-quotes' },
  { pattern: /`[^`\\]*(?:\\.[^`\\]*)*`?/sy, type: 'string', code: 'json-template' },
  {
    pattern: /(?:![01]|True|TRUE|False|FALSE|Null|NULL|None|nil)(?![\w$.(]|\s*:)/y,
    type: 'value',
    code: 'json-literal',
    args: (text) => ({ found: text, instead: instead(text) }),
  },
  { pattern: /(?:undefined|NaN|[+-]?Infinity|void 0)(?![\w$])/y, type: 'value', code: 'json-undefined' },
  {
    pattern: /[+-]?(?:0[xXbBoO][\da-fA-F]+n?|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?n?)/y,
    type: 'value',
    code: 'json-number',
  },
  { pattern: /[$_\p{ID_Start}][$\p{ID_Continue}]*/uy, type: 'name' },
  { pattern: /\+/y, type: 'join' },
];

function foreignAt(text: string, start: number): Token | undefined {
  for (const { pattern, type, code, args } of foreign) {
    pattern.lastIndex = start;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const end = start + found.length;
    const token = { type, start, end, text: found };
    return code ? { ...token, fault: { code, args: args?.(found) ?? { found: shortened(found) }, start, end } } : token;
  }
  return undefined;
}

const longest = 40;

/** Formats text of the file for a message: shortened, with invisible characters escaped. */
export const shortened = (text: string): string => {
  if (/^[^\x21-\x7e]$/.test(text)) return `U+${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const controlCharacter = /[\u0000-\u001f]/;
const escapes = /\\(["\\/bfnrt]|u[\da-fA-F]{4})?/g;

/** The syntax error inside a string, at exactly the invalid characters. */
function stringFault(text: string, start: number): JsonFault {
  const bad = [...text.matchAll(escapes)].find(([, rest]) => rest === undefined);
  const control = text.search(controlCharacter);
  if (bad && bad.index < text.length - 1) {
    const found = text.slice(bad.index, bad.index + 2);
    const at = start + bad.index;
    return { code: 'json-backslash', args: { found }, start: at, end: at + found.length };
  }
  if (control >= 0) {
    const at = start + control;
    return { code: 'json-control-character', args: { found: JSON.stringify(text[control]) }, start: at, end: at + 1 };
  }
  return { code: 'json-string-end', args: {}, start, end: start + text.length };
}

/** Whether a number continues, because `0x1F` and `012` begin like JSON numbers. */
const goesOn = (text: string, end: number): boolean => /[\w.]/.test(text.charAt(end));

function faultOf(type: TokenType, text: string, start: number, hasError: boolean): JsonFault | undefined {
  if (type === 'comment') return { code: 'json-comment', args: {}, start, end: start + text.length };
  return type === 'string' && hasError ? stringFault(text, start) : undefined;
}

/** A line that begins with a key or a bracket: the string of the line before lacks only its quote. */
const newLine = /[ \t]*\r?\n\s*(?:"(?:[^"\\\r\n]|\\.)*"\s*[:,\]}]|[\]}])/y;
const toQuote = /(?:[^"\\]|\\[\s\S])*"/y;

/** Returns a function that returns the end of a string that continues on the next lines; undefined if none does. */
function stringContinuation(text: string): (end: number) => number | undefined {
  let isSearched = false;
  return (end) => {
    newLine.lastIndex = end;
    if (isSearched || newLine.test(text)) return undefined;
    toQuote.lastIndex = end;
    isSearched = !toQuote.test(text);
    return isSearched ? undefined : toQuote.lastIndex;
  };
}

/**
 * Returns a function that reads the next token from an offset of a text, and skips white space. At the end it returns
 * `end` tokens.
 */
export function tokensOf(text: string, from: number): () => Token {
  const scanner = createScanner(text, false);
  const continuationOf = stringContinuation(text);
  scanner.setPosition(from);
  return () => {
    let kind = scanner.scan();
    while (isSpace(kind)) kind = scanner.scan();
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    const hasError = scanner.getTokenError() !== noError;
    const type = kinds[kind] ?? 'unknown';
    const isOddNumber = type === 'value' && (hasError || goesOn(text, end));
    const other = type === 'unknown' || isOddNumber ? foreignAt(text, start) : undefined;
    if (other) {
      scanner.setPosition(other.end);
      return other;
    }
    const piece = text.slice(start, end);
    const fault = faultOf(type, piece, start, hasError);
    const rest = fault?.code === 'json-string-end' ? continuationOf(end) : undefined;
    if (rest === undefined) return { type, start, end, text: piece, ...(fault && { fault }) };
    scanner.setPosition(rest);
    return { type, start, end: rest, text: text.slice(start, rest), ...(fault && { fault }) };
  };
}

/** The values of JSON tokens, and those that tokens with a fault probably mean. */
import { parseJson } from './parse-json.ts';
import type { Token } from './tokens.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', '\n': '' };

/** Returns the text between any quotes, with escape sequences of JavaScript; an unknown one is the character itself. */
const textBetween = (written: string): string =>
  written
    .replace(/^['"`]|['"`]$/g, '')
    .replace(/\\(?:u([\da-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, sign: string) =>
      hex === undefined ? (escapes[sign] ?? sign) : String.fromCharCode(Number.parseInt(hex, 16)),
    );

/** Returns the text of a string token or the name of a key. */
export function textOfToken({ type, text, fault }: Token): string {
  if (type !== 'string') return text;
  const value = fault ? undefined : parseJson(text)?.value;
  return typeof value === 'string' ? value : textBetween(text);
}

/** A number of JavaScript. */
const numberOf = (text: string): number => Number(text.replace(/n$/, ''));

/** Returns the value of a token; undefined if the text does not show it. */
export function valueOfToken(token: Token): unknown {
  const { type, text, fault } = token;
  // The parts of a template are not known.
  if (fault?.code === 'json-template' && text.includes('${')) return undefined;
  if (type === 'string') return textOfToken(token);
  if (!fault) return parseJson(text)?.value;
  if (fault.code === 'json-literal') return parseJson(String(fault.args.instead))?.value;
  return fault.code === 'json-number' ? numberOf(text) : undefined;
}

/** Reads values of measurements. A page may send anything: nothing here throws, and everything that is kept is short. */
import { own } from '../../../core/model/site-context/decoders.ts';
import { parseJson } from '../routes/parse-json.ts';
import type { FieldValue } from './measurement.ts';

/** Characters of a text, and of the name of a field. */
const longest = { text: 200, name: 60 } as const;

/** Fields of a measurement. */
const mostFields = 20;

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Returns a value as text; empty for one that is not text or a number. */
export function shortText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cut(value, longest.text) : '';
}

function fieldValue(value: unknown): FieldValue {
  if (typeof value === 'string') return cut(value, longest.text);
  if (typeof value === 'object' && value !== null) return cut(JSON.stringify(value), longest.text);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Returns the first fields, without those that have no value. */
export const shortFields = (fields: object): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .slice(0, mostFields)
      .map(([name, value]) => [cut(name, longest.name), fieldValue(value)]),
  );

/** Returns an object as it is, and an empty one for any other value. */
export const objectIn = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Returns the own properties of an object with these names. */
export const pick = (value: unknown, ...names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, own(value, name)]));

/** Returns the own properties of an object without those with these names. */
export const omit = (value: unknown, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(objectIn(value)).filter(([name]) => !names.includes(name)));

/** Parses the JSON in a field of a form. Other values are returned unchanged, invalid JSON as undefined. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return undefined;
  }
}

/** Returns a list as it is, and a list of the value for any other one. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns the path of a page without query and hash, from its URL or its path; undefined for other values. */
export function pagePath(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const path = URL.canParse(value) ? new URL(value).pathname : value;
  const end = path.search(/[?#]/);
  return shortText(end < 0 ? path : path.slice(0, end)) || undefined;
}

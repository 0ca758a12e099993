/** Fields of product data: each is read strictly, and the first invalid one is reported with its path. */
import { type Decoder, own } from '../../site-context/decoders.ts';
import type { messages } from './messages.en.ts';

/** The keys and indexes that lead to a value. */
export type DataPath = readonly (string | number)[];

/** An invalid field of product data. */
export interface ProductProblem {
  readonly code: keyof typeof messages;
  readonly path: DataPath;
  /** `field` is the path as text, such as `variants[3].price`; `val` is the value as JSON, cut to 40 characters. */
  readonly args: { readonly field: string; readonly val: string };
}

/** A value in product data, and its path. */
export interface DataField {
  readonly value: unknown;
  readonly path: DataPath;
  /** Collects the problems of all fields. */
  readonly problems: ProductProblem[];
}

const longest = 40;

/** The data comes from JSON or from a script, and a script's value may be cyclic. */
function preview(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, longest);
  } catch {
    return typeof value;
  }
}

const pathText = (path: DataPath): string => path.join('.').replace(/\.(\d+)/g, '[$1]') || 'product';

/** Reports the field as invalid. Returns undefined, its value. */
export function report({ value, path, problems }: DataField, code: ProductProblem['code']): undefined {
  problems.push({ code, path, args: { field: pathText(path), val: preview(value) } });
}

/** Empty text and null are treated as not set, as in the data of real sites. */
export const isSet = ({ value }: DataField): boolean => value !== undefined && value !== null && value !== '';

/** Returns the field at a key. */
export const fieldAt = ({ value, path, problems }: DataField, key: string): DataField => ({
  value: own(value, key),
  path: [...path, key],
  problems,
});

/** Returns the value of a field; undefined if it is not set, or invalid, which is reported. */
export function readField<T>(field: DataField, decode: Decoder<T>, code: ProductProblem['code']): T | undefined {
  return isSet(field) ? (decode(field.value) ?? report(field, code)) : undefined;
}

/** Returns the fields of a list; none if it is not set, or not a list, which is reported. */
export function fieldsIn(field: DataField): readonly DataField[] {
  const list = readField(field, (value) => (Array.isArray(value) ? value : undefined), 'product-list') ?? [];
  return list.map((value: unknown, at) => ({ value, path: [...field.path, at], problems: field.problems }));
}

/** Reads a flag, which some sites write as text. */
export const looseFlag: Decoder<boolean> = (value) =>
  typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined;

/** Reads an integer, which some sites write as text. */
export const integer: Decoder<number> = (value) => {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
};

/** Reads a measurement: 0 means that it is not known. */
export const measurement: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** Reads any text. */
export const anyText: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Returns whether a value is an object with keys, not a list. */
export const isObject: Decoder<object> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;

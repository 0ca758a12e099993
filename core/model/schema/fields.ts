/** Building blocks of the entities. Every function takes the description of the field, which the generated types and editors show. */
import { z } from 'zod';
import type { Severity } from '../finding.ts';
import { currencies, newerCurrencies } from '../vocabularies/currencies.ts';
import { kebabWord, type NumberTable, nameOf } from '../vocabularies/vocabulary.ts';
import { annotated, checked, type Fault, listed } from './issue.ts';

type Optional<Shape extends z.ZodRawShape> = { [K in keyof Shape]: z.ZodOptional<Shape[K]> };
type Entity<Shape extends z.ZodRawShape> = z.ZodObject<Optional<Shape>, z.core.$loose>;

/** The value of an entity of this shape. */
export type EntityValue<Shape extends z.ZodRawShape> = z.output<Entity<Shape>>;

/** A check of an entity as a whole, and the codes that it may report. */
interface Whole<Shape extends z.ZodRawShape> {
  readonly codes: readonly string[];
  readonly find: (value: EntityValue<Shape>) => readonly Fault[];
}

/** An object of which every key is optional and further keys pass. `name` becomes the name of its type. */
export function entity<Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  shape: Shape,
  { codes, find }: Whole<Shape> = { codes: [], find: () => [] },
): Entity<Shape> {
  // The result type of `partial` for this shape, which the type of zod expresses less simply.
  const base = z.looseObject(shape).partial() as Entity<Shape>;
  const all = codes.length > 0 ? checked(base, codes, find) : base;
  return annotated(all, { id: name, description });
}

/** Declares the value that applies where a value is missing or empty. */
export const byDefault = <S extends z.ZodType>(value: unknown, schema: S): S => schema.meta({ default: value });

export const flag = (description: string) => annotated(z.boolean(), { description });
export const text = (description: string) => annotated(z.string(), { description });
export const listOf = <Item extends z.ZodType>(description: string, item: Item) =>
  annotated(z.array(item), { description });

/** A whole number from 0. */
export const count = (description: string) => annotated(z.int().min(0), { description });

export const numberFrom = (min: number, max: number, description: string) =>
  annotated(z.number().min(min).max(max), { description });

/** Milliseconds since 1970. */
export const instant = (description: string) =>
  annotated(z.int(), { description: `${description} Milliseconds since 1970 (UTC), for example 1735689600000.` });

const idPattern = /^[0-9a-fA-F]{24}$/;

/** Whether a text is an id. */
export const isId = (text: string | undefined): text is string => text !== undefined && idPattern.test(text);

/** 24 hexadecimal digits. */
export const id = (description: string) =>
  annotated(z.string().regex(idPattern, 'entity-id'), { description: `${description} 24 hexadecimal digits.` });

/** A language tag, or the empty text. */
export const language = (description: string) =>
  z
    .string()
    .regex(/^$|^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{1,8})*$/, 'entity-language')
    .describe(description);

const scriptSchemes: readonly string[] = ['javascript:', 'vbscript:', 'data:'];

/** The platform's URL parser decides, so that tabs, newlines and letter case in a scheme cannot hide it. */
function schemeOf(url: string): string {
  try {
    return new URL(url, 'https://relative.invalid').protocol;
  } catch {
    return '';
  }
}

/** Most links; the platform's parser takes much longer to find out the same. */
const cannotRunScript = /^(?:https?:|[/?#]|$)/;

/** Returns the problem of a link that runs script. */
export function scriptFaults(url: string): readonly Fault<'entity-script-link'>[] {
  if (cannotRunScript.test(url)) return [];
  const scheme = schemeOf(url);
  return scriptSchemes.includes(scheme) ? [{ code: 'entity-script-link', args: { scheme } }] : [];
}

/** A URL or path that visitors follow; it must not run script. */
export const link = (description: string) =>
  annotated(checked(z.string(), ['entity-script-link'], scriptFaults), { description, format: 'uri-reference' });

const htmlObject = entity('HtmlText', 'HTML in an object; an empty object for no HTML.', {
  html: text('The HTML, for example <p>Open all year.</p>.'),
  raw: flag('Whether the HTML is shown unchanged.'),
});

/** HTML, which sites write as text, as null, or as an object that may lack it. */
export const html = (description: string) =>
  z
    .union([z.string(), z.null(), htmlObject])
    .describe(`${description} HTML as text, or an object such as { "html": "<p>Text</p>" }.`);

/** `1-3, 50` for 1, 2, 3 and 50. */
function ranges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const starts = sorted.filter((number) => !sorted.includes(number - 1));
  const ends = sorted.filter((number) => !sorted.includes(number + 1));
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}-${ends[at]}`)).join(', ');
}

/** Finds the problem of a number. */
export type FindNumberFaults = (number: number) => readonly Fault<'entity-newer-number' | 'entity-unknown-number'>[];

/**
 * Creates a function that finds the problem of a number that a vocabulary does not have, or that only newer sites use.
 * Contexts have long lists of numbers, so that a search of the names is slow.
 */
export function numberFinder(table: NumberTable, newer: NumberTable = {}): FindNumberFaults {
  const numbers: ReadonlySet<number> = new Set(Object.values(table));
  return (value) => {
    if (numbers.has(value)) return [];
    const name = nameOf(newer, value);
    if (name !== undefined) return [{ code: 'entity-newer-number', severity: 'info', args: { value, name } }];
    return [{ code: 'entity-unknown-number', args: { value, accepted: ranges(Object.values(table)) } }];
  };
}

/** The numbers of a vocabulary with their names: `1 classic, 2 cover-page`. */
const legend = (table: NumberTable): string =>
  Object.entries(table)
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');

/** A number of a vocabulary; the description lists the names. Numbers of the `newer` vocabulary are accepted with a note. */
export const numberOf = (description: string, table: NumberTable, newer: NumberTable = {}) =>
  listed(z.number(), [...Object.values(table), ...Object.values(newer)], numberFinder(table, newer)).describe(
    `${description} ${legend(table)}.`,
  );

/** A number of a vocabulary that is too long to be listed in types and schemas. */
export const numberIn = (description: string, table: NumberTable, newer: NumberTable) =>
  checked(z.int(), ['entity-newer-number', 'entity-unknown-number'], numberFinder(table, newer)).describe(description);

/** Returns the problem of a value that is not in a list. The empty text means no value. */
export const wordFaults = (
  value: string,
  values: readonly string[],
  severity: Severity = 'error',
): readonly Fault<'entity-unknown-word'>[] =>
  value === '' || values.includes(value)
    ? []
    : [{ code: 'entity-unknown-word', args: { value, accepted: values.join(', ') }, allowedValues: values, severity }];

/**
 * A value of a vocabulary as site data contains it, or the empty text. A value that falls back to a default gets a
 * warning.
 */
export const wordOf = (description: string, values: readonly string[], severity?: Severity) =>
  listed(z.string(), ['', ...values], (value) => wordFaults(value, values, severity)).describe(description);

/**
 * A value of a vocabulary in any letter case, with hyphens, underscores or spaces, or as `MinimalDark`, if it is
 * unambiguous.
 */
const alike = (word: string): string =>
  kebabWord(word.trim().replace(/(?<=[a-z])(?=[A-Z])/g, '-')).replaceAll(' ', '-');

const nameFaults = (value: string, table: NumberTable, ofNumber: FindNumberFaults): readonly Fault[] => {
  if (/^-?\d+$/.test(value)) return ofNumber(Number(value));
  return wordFaults(alike(value), Object.keys(table)).map((fault) => ({ ...fault, args: { ...fault.args, value } }));
};

/** The specification has the names, pages have the numbers; both are accepted. */
export function nameOrNumberOf(description: string, table: NumberTable, newer: NumberTable = {}) {
  const ofNumber = numberFinder(table, newer);
  return checked(z.union([z.string(), z.number()]), ['entity-unknown-number', 'entity-unknown-word'], (value) =>
    typeof value === 'number' ? ofNumber(value) : nameFaults(value, table, ofNumber),
  ).meta({
    description: `${description} Name or number: ${legend(table)}.`,
    examples: [...Object.keys(table), ...Object.values(table)],
  });
}

const codes = currencies.map(({ code }) => code);
const newerCodes = newerCurrencies.map(({ code }) => code);
const isNewer = (value: string): boolean => newerCodes.some((code) => code === value);

/** The code of a supported currency, such as `EUR`. */
export const currencyCode = (description: string) =>
  listed(z.string(), [...codes, ...newerCodes], (value) =>
    isNewer(value) ? [{ code: 'entity-newer-word', severity: 'info', args: { value } }] : wordFaults(value, codes),
  ).describe(description);

/** Converts the values of a vocabulary to capitals: `opt-in` -> `OPT_IN`. */
export const inCapitals = (values: readonly string[]): readonly string[] =>
  values.map((value) => value.toUpperCase().replaceAll('-', '_'));

/** The value of a vocabulary in lower case, as in the specification, or in capitals, as in sites. */
export const inAnyCase = (values: readonly string[]): readonly string[] => [...inCapitals(values), ...values];

/** Makes a schema also accept null, which sites use for values that are not set. */
export const orNull = <S extends z.ZodType>(schema: S) =>
  z.union([schema, z.null()]).describe(schema.description ?? '');

/**
 * A value of a vocabulary in block data: another value falls back to the default, and null, "" and "undefined" mean
 * unset.
 */
export const looseWord = (description: string, values: readonly string[]) =>
  orNull(wordOf(description, [...values, 'undefined'], 'warn'));

/** A flag, which older sites write as text; null, "" and "undefined" mean unset. */
export const looseFlag = (description: string) =>
  z.union([z.boolean(), wordOf('', ['true', 'false', 'undefined']), z.null()]).describe(description);

/** The upper limit of a number, and whether it must be a whole number. */
interface LooseLimits {
  readonly max?: number;
  readonly isWhole?: boolean;
  /** Whether the number must be above 0. */
  readonly isPositive?: boolean;
}

/** A number from `min`, which sites also write as text; null, "" and "undefined" mean unset. */
export const looseNumber = (
  min: number,
  description: string,
  { max = Infinity, isWhole = false, isPositive = false }: LooseLimits = {},
) =>
  checked(
    z.union([z.number(), z.string(), z.null()]),
    ['entity-number', 'entity-too-small', 'entity-not-positive', 'entity-too-big', 'entity-whole-number'],
    (value) => {
      if (value === null || value === '' || value === 'undefined') return [];
      const number = Number(value);
      if (Number.isNaN(number)) return [{ code: 'entity-number' }];
      if (number < min) return [{ code: 'entity-too-small', args: { min } }];
      if (isPositive && number <= 0) return [{ code: 'entity-not-positive' }];
      if (number > max) return [{ code: 'entity-too-big', args: { max } }];
      return isWhole && !Number.isInteger(number) ? [{ code: 'entity-whole-number' }] : [];
    },
  ).describe(description);

/** Text, which sites also write as a number. */
export const looseText = (description: string) => z.union([z.string(), z.number(), z.null()]).describe(description);

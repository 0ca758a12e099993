/** What the entities are built of. Every function takes the field's description, which reaches types and editors. */
import { z } from 'zod';
import { currencies, newerCurrencies } from '../vocabularies/currencies.ts';
import { type NumberTable, nameOf } from '../vocabularies/vocabulary.ts';
import { type Fault, faults } from './issue.ts';

/** An object of which every key is optional and further keys pass. `name` becomes the name of its type. */
export const entity = <Shape extends z.ZodRawShape>(name: string, description: string, shape: Shape) =>
  z.looseObject(shape).partial().meta({ id: name, description });

export const flag = (description: string) => z.boolean().describe(description);
export const text = (description: string) => z.string().describe(description);
export const listOf = <Item extends z.ZodType>(description: string, item: Item) => z.array(item).describe(description);

/** A whole number from 0. */
export const count = (description: string) => z.int().min(0).describe(description);

export const numberFrom = (min: number, max: number, description: string) =>
  z.number().min(min).max(max).describe(description);

/** Milliseconds since 1970. */
export const instant = (description: string) => z.int().describe(`${description} Milliseconds since 1970.`);

const idPattern = /^[0-9a-fA-F]{24}$/;

/** Whether a text is an id. */
export const isId = (text: string | undefined): text is string => text !== undefined && idPattern.test(text);

/** 24 hexadecimal digits. */
export const id = (description: string) => z.string().regex(idPattern, 'context-id').describe(description);

/** A language tag, or nothing. */
export const language = (description: string) =>
  z
    .string()
    .regex(/^$|^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{1,8})*$/, 'context-language')
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

/** A URL or path that visitors follow; it must not run script. */
export const link = (description: string) =>
  z
    .string()
    .superRefine(
      faults((url) => {
        const scheme = schemeOf(url);
        return scriptSchemes.includes(scheme) ? [{ code: 'context-script-link', args: { scheme } }] : [];
      }),
    )
    .meta({ description, format: 'uri-reference' });

const htmlObject = entity('HtmlText', 'HTML in an object, which lacks it when it is empty.', {
  html: text('The HTML.'),
  raw: flag('Whether it is shown as it is.'),
});

/** HTML, which sites write as text, as null, or as an object that may lack it. */
export const html = (description: string) =>
  z.union([z.string(), z.null(), htmlObject]).describe(`${description} HTML.`);

/** `1-3, 50` for 1, 2, 3 and 50. */
function ranges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const starts = sorted.filter((number) => !sorted.includes(number - 1));
  const ends = sorted.filter((number) => !sorted.includes(number + 1));
  return starts.map((start, at) => (start === ends[at] ? `${start}` : `${start}-${ends[at]}`)).join(', ');
}

/** What is wrong with a number of a vocabulary: unknown to all, or known to newer sites only. */
export function numberFaults(value: number, table: NumberTable, newer: NumberTable = {}): readonly Fault[] {
  if (nameOf(table, value) !== undefined) return [];
  const name = nameOf(newer, value);
  if (name !== undefined) return [{ code: 'context-newer-number', severity: 'info', args: { value, name } }];
  return [{ code: 'context-unknown-number', args: { value, accepted: ranges(Object.values(table)) } }];
}

/** A number of a vocabulary; those of the `newer` one pass with a note. */
export const numberOf = (description: string, table: NumberTable, newer: NumberTable = {}) =>
  z
    .number()
    .superRefine(faults((value) => numberFaults(value, table, newer)))
    .meta({ description, enum: [...new Set([...Object.values(table), ...Object.values(newer)])] });

/** What is wrong with a word of a list; the empty text stands for none. */
export const wordFaults = (value: string, words: readonly string[]): readonly Fault[] =>
  value === '' || words.includes(value)
    ? []
    : [{ code: 'context-unknown-word', args: { value, accepted: words.join(', ') }, words }];

/** A word as site data writes it, or the empty text. */
export const wordOf = (description: string, words: readonly string[]) =>
  z
    .string()
    .superRefine(faults((value) => wordFaults(value, words)))
    .meta({ description, enum: ['', ...words] });

const codes = currencies.map(({ code }) => code);
const newerCodes = newerCurrencies.map(({ code }) => code);
const isNewer = (value: string): boolean => newerCodes.some((code) => code === value);

/** ISO 4217 code of a supported currency. */
export const currencyCode = (description: string) =>
  z
    .string()
    .superRefine(
      faults((value) =>
        isNewer(value) ? [{ code: 'context-newer-word', severity: 'info', args: { value } }] : wordFaults(value, codes),
      ),
    )
    .meta({ description, enum: [...codes, ...newerCodes] });

/** Words of a vocabulary in capitals: `opt-in` -> `OPT_IN`. */
export const inCapitals = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.toUpperCase().replaceAll('-', '_'));

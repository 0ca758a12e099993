/** The text of the choice cookie: `2.1732226400.functional-1.marketing-0`, version, second of the answer, answers. */
import { type ConsentChoices, optionalCategories } from '../vocabularies/consent-categories.ts';

export interface KeptChoices {
  /** Version of the policy that the visitor answered (docs/spec.md#runtime-4: banner version 2). */
  readonly version: number;
  /** When it was answered, in seconds since 1970. */
  readonly time: number;
  readonly choices: ConsentChoices;
}

const numberIn = (text = ''): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN);

/** Reads the answers in a cookie; returns undefined for invalid text. Never throws: any script may have written it. */
export function readKeptChoices(text: string): KeptChoices | undefined {
  const [first, second, ...answers] = text.split('.');
  const [version, time] = [numberIn(first), numberIn(second)];
  if (Number.isNaN(version + time)) return undefined;
  const isGiven = (answer: string): boolean => answers.includes(answer);
  const entries = optionalCategories
    // Both answers to one question are none.
    .filter((category) => isGiven(`${category}-1`) !== isGiven(`${category}-0`))
    .map((category) => [category, isGiven(`${category}-1`)]);
  return { version, time, choices: Object.fromEntries(entries) };
}

/** The text of answers, made of characters that no cookie has to encode. */
export const keptChoicesText = ({ version, time, choices }: KeptChoices): string =>
  [
    version,
    time,
    ...optionalCategories.flatMap((category) =>
      Object.hasOwn(choices, category) ? `${category}-${Number(choices[category])}` : [],
    ),
  ].join('.');

/** The text of the choice cookie, such as `2.1732226400.functional-1.marketing-0`: version, Unix time, answers. */
import { type ConsentChoices, optionalCategories } from '../vocabularies/consent-categories.ts';

/** The answers in the choice cookie. */
export interface StoredChoices {
  /** Version of the policy that the visitor answered (docs/spec.md#runtime-4: banner version 2). */
  readonly version: number;
  /** When it was answered, in seconds since 1970. */
  readonly time: number;
  readonly choices: ConsentChoices;
}

const numberIn = (text = ''): number => (/^\d{1,12}$/.test(text) ? Number(text) : Number.NaN);

/** Reads the answers in a cookie; returns undefined for invalid text. Never throws: any script may have written it. */
export function readStoredChoices(text: string): StoredChoices | undefined {
  const [first, second, ...answers] = text.split('.');
  const [version, time] = [numberIn(first), numberIn(second)];
  if (Number.isNaN(version + time)) return undefined;
  const isGiven = (answer: string): boolean => answers.includes(answer);
  const entries = optionalCategories
    // Contradictory answers to a category count as no answer.
    .filter((category) => isGiven(`${category}-1`) !== isGiven(`${category}-0`))
    .map((category) => [category, isGiven(`${category}-1`)]);
  return { version, time, choices: Object.fromEntries(entries) };
}

/** Returns the answers in a cookie; none if its text is invalid or they answer an older version of the policy. Never throws. */
export function validChoices(text: string, policyVersion: number): ConsentChoices {
  const stored = readStoredChoices(text);
  return stored && stored.version >= policyVersion ? stored.choices : {};
}

/** Formats answers as text whose characters need no encoding in a cookie. */
export const storedChoicesText = ({ version, time, choices }: StoredChoices): string =>
  [
    version,
    time,
    ...optionalCategories.flatMap((category) =>
      Object.hasOwn(choices, category) ? `${category}-${Number(choices[category])}` : [],
    ),
  ].join('.');

/**
 * Words as data: every text that a person reads has a code, unique across the project, and lives in a messages
 * file. A text is a string with `{name}` places, or one string for each plural category of its locale.
 */
import type { MessageArgs } from './finding.ts';

/** Texts by plural category (CLDR: zero, one, two, few, many, other) or exact number (`=0`); `n` decides. */
export type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>> & {
  readonly other: string;
};

export type Words = string | PluralWords;

/** A messages file: texts by code. */
export type WordTable = Readonly<Record<string, Words>>;

/** What to say: the code of a text and the values that it is filled with. */
export interface Phrase<Code extends string = string> {
  readonly code: Code;
  readonly args: MessageArgs;
}

const fill = (text: string, args: MessageArgs): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(args, name) ? String(args[name]) : place));

/** The text for `args` in `locale`. The argument `n` is the number that chooses among plurals. */
export function say(words: Words, args: MessageArgs = {}, locale = 'en'): string {
  if (typeof words === 'string') return fill(words, args);
  const n = Number(args.n);
  return fill(words[`=${n}`] ?? words[new Intl.PluralRules(locale).select(n)] ?? words.other, args);
}

/** The plural keys that `locale` does not have, by code (widgets 5: plural keys are checked against the locale). */
export function invalidPluralKeys(table: WordTable, locale: string): readonly { code: string; key: string }[] {
  const valid: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.entries(table).flatMap(([code, words]) =>
    typeof words === 'string'
      ? []
      : Object.keys(words)
          .filter((key) => !valid.includes(key) && !/^=\d+$/.test(key))
          .map((key) => ({ code, key })),
  );
}

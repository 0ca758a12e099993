/** Message templates: every text for visitors and developers has a code that is unique in the project, and is defined in a messages file. */
import type { MessageArgs } from './finding.ts';

/** Texts by plural category (CLDR: zero, one, two, few, many, other) or exact number (`=0`), selected by the argument `n`. */
export type PluralTemplate = Readonly<Partial<Record<Intl.LDMLPluralRule | `=${number}`, string>>> & {
  readonly other: string;
};

/** A text with `{name}` placeholders, or one such text for each plural category. */
export type MessageTemplate = string | PluralTemplate;

/** The content of a messages file: templates by code. */
export type MessageTable = Readonly<Record<string, MessageTemplate>>;

/** A message that is not formatted yet: the code of its template and the values of its placeholders. */
export interface MessageRef<Code extends string = string> {
  readonly code: Code;
  readonly args: MessageArgs;
}

const fill = (text: string, args: MessageArgs): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(args, name) ? String(args[name]) : placeholder,
  );

/** Formats a message template with `args`. The argument `n` selects the plural category of `locale`. */
export function formatMessage(template: MessageTemplate, args: MessageArgs = {}, locale = 'en'): string {
  if (typeof template === 'string') return fill(template, args);
  const n = Number(args.n);
  return fill(template[`=${n}`] ?? template[new Intl.PluralRules(locale).select(n)] ?? template.other, args);
}

/** Returns the plural keys of `table` that `locale` does not have, by code (docs/spec.md#widgets-5). */
export function invalidPluralKeys(table: MessageTable, locale: string): readonly { code: string; key: string }[] {
  const valid: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.entries(table).flatMap(([code, template]) =>
    typeof template === 'string'
      ? []
      : Object.keys(template)
          .filter((key) => !valid.includes(key) && !/^=\d+$/.test(key))
          .map((key) => ({ code, key })),
  );
}

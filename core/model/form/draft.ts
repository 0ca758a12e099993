/** Entries of forms in the session storage. */

/** The names of all entries of forms start with it. */
export const formEntries = 'site-form';

const entryName =
  (kind: string) =>
  (formId: string, path: string, index = 0): string =>
    `${kind}:${formId}${index > 0 ? `#${index}` : ''}:${path}`;

/**
 * Returns the name of a draft. The same form on two pages has two drafts. Forms with the same id on one page are
 * distinguished by their `index` in document order, from 0.
 */
export const draftName = entryName(formEntries);

/** Returns the name of the entry for the result of `keyToRemember`. */
export const pendingKeyName = entryName(`${formEntries}-key`);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses a draft: texts by the name of their controls. Ignores anything that is not part of a draft. */
export function readDraft(stored: unknown): ReadonlyMap<string, readonly string[]> {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(
    entries.flatMap((entry): [string, readonly string[]][] => {
      if (!Array.isArray(entry)) return [];
      const [name, texts]: readonly unknown[] = entry;
      return isText(name) && Array.isArray(texts) ? [[name, texts.filter(isText)]] : [];
    }),
  );
}

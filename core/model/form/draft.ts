/** What is kept of a form that is not sent yet, in the session storage: never a secret. */

const nameOf =
  (what: string) =>
  (formId: string, path: string, index = 0): string =>
    `${what}:${formId}${index > 0 ? `#${index}` : ''}:${path}`;

/**
 * Under which name a draft is kept: forms with the same id on two pages are two drafts, and so are those on one page,
 * told apart by their `index` among the page's forms of that id, in the order of the document, from 0.
 */
export const draftName = nameOf('site-form');

/** Under which name what `keyToRemember` gives is kept, beside the draft. */
export const pendingKeyName = nameOf('site-form-key');

const isText = (value: unknown): value is string => typeof value === 'string';

/** What controls held, by what they are called; nothing of what no draft is made of, and nothing is thrown. */
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

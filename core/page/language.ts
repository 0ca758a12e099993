/** The language and direction that the page declares, and messages in other languages. */
import type { MessageArgs } from '../model/finding.ts';
import { formatMessage, type MessageTable } from '../model/message-format.ts';
import { composedParent } from './composed-tree.ts';
import { siteContext } from './context.ts';
import { pageService, type Store, store } from './page.ts';
import { unclobber, windowOf } from './unclobber.ts';

export type { MessageTable } from '../model/message-format.ts';

/** Returns the language of an element: the nearest `lang`, the site's language, or English. */
export function languageOf(element: Element): string {
  for (let node: Element | null = element; node; node = composedParent(node)) {
    const lang = unclobber(node).getAttribute('lang');
    if (lang) return lang;
  }
  return siteContext(element.ownerDocument).get().website?.language ?? 'en';
}

/** Counts changes of `lang` and `dir` anywhere in the document: one observer for all elements of the page. */
export const languageChanges = (document: Document): Store<number> =>
  pageService(document, 'language-changes', () => {
    const changes = store(0);
    const { MutationObserver } = windowOf(document);
    new MutationObserver(() => changes.set(changes.get() + 1)).observe(document, {
      attributes: true,
      attributeFilter: ['lang', 'dir'],
      subtree: true,
    });
    return changes;
  });

const tables = (document: Document): Map<string, MessageTable> =>
  pageService(document, 'messages', () => new Map<string, MessageTable>());

/** Adds messages in a language (a tag such as `de-CH`); elements on the page use them from their next render on. */
export function addMessages(language: string, messages: MessageTable, document: Document = globalThis.document): void {
  const known = tables(document);
  const key = language.toLowerCase();
  known.set(key, { ...known.get(key), ...messages });
  const changes = languageChanges(document);
  changes.set(changes.get() + 1);
}

/**
 * Returns the languages in which messages are looked up, in order: `zh-Hant-TW`, `zh-Hant`, `zh`
 * (https://www.rfc-editor.org/rfc/rfc4647#section-3.4).
 */
const candidates = (language: string): string[] => {
  const parts = language.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
};

/**
 * Formats messages in the language of the element, or in the nearest more general language that has them, or in
 * English.
 */
export function messageFormatter(
  element: Element,
  english: MessageTable,
): (code: string, args?: MessageArgs) => string {
  const known = tables(element.ownerDocument);
  const languages = candidates(languageOf(element)).filter((language) => known.has(language));
  return (code, args) => {
    const language = languages.find((one) => known.get(one)?.[code] !== undefined);
    return formatMessage((language && known.get(language)?.[code]) ?? english[code] ?? code, args, language);
  };
}

/** The language and direction that the page declares, and messages in other languages. */
import type { MessageArgs } from '../model/finding.ts';
import { formatMessage, type MessageTable, type MessageTemplate } from '../model/message-format.ts';
import { composedParent } from './composed-tree.ts';
import { siteContext } from './context.ts';
import { reportFailure } from './failure.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';
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
  // Tags have fewer parts than this; those of hostile pages may have thousands.
  const parts = language.toLowerCase().split('-', 8);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
};

type Translation = LazyModule<{ readonly messages: MessageTable }>;

/** The languages of this package. Prerendered markup with messages in one of them names its module. */
const translations: ReadonlyMap<string | undefined, Translation> = new Map([
  ['de', lazyModule((_retry) => import('./translations/de.ts'), 'messages-de')],
  ['fr', lazyModule((_retry) => import('./translations/fr.ts'), 'messages-fr')],
  ['es', lazyModule((_retry) => import('./translations/es.ts'), 'messages-es')],
  ['ar', lazyModule((_retry) => import('./translations/ar.ts'), 'messages-ar')],
]);

/** The number of language changes at which each translation was last requested without success; infinite during a request. */
const requests = new WeakMap<Document, Map<Translation, number>>();

/** Loads a translation. After a failure, the next change of language loads it again. */
function requestTranslation(translation: Translation, document: Document): void {
  const changes = languageChanges(document);
  const requested = requests.get(document) ?? new Map<Translation, number>();
  requests.set(document, requested);
  if ((requested.get(translation) ?? -1) >= changes.get()) return;
  requested.set(translation, Infinity);
  translation.load().then(
    () => changes.set(changes.get() + 1),
    (cause) => {
      requested.set(translation, changes.get());
      reportFailure(document, { code: 'translation-missing', args: { name: translation.name ?? '' }, cause });
    },
  );
}

/** A message that is not formatted yet, and the language of its plural categories. */
interface FoundMessage {
  readonly template: MessageTemplate;
  readonly language: string | undefined;
}

/**
 * Finds messages in the language of the element: those that the page has added, in that language or in the nearest more general one, then
 * those of this package, then the English ones. A translation of this package that is not loaded yet is requested; a server
 * passes `onNeeded` to load it before it renders again.
 */
export function messageFinder(
  element: Element,
  english: MessageTable,
  onNeeded?: (translation: LazyModule<unknown>) => void,
): (code: string) => FoundMessage {
  const { ownerDocument } = element;
  const known = tables(ownerDocument);
  const languages = candidates(languageOf(element));
  const primary = languages.at(-1);
  const translation = translations.get(primary);
  return (code) => {
    for (const language of languages) {
      const template = known.get(language)?.[code];
      if (template !== undefined) return { template, language };
    }
    if (translation) {
      if (onNeeded) onNeeded(translation);
      else if (!translation.loaded) requestTranslation(translation, ownerDocument);
    }
    const template = translation?.loaded?.messages[code];
    // Without the property, an addition of the page to Object.prototype would be read.
    return template === undefined
      ? { template: english[code] ?? code, language: undefined }
      : { template, language: primary };
  };
}

/** Formats the messages that `messageFinder` finds. */
export function messageFormatter(
  ...given: Parameters<typeof messageFinder>
): (code: string, args?: MessageArgs) => string {
  const find = messageFinder(...given);
  return (code, args) => {
    const { template, language } = find(code);
    return formatMessage(template, args, language);
  };
}

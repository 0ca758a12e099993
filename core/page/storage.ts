/**
 * Values that persist after the page or the visit (docs/spec.md#runtime-9: an expiry is optional, expired values are
 * removed). Never throws: where the browser or the visitor denies storage, values last as long as the page.
 */
import { jsonText } from '../model/json-text.ts';
import { formatMessage } from '../model/message-format.ts';
import type { ConsentCategory } from '../model/vocabularies/consent-categories.ts';
import { consent } from './consent.ts';
import { messages } from './messages.en.ts';
import { pageService } from './page.ts';
import { unclobber } from './unclobber.ts';

/** `local` persists after the visit, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Validates a parsed value, which any script may have written; returns undefined when it is not valid. */
export type Decoder<Value> = (value: unknown) => Value | undefined;

/** How long a value is stored, and the consent it needs. */
export interface KeepOptions {
  /** Milliseconds until the value expires. */
  readonly lifetime?: number;
  /** The category that the visitor must have allowed; without that consent the value lasts only as long as the page. */
  readonly category?: ConsentCategory;
}

/** Stores values by key. Where the browser denies storage, values are kept in memory until the page is closed. */
export interface PageStorage {
  /** Returns the value, if it has not expired and `read` accepts it. */
  readonly get: <Value>(key: string, read: Decoder<Value>) => Value | undefined;
  /** Stores a value that JSON can represent. */
  readonly set: (key: string, value: unknown, options?: KeepOptions) => void;
  /** Removes the value from storage and memory. */
  readonly remove: (key: string) => void;
  /** Removes the values of all keys that start with this text. */
  readonly removeAll: (start: string) => void;
  /** Returns whether the browser allows this storage. */
  readonly isAvailable: () => boolean;
}

/** Distinguishes these keys from those of other scripts of the site. */
const prefix = 'site:';

/** Returns the key of the entry in the browser's storage. */
export const entryOf = (key: string): string => prefix + key;

/** Returns a member of an entry, unvalidated; `undefined` when the text is not valid JSON or has no such member. */
function memberOf(text: string, name: 'value' | 'expires' | 'category'): unknown {
  try {
    return Object.assign(Object.create(null), JSON.parse(text))[name];
  } catch {
    return undefined;
  }
}

/** Returns the value of an entry; `undefined` when the entry is unreadable or has expired. */
function valueIn(text: string, now: number): unknown {
  const expires = memberOf(text, 'expires');
  return typeof expires === 'number' && expires <= now ? undefined : memberOf(text, 'value');
}

/** Removes the entries of some categories. */
function removeCategories(storage: Storage, categories: readonly string[]): void {
  for (const entry of Object.keys(storage).filter((key) => key.startsWith(prefix))) {
    const category = memberOf(storage.getItem(entry) ?? '', 'category');
    if (categories.some((name) => name === category)) storage.removeItem(entry);
  }
}

/** Values that the browser refuses to store are kept in memory, which is read first. */
function create(document: Document, area: StorageArea): PageStorage {
  const memory = new Map<string, string>();
  let hasWarned = false;

  /** Denied storage throws on the first access, full storage on writing. */
  function attempt<Result>(step: (storage: Storage) => Result): Result | undefined {
    try {
      const window = unclobber(document).defaultView ?? globalThis;
      return step(area === 'local' ? window.localStorage : window.sessionStorage);
    } catch (cause) {
      if (!hasWarned) console.warn(`site-elements: ${formatMessage(messages['storage-failed'], { area })}`, cause);
      hasWarned = true;
      return undefined;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(entryOf(key)));
  }

  function removeAll(start: string): void {
    const entries = [...[...memory.keys()].map(entryOf), ...(attempt(Object.keys) ?? [])];
    for (const entry of entries) if (entry.startsWith(entryOf(start))) remove(entry.slice(prefix.length));
  }

  function set(key: string, value: unknown, { lifetime, category }: KeepOptions = {}): void {
    const text = jsonText({ value, category, expires: lifetime === undefined ? undefined : Date.now() + lifetime });
    remove(key);
    const isAllowed = !category || consent(document).allows(category);
    memory.set(key, text);
    if (!isAllowed) return;
    attempt((storage) => {
      storage.setItem(entryOf(key), text);
      memory.delete(key);
    });
  }

  function get<Value>(key: string, read: Decoder<Value>): Value | undefined {
    const text = memory.get(key) ?? attempt((storage) => storage.getItem(entryOf(key))) ?? undefined;
    if (text === undefined) return undefined;
    const value = valueIn(text, Date.now());
    const accepted = value === undefined ? undefined : read(value);
    if (accepted === undefined) remove(key);
    return accepted;
  }

  /** Removes the values of categories that the visitor now refuses. */
  function forgetRefused(): void {
    const refused = Object.entries(consent(document).choices()).flatMap(([name, answer]) => (answer ? [] : name));
    if (refused.length > 0) attempt((storage) => removeCategories(storage, refused));
  }

  consent(document).subscribe(forgetRefused);
  forgetRefused();
  return { get, set, remove, removeAll, isAvailable: () => attempt((storage) => storage.length) !== undefined };
}

/** Returns the storage of an area for this page. Warns once if the browser denies storage. */
export const pageStorage = (area: StorageArea, document: Document = globalThis.document): PageStorage =>
  pageService(document, `storage-${area}`, () => create(document, area));

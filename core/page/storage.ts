/**
 * Values that outlive the page or the visit (docs/spec.md#runtime-9: an expiry is optional, what has expired is removed). Never
 * throws: where the browser or the visitor denies storage, values last as long as the page.
 */
import { jsonText } from '../model/json-text.ts';
import { formatMessage } from '../model/message-format.ts';
import type { ConsentCategory } from '../model/vocabularies/consent-categories.ts';
import { consent } from './consent.ts';
import { messages } from './messages.en.ts';
import { pageService } from './page.ts';

/** `local` outlives the visit, `session` ends with the tab. */
export type StorageArea = 'local' | 'session';

/** Makes of JSON what the caller expects, or nothing: anybody may have written it. */
export type Read<Value> = (value: unknown) => Value | undefined;

/** How long a value is kept, and whether it may be. */
export interface KeepOptions {
  /** Milliseconds until the value counts as gone. */
  readonly lifetime?: number;
  /** What the visitor must have agreed to: until then the value lasts as long as the page, and no longer than that. */
  readonly category?: ConsentCategory;
}

/** Values by key: whatever the browser denies, it answers as if it were allowed, until the page ends. */
export interface PageStorage {
  /** The value, if there is one that has not expired and that `read` accepts. */
  readonly get: <Value>(key: string, read: Read<Value>) => Value | undefined;
  /** Keeps a value that JSON can hold. */
  readonly set: (key: string, value: unknown, options?: KeepOptions) => void;
  /** Forgets the value, wherever it is kept. */
  readonly remove: (key: string) => void;
}

/** Ours, among what other scripts of the site keep. */
const prefix = 'site:';
const keyOf = (key: string): string => prefix + key;

/** A member of an entry, as unknown as whatever stands in storage; `undefined` where there is none. */
function memberOf(text: string, name: 'value' | 'expires' | 'category'): unknown {
  try {
    return Object.assign(Object.create(null), JSON.parse(text))[name];
  } catch {
    return undefined;
  }
}

/** The value in the text of an entry; `undefined` for one that is unreadable or has expired. */
function valueIn(text: string, now: number): unknown {
  const expires = memberOf(text, 'expires');
  return typeof expires === 'number' && expires <= now ? undefined : memberOf(text, 'value');
}

/** What the browser's storage refuses goes to the page's own memory, which is looked at first. */
function create(document: Document, area: StorageArea): PageStorage {
  const memory = new Map<string, string>();
  let hasWarned = false;

  /** Denied storage throws on the first touch, full storage on writing. */
  function attempt<Result>(step: (storage: Storage) => Result): Result | undefined {
    try {
      const window = document.defaultView ?? globalThis;
      return step(area === 'local' ? window.localStorage : window.sessionStorage);
    } catch (cause) {
      if (!hasWarned) console.warn(`site-elements: ${formatMessage(messages['storage-failed'], { area })}`, cause);
      hasWarned = true;
      return undefined;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(keyOf(key)));
  }

  function set(key: string, value: unknown, { lifetime, category }: KeepOptions = {}): void {
    const text = jsonText({ value, category, expires: lifetime === undefined ? undefined : Date.now() + lifetime });
    remove(key);
    const isAllowed = !category || consent(document).allows(category);
    memory.set(key, text);
    if (!isAllowed) return;
    attempt((storage) => {
      storage.setItem(keyOf(key), text);
      memory.delete(key);
    });
  }

  function get<Value>(key: string, read: Read<Value>): Value | undefined {
    const text = memory.get(key) ?? attempt((storage) => storage.getItem(keyOf(key))) ?? undefined;
    if (text === undefined) return undefined;
    const value = valueIn(text, Date.now());
    const accepted = value === undefined ? undefined : read(value);
    if (accepted === undefined) remove(key);
    return accepted;
  }

  /** What was kept with a consent that is now refused goes. */
  function forgetRefused(): void {
    const refused = Object.entries(consent(document).choices()).flatMap(([name, answer]) => (answer ? [] : name));
    if (refused.length === 0) return;
    attempt((storage) => {
      const ours = Object.keys(storage).filter((key) => key.startsWith(prefix));
      for (const key of ours) {
        const category = memberOf(storage.getItem(key) ?? '', 'category');
        if (refused.some((name) => name === category)) storage.removeItem(key);
      }
    });
  }

  consent(document).subscribe(forgetRefused);
  forgetRefused();
  return { get, set, remove };
}

/** The page's storage of an area; tells one warning for all that it could not keep. */
export const pageStorage = (area: StorageArea, document: Document = globalThis.document): PageStorage =>
  pageService(document, `storage-${area}`, () => create(document, area));

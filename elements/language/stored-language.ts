/** The language that the visitor has chosen, on this page or an earlier one of the site. */
import { dayMs } from '../../core/model/day-ms.ts';
import { pageStorage } from '../../core/page/storage.ts';
import { canonicalTag } from './model/tags.ts';

const key = 'site-language';
const lifetime = 365 * dayMs;

const readTag = (value: unknown): string | undefined => (typeof value === 'string' ? canonicalTag(value) : undefined);

export const storedLanguage = (document: Document): string | undefined =>
  pageStorage('local', document).get(key, readTag);

/** Stores the language; without functional consent only until the page is closed. */
export const storeLanguage = (document: Document, tag: string): void =>
  pageStorage('local', document).set(key, tag, { lifetime, category: 'functional' });

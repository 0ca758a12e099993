/**
 * Slugs: titles as parts of URLs. Text is lowercased, spaces become hyphens, and other characters are removed
 * (docs/spec.md#runtime-5). Letters and digits of every script stay; accents of Latin, Greek and Cyrillic letters are
 * removed.
 */
import type { TextFilter } from '../vocabularies/pages.ts';

const accents = /[\u0300-\u036f]/g;

const plain = (text: string): string => text.normalize('NFKD').replace(accents, '').normalize('NFC').toLowerCase();

/** The text filters by name (docs/spec.md#widgets-3, "Text filter names"): they clean the value during typing. */
export const textFilters = {
  'url-slug': (text: string): string =>
    plain(text)
      .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
      .replace(/[\s-]+/g, '-'),
  'url-slug-with-slash': (text: string): string =>
    plain(text)
      .replace(/[^\p{L}\p{M}\p{N}\s/-]/gu, '')
      .replace(/[\s-]+/g, '-')
      .replace(/\/{2,}/g, '/'),
} as const satisfies Readonly<Record<TextFilter, (text: string) => string>>;

const trimmed = (text: string): string => text.replace(/^-+|(?<!-)-+$/g, '');

/** Returns the slug of a title: `meet-the-sponsors` for `Meet the sponsors!`. */
export const slug = (title: string): string => trimmed(textFilters['url-slug'](title));

/** Returns a path whose parts are slugs. */
export const slugPath = (path: string): string =>
  textFilters['url-slug-with-slash'](path)
    .split('/')
    .map(trimmed)
    .join('/')
    .replace(/\/{2,}/g, '/');

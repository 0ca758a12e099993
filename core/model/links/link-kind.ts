/** The kind of a link, determined from its `href` alone (docs/spec.md#runtime-2, "link categories"). */
import type { LinkCategory } from '../vocabularies/pages.ts';
import { panelPath } from './collection-panel.ts';

/** Finer than the categories: each kind has its own check. `misc` is any scheme that has none. */
export type LinkKind =
  | 'empty'
  | 'anchor'
  | 'internal'
  | 'panel'
  | 'file'
  | 'external'
  | 'malformed'
  | 'tel'
  | 'sms'
  | 'mailto'
  | 'javascript'
  | 'ftp'
  | 'misc';

const categories: Readonly<Record<LinkKind, LinkCategory>> = {
  empty: 'empty',
  anchor: 'anchor',
  internal: 'content-link',
  panel: 'content-link',
  file: 'file-link',
  external: 'external-link',
  malformed: 'malformed-protocol',
  tel: 'misc-protocol',
  sms: 'misc-protocol',
  mailto: 'misc-protocol',
  javascript: 'misc-protocol',
  ftp: 'misc-protocol',
  misc: 'misc-protocol',
};

/** The first match wins, so the order matters. */
const patterns: readonly (readonly [LinkKind, RegExp])[] = [
  ['empty', /^$/],
  ['anchor', /^#/],
  ['external', /^(?:https?:)?\/\/[^/\s\\]/i],
  ['panel', panelPath],
  ['file', /^\/s\//],
  ['tel', /^tel:/i],
  ['sms', /^sms:/i],
  ['mailto', /^mailto:/i],
  ['javascript', /^javascript:/i],
  ['ftp', /^ftp:\/\/[^/\s]/i],
  // In turn: http and ftp without their two slashes or a host; http with a slip of the finger (no scheme is made of
  // these four letters but http and https); a colon lost (`https//x`); a Windows path, or one of a Windows
  // network; a host without a scheme, which a
  // browser takes for a file of that name.
  [
    'malformed',
    /^(?:(?:https?|ftp):|[htps]{3,7}:\/|https?[;.]?\/\/|\w+:\\|\\\\[^\\/]+\\|[a-z]:|:\/\/|www\.[^/\s]+\.[a-z])/i,
  ],
  ['misc', /^[a-z][a-z\d+.-]*:/i],
];

/** Matches most links of a site as a shortcut: none of the patterns matches them. */
const plainPath = /^(?!www\.|\\\\|\/s\/|\/pages\/|\/\/)[^#:](?:[^:/]|\/(?!\/))*$/i;

/**
 * Normalizes the text of a link as browsers do: removes surrounding white space, and line ends and tabs inside it
 * (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export const normalizeHref = (href: string): string => href.trim().replace(/[\t\r\n]/g, '');

/** Returns the kind of a link whose text is normalized. */
export const kindOfNormalized = (text: string): LinkKind =>
  plainPath.test(text) ? 'internal' : (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'internal');

/** Returns the kind of a link. A link without a scheme is a path on this site. */
export const linkKind = (href: string): LinkKind => kindOfNormalized(normalizeHref(href));

/** Returns the category of a link in site-builder data. */
export const linkCategory = (href: string): LinkCategory => categories[linkKind(href)];

/** Parses and writes URLs of a saved site, and the names that saving tools give to its files. */
import { createHash } from 'node:crypto';
import { platformHosts } from '../../../core/model/images/address.ts';
import { decoded } from '../../../core/model/links/decoded.ts';
import { normalizeHref } from '../../../core/model/links/link-kind.ts';

/** The parts of a URL by which its file is found. The fragment is not part of it. */
export interface UrlParts {
  /** In lower case, without port; undefined for a URL without a host. */
  readonly host: string | undefined;
  /** Empty for the default ports of http and https. */
  readonly port: string;
  readonly path: string;
  /** Without its `?`. */
  readonly query: string;
}

const withHost = /^(?:https?:)?\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;
const withoutHost = /^([^?#]*)(?:\?([^#]*))?/;
const scheme = /^[a-z][a-z\d+.-]*:/i;

/** Parses a URL as written in a page. Returns undefined for schemes other than http and https. */
export function parseUrl(url: string): UrlParts | undefined {
  const text = normalizeHref(url).replaceAll('\\', '/');
  const [, authority, pathname = '', search = ''] = withHost.exec(text) ?? [];
  if (authority !== undefined) {
    const name = authority.slice(authority.lastIndexOf('@') + 1);
    const [end = '', digits = ''] = /:(\d{0,10})$/.exec(name) ?? [];
    const host = name.slice(0, name.length - end.length).toLowerCase();
    const port = digits && String(Number(digits));
    const isDefault = port === '80' || port === '443';
    return { host, port: isDefault ? '' : port, path: pathname, query: search };
  }
  if (scheme.test(text)) return undefined;
  const [, path = '', query = ''] = withoutHost.exec(text) ?? [];
  return { host: undefined, port: '', path, query };
}

/** Whether the host belongs to the site builder. */
export const isPlatformHost = (host: string): boolean =>
  platformHosts.some((one) => host === one || host.endsWith(`.${one}`));

/** Decodes one segment of a path, unless that would add a separator. */
function decodeSegment(segment: string): string {
  const text = decoded(segment);
  return /[/\\\0]/.test(text) ? segment : text;
}

/**
 * Resolves the path of a URL from a folder, both as segments. Returns undefined if the path leads out of the first
 * folder.
 */
export function resolveSegments(path: string, folder: readonly string[]): readonly string[] | undefined {
  const segments = path.startsWith('/') ? [] : [...folder];
  for (const written of path.split('/')) {
    const one = written.includes('%') ? decodeSegment(written) : written;
    if (one === '..' && segments.pop() === undefined) return undefined;
    if (one !== '' && one !== '.' && one !== '..') segments.push(one);
  }
  return segments;
}

/** Whether the path of a URL names a folder. */
export const isFolderPath = (path: string): boolean => /(?:^|\/)\.{0,2}$/.test(path);

const loneSurrogate = /[\ud800-\udfff]/gu;

/** Characters that would end a URL in CSS or in an attribute are encoded, even those that a path may contain. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(loneSurrogate, '\ufffd'))
    .replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
    .replace(/%(?:24|2B|3D|40)/g, decodeURIComponent);

/**
 * Returns the relative URL from one path of the site to another. It contains only characters that need no escaping in
 * HTML, in `srcset` and in CSS. A path that ends with `/` is a folder.
 */
export function relativeUrl(from: string, to: string): string {
  const folder = from.split('/').slice(0, -1);
  const target = to.split('/');
  let shared = 0;
  while (shared < folder.length && shared < target.length - 1 && folder[shared] === target[shared]) shared++;
  const down = target.slice(shared).map(encodeSegment).join('/');
  return '../'.repeat(folder.length - shared) + down || './';
}

/** Text that `normalize` would return unchanged, at a much higher cost. */
const plainText = /^[ -*,-~]*$/;

/** Returns a form of a segment in which a plus sign equals a space, because tools convert one to the other. */
export const foldSegment = (segment: string): string =>
  plainText.test(segment) ? segment : segment.normalize('NFC').replaceAll('+', ' ');

/** Returns a form of a query that can be compared, without the extension that tools append to it in file names. */
export const foldQuery = (query: string): string => foldSegment(decoded(query)).replace(/\.(?:html?|css|js)$/i, '');

/** The name of a saved file, and the query of its URL if the tool wrote it into the name. */
export interface SavedName {
  readonly name: string;
  readonly query: string;
}

const parameterName = /^[\w.~-]+$/;

/**
 * Separates the query in the name of a file: `a.jpg?format=500w`, `a.jpg@format=500w` and `a-format=500w.jpg` are
 * `a.jpg` with the query `format=500w`.
 */
export function splitSavedName(file: string): SavedName {
  const text = decodeSegment(file);
  const equals = text.indexOf('=');
  const sign = Math.max(text.lastIndexOf('?', equals), text.lastIndexOf('@', equals));
  if (equals > 0 && sign > 0 && parameterName.test(text.slice(sign + 1, equals)))
    return { name: foldSegment(text.slice(0, sign)), query: foldQuery(text.slice(sign + 1)) };
  const dash = text.lastIndexOf('-', equals);
  const dot = text.lastIndexOf('.');
  if (dash > 0 && dot > equals && /^\w+$/.test(text.slice(dash + 1, equals)))
    return { name: foldSegment(text.slice(0, dash) + text.slice(dot)), query: foldQuery(text.slice(dash + 1, dot)) };
  return { name: foldSegment(text), query: '' };
}

/** Returns the name that HTTrack gives to the file of a URL with a query: four digits of its MD5 precede the extension. */
export function hashedName(name: string, query: string): string {
  const dot = name.lastIndexOf('.');
  const hash = createHash('md5').update(query).digest('hex').slice(0, 4);
  return dot > 0 ? `${name.slice(0, dot)}${hash}${name.slice(dot)}` : name + hash;
}

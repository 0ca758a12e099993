/** Finds the paths that the pages of a site link to, and those that match no file. */

import type { Severity } from '../../../core/model/finding.ts';
import { decoded } from '../../../core/model/links/decoded.ts';
import { linkKind, normalizeHref } from '../../../core/model/links/link-kind.ts';
import { isBareAddress } from '../../../core/model/links/mailto.ts';
import type { Finding, SkippedRule, SkipReason } from '../../finding.ts';
import { dirname, join, normalize } from '../../text/paths.ts';
import type { StringInterner } from '../../text/string-interner.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { links, type PageLink } from '../page/links.ts';
import { attributeOf, type Page, type Range, valueRange } from '../page/page.ts';
import { baseOf, pathFromBase } from '../page/page-base.ts';
import { elementUrls, frameUrls, type PageResource } from '../page/resources.ts';
import { isAllowedTarget } from '../rules/anchor-target.ts';

/** The id of the rule about paths, which needs all pages of a site. */
export const internalPath = 'internal-path';

/** The folder that root-relative paths of a site resolve to. */
export interface SiteRoot {
  /** Absolute, with `/`. */
  readonly folder: string;
  /** The folder that page names are relative to, absolute. The root may be above it. */
  readonly base: string;
  /** Whether an option or the settings name the root; otherwise it was found by its index page. */
  readonly isExplicit: boolean;
}

/** The data of a page that paths are checked with. */
export interface PagePaths {
  readonly file: string;
  /** The paths that the page links to, each once; `undefined` if they cannot be resolved. */
  readonly paths: readonly string[] | undefined;
  /** The paths of the files that the page loads, each once; `undefined` if they cannot be resolved. */
  readonly resources: readonly string[] | undefined;
  /** Paths of the site that its contexts name. */
  readonly contextPaths: readonly string[];
  /** The paths of collections, which have items, categories, tags and months below them. */
  readonly collections: readonly string[];
}

// Paths that the platform, a server or `serve` answers without a file: the API, cart and account, the editor, collection
// panels.
const answeredByServer =
  /^\/(?:api|cart|checkout|commerce|account|search|config|mock|cdn-cgi|\.well-known|_[^/]*|pages\/[\da-f]{24})(?:\/|$)/i;

/** Returns the path of a URL that leads to a page or file of its site, without query and fragment. */
export function sitePath(href: string): string | undefined {
  const text = normalizeHref(href).replaceAll('\\', '/');
  if (text === '' || text.startsWith('#') || text.startsWith('?') || linkKind(text) !== 'internal') return undefined;
  // The rule `link` reports an email address without mailto:.
  if (isBareAddress(text)) return undefined;
  const path = text.replace(/[?#].*$/s, '');
  if (path === '' || isDynamic(text) || isDynamic(decoded(path)) || answeredByServer.test(path)) return undefined;
  return path;
}

const plainName = /^[\w-]+$/;

/**
 * Removes the name of a fragment, which the path of the URL does not depend on: a page may link to many fragments of one
 * page. Other fragments are kept, because they may contain a placeholder.
 */
export function withoutFragmentName(url: string): string {
  const end = url.lastIndexOf('#') + 1;
  return end > 0 && plainName.test(url.slice(end)) ? url.slice(0, end) : url;
}

/** Whether the link navigates to a page or file, and is not handled by a script or a server. */
const isPlainLink = (link: PageLink, page: Page): boolean =>
  isAllowedTarget(link, page) && !attributeOf(link.element, 'download');

/** Whether a URL ends with the extension of a file. Frames and players with other URLs load pages. */
export const hasExtension = (url: string): boolean => /\.[a-z\d]+$/i.test(sitePath(url) ?? '');

/** Returns the URLs of pages inside a page. */
const embeddedPages = (page: Page): readonly PageResource[] =>
  [...frameUrls(page), ...elementUrls(page)].filter(({ url }) => !hasExtension(url));

/** A URL that may be that of a page, with its place. */
interface PageUrl {
  readonly url: string;
  /** Whether it leads to a page or file without a script or a server. */
  readonly isPlain: () => boolean;
  readonly range: () => Range;
}

const pageUrls = (page: Page): readonly PageUrl[] => [
  ...links(page).map((link) => ({
    url: link.href.value,
    isPlain: () => isPlainLink(link, page),
    range: () => valueRange(link.href, page.source.text),
  })),
  ...embeddedPages(page).map(({ url, start, end }) => ({ url, isPlain: () => true, range: () => ({ start, end }) })),
];

/** Returns why the paths of a page cannot be resolved from its text; undefined if they can. */
export const unknownPathsReason = (page: Page): SkipReason | undefined => {
  const base = baseOf(page);
  if (base.kind === 'unknown') return base.reason;
  return page.isWhole ? undefined : 'fragment';
};

/** Returns the paths that a page links to, each once. Returns undefined if they cannot be resolved. */
export function pathsOf(page: Page, texts: StringInterner): readonly string[] | undefined {
  if (unknownPathsReason(page) !== undefined) return undefined;
  const base = baseOf(page);
  const paths = new Set(pageUrls(page).map(({ url }) => texts.derived(withoutFragmentName(url), sitePath)));
  return [...paths]
    .filter((path) => path !== undefined)
    .map((path) => (base.kind === 'path' ? texts.intern(pathFromBase(path, base)) : path));
}

/** Returns the rule as skipped if the paths of a page cannot be resolved. */
export function skippedPaths(page: Page): readonly SkippedRule[] {
  const reason = unknownPathsReason(page);
  if (reason === undefined || !pageUrls(page).some((one) => sitePath(one.url) !== undefined && one.isPlain()))
    return [];
  return [{ rule: internalPath, file: page.source.file, reason }];
}

interface Site {
  /** Files and folders, in lower case and without trailing slashes; files also without their extensions. */
  readonly known: ReadonlySet<string>;
  /** Collections, in the same form. A server answers paths below them that cannot be listed. */
  readonly collections: ReadonlySet<string>;
}

const normalizeCase = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '');

/** Returns the URL path of a file, such as `/blog/index.html`, or undefined for a file outside of the site. */
export function addressOf(file: string, { base, folder }: Pick<SiteRoot, 'base' | 'folder'>): string | undefined {
  const path = file.startsWith('/') ? file : join(base, file);
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(start) ? path.slice(start.length - 1) : undefined;
}

/** Returns the path and all folders above it, except the root. */
const upwards = (path: string): readonly string[] => {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - index).join('/'));
};

/**
 * Returns the paths under which a server may serve the file: its own, that without the extension, and those of its
 * folders.
 */
const pathsTo = (address: string): readonly string[] => [...upwards(address), address.replace(/\.[^./]+$/, '')];

function siteOf(pages: readonly PagePaths[], files: Iterable<string>, root: SiteRoot): Site {
  const known = new Set<string>(['']);
  const addresses = pages.flatMap(({ file }) => addressOf(file, root) ?? []);
  for (const address of [...addresses, ...files]) for (const path of pathsTo(address)) known.add(normalizeCase(path));
  for (const path of pages.flatMap(({ contextPaths }) => contextPaths)) known.add(normalizeCase(path));
  const collections = new Set(pages.flatMap((page) => page.collections).map(normalizeCase));
  collections.delete('');
  return { known, collections };
}

const isIn = ({ known, collections }: Site, path: string): boolean =>
  known.has(path) || (collections.size > 0 && upwards(path).some((above) => collections.has(above)));

/** Resolves a path from the URL path of a file. Returns undefined if it leaves a root that was only found. */
export function target(
  path: string,
  address: string,
  { isExplicit }: Pick<SiteRoot, 'isExplicit'>,
): string | undefined {
  const plain = decoded(path);
  if (plain.startsWith('/')) return normalize(plain);
  const from = join(dirname(address).slice(1), plain);
  return from.startsWith('..') && !isExplicit ? undefined : normalize(`/${from}`);
}

/** Returns a function like `target` that keeps the results for the last folder: pages of a folder link to the same pages. */
export function targetFinder(root: SiteRoot): (path: string, address: string) => string | undefined {
  let folder: string | undefined;
  let known = new Map<string, string | undefined>();
  return (path, address) => {
    const own = dirname(address);
    if (own !== folder) {
      folder = own;
      known = new Map();
    }
    const found = known.get(path);
    if (found !== undefined || known.has(path)) return found;
    const to = target(path, address, root);
    known.set(path, to);
    return to;
  };
}

/** Removes the first segment, as for `/shop/about` on a site that is served below `/shop`. */
const withoutFirst = (path: string): string => path.replace(/^\/[^/]+/, '');
const firstOf = (path: string): string => /^\/[^/]+/.exec(path)?.[0] ?? '';

/**
 * Returns the first segment of the paths below which the site is served: it is not a folder here, and most of the
 * root-relative paths that match a file do so only without it. A single path may be a mistake.
 */
function servedBelow(paths: Iterable<string>, site: Site): string | undefined {
  const counts = new Map<string, number>();
  for (const path of new Set(paths)) {
    const first = isIn(site, path) ? '' : firstOf(path);
    const rest = withoutFirst(path);
    if (first === '' || (rest !== '' && !site.known.has(first) && isIn(site, rest)))
      counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].find(([first, count]) => first !== '' && count > Math.max(1, all / 2))?.[0];
}

interface ResolvedPaths {
  /** The paths that match no file, by the file that links to them. */
  readonly missing: ReadonlyMap<string, ReadonlySet<string>>;
  /** The path below which the site is served, such as `/shop`, if it is not a folder here. */
  readonly servedBelow: string | undefined;
}

/** Resolves the links of pages. `files` are the URL paths of files that are not pages. */
export function resolvePaths(pages: readonly PagePaths[], root: SiteRoot, files: Iterable<string> = []): ResolvedPaths {
  const site = siteOf(pages, files, root);
  const find = targetFinder(root);
  const resolved = (kind: 'paths' | 'resources') =>
    pages.flatMap(({ file, [kind]: paths = [] }) => {
      const address = addressOf(file, root);
      return address === undefined ? [] : paths.map((path) => ({ file, path, to: find(path, address) }));
    });
  const all = resolved('paths');
  const fromRoot = all
    .concat(root.isExplicit ? [] : resolved('resources'))
    .flatMap(({ path, to }) => (to !== undefined && decoded(path).startsWith('/') ? normalizeCase(to) : []));
  const base = root.isExplicit ? undefined : servedBelow(fromRoot, site);
  const isThere = (path: string): boolean =>
    isIn(site, path) || (firstOf(path) === base && isIn(site, withoutFirst(path)));
  const missing = new Map<string, Set<string>>();
  for (const { file, path, to } of all) {
    if (to === undefined || isThere(normalizeCase(to))) continue;
    missing.set(file, (missing.get(file) ?? new Set()).add(path));
  }
  return { missing, servedBelow: base };
}

/** Returns the findings for the links of a page with one of these paths. */
export const pathProblems = (
  page: Page,
  severity: Severity,
  isMissing: (path: string) => boolean,
): readonly Finding[] =>
  pageUrls(page).flatMap(({ url, isPlain, range }) => {
    const written = sitePath(url);
    const path = written === undefined ? written : pathFromBase(written, baseOf(page));
    return path !== undefined && isMissing(path) && isPlain()
      ? [{ code: 'internal-path-missing', severity, args: { path: truncate(path) }, ...range() }]
      : [];
  });

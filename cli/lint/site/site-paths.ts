/** Paths within a site: which ones its pages link to, and which of them lead to nothing. */

import type { Severity } from '../../../core/model/finding.ts';
import { decoded } from '../../../core/model/links/decoded.ts';
import { linkKind, normalizeHref } from '../../../core/model/links/link-kind.ts';
import type { Finding, SkippedRule, SkipReason } from '../../finding.ts';
import { dirname, join, normalize } from '../../text/paths.ts';
import type { StringInterner } from '../../text/string-interner.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { links, type PageLink } from '../page/links.ts';
import { attributeOf, type Page, valueRange } from '../page/page.ts';
import { baseOf, pathFromBase } from '../page/page-base.ts';
import { isAllowedTarget } from '../rules/anchor-target.ts';

/** The rule about paths, which needs all pages of a site. */
export const internalPath = 'internal-path';

const skip = (file: string, reason: SkipReason): SkippedRule => ({ rule: internalPath, file, reason });

/** The folder that a site's paths begin in. */
export interface SiteRoot {
  /** Absolute, with `/`. */
  readonly folder: string;
  /** The folder that names of pages begin in, absolute: the root may stand above it. */
  readonly base: string;
  /** Whether an option or the settings name the root; otherwise it was found by its index page. */
  readonly isExplicit: boolean;
}

/** A page, as far as paths matter. */
export interface PagePaths {
  readonly file: string;
  /** Every path that it links to, once; `undefined` where other things may stand behind its links. */
  readonly paths: readonly string[] | undefined;
  /** Paths of the site that its contexts name. */
  readonly contextPaths: readonly string[];
  /** Those of collections, which have items, categories, tags and months below. */
  readonly collections: readonly string[];
}

// What the platform, a server or `serve` answers without a file: the API, cart and account, the editor, collection panels.
const answeredByServer =
  /^\/(?:api|cart|checkout|commerce|account|search|config|mock|cdn-cgi|\.well-known|_[^/]*|pages\/[\da-f]{24})(?:\/|$)/i;

/** The path of a link that leads to a page or file of its site, without query and fragment. */
function sitePath(href: string): string | undefined {
  const text = normalizeHref(href).replaceAll('\\', '/');
  if (text === '' || text.startsWith('#') || text.startsWith('?') || linkKind(text) !== 'internal') return undefined;
  const path = text.replace(/[?#].*$/s, '');
  if (path === '' || isDynamic(text) || isDynamic(decoded(path)) || answeredByServer.test(path)) return undefined;
  return path;
}

/** Links that a script or a server may answer. */
const isPlain = (link: PageLink): boolean => isAllowedTarget(link) && !attributeOf(link.element, 'download');

/** Why the text does not show where the paths of a page lead; `undefined` where it does. */
const unknownPathsReason = (page: Page): SkipReason | undefined => {
  const base = baseOf(page);
  if (base.kind === 'unknown') return base.reason;
  return page.isWhole ? undefined : 'fragment';
};

/** Every path that a page links to, once; nothing where its text does not show where they lead. */
export function pathsOf(page: Page, texts: StringInterner): readonly string[] | undefined {
  if (unknownPathsReason(page) !== undefined) return undefined;
  const base = baseOf(page);
  const paths = new Set(links(page).map(({ href }) => texts.derived(href.value, sitePath)));
  return [...paths]
    .filter((path) => path !== undefined)
    .map((path) => (base.kind === 'path' ? texts.intern(pathFromBase(path, base)) : path));
}

/** The rule, where the text does not show where the paths of a page lead. */
export function skippedPaths(page: Page): readonly SkippedRule[] {
  const reason = unknownPathsReason(page);
  if (reason === undefined || !links(page).some((link) => sitePath(link.href.value) !== undefined && isPlain(link)))
    return [];
  return [skip(page.source.file, reason)];
}

interface Site {
  /** Files and folders, in small letters and without ending slashes; files also without their endings. */
  readonly known: ReadonlySet<string>;
  /** Collections, in the same form. A server answers paths below them that cannot be listed. */
  readonly collections: ReadonlySet<string>;
}

const normalizeCase = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The address of a file in the site, as `/blog/index.html`, or nothing outside. */
export function addressOf(file: string, { base, folder }: Pick<SiteRoot, 'base' | 'folder'>): string | undefined {
  const path = file.startsWith('/') ? file : join(base, file);
  const start = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(start) ? path.slice(start.length - 1) : undefined;
}

/** The path and all folders above it, but not the root. */
const upwards = (path: string): readonly string[] => {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - index).join('/'));
};

/** Every path under which a server may give the file: itself, without its ending, its folders. */
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

/** `/shop/about` of a site that is served below `/shop`. */
const withoutFirst = (path: string): string => path.replace(/^\/[^/]+/, '');
const firstOf = (path: string): string => /^\/[^/]+/.exec(path)?.[0] ?? '';

/**
 * The first part of paths below which the site is served: no folder here, and of all paths from the root that lead
 * anywhere, most do so only without it. One alone may be a slip.
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

/** The paths that lead to nothing, by the file that links to them. `files` are addresses of what is no page. */
export function missingPaths(
  pages: readonly PagePaths[],
  root: SiteRoot,
  files: Iterable<string> = [],
): ReadonlyMap<string, ReadonlySet<string>> {
  const site = siteOf(pages, files, root);
  const all = pages.flatMap(({ file, paths = [] }) => {
    const address = addressOf(file, root);
    return address === undefined ? [] : paths.map((path) => ({ file, path, to: target(path, address, root) }));
  });
  const fromRoot = all.flatMap(({ path, to }) =>
    to !== undefined && decoded(path).startsWith('/') ? normalizeCase(to) : [],
  );
  const base = root.isExplicit ? undefined : servedBelow(fromRoot, site);
  const isThere = (path: string): boolean =>
    isIn(site, path) || (firstOf(path) === base && isIn(site, withoutFirst(path)));
  const missing = new Map<string, Set<string>>();
  for (const { file, path, to } of all) {
    if (to === undefined || isThere(normalizeCase(to))) continue;
    missing.set(file, (missing.get(file) ?? new Set()).add(path));
  }
  return missing;
}

/** The pages whose paths cannot be followed, as no root is known or as they lie outside of it. */
export const pagesWithoutRoot = (pages: readonly PagePaths[], root: SiteRoot | undefined): readonly SkippedRule[] =>
  pages
    .filter(({ paths = [] }) => paths.length > 0)
    .flatMap(({ file }) => {
      if (!root) return [skip(file, 'no-site-root')];
      return addressOf(file, root) === undefined ? [skip(file, 'outside-site-root')] : [];
    });

/** The pages with paths that lead to nothing here, where a server may answer them all the same. */
export const rewrittenPages = (missing: ReadonlyMap<string, unknown>): readonly SkippedRule[] =>
  [...missing.keys()].map((file) => skip(file, 'rewritten-paths'));

/** The findings for the links of a page with one of these paths. */
export const pathProblems = (
  page: Page,
  severity: Severity,
  isMissing: (path: string) => boolean,
): readonly Finding[] =>
  links(page)
    .map((link) => ({ link, written: sitePath(link.href.value) }))
    .map(({ link, written }) => ({ link, path: written === undefined ? written : pathFromBase(written, baseOf(page)) }))
    .flatMap(({ link, path }) =>
      path !== undefined && isMissing(path) && isPlain(link)
        ? [
            {
              code: 'internal-path-missing',
              severity,
              args: { path: truncate(path) },
              ...valueRange(link.href, page.source.text),
            },
          ]
        : [],
    );

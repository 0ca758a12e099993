/** Paths within a site: which ones its pages link to, and which of them lead to nothing. */
import type { Severity } from '../../core/model/finding.ts';
import { decoded } from '../../core/model/links/decoded.ts';
import { cleanHref, linkKind } from '../../core/model/links/link-kind.ts';
import { clipped } from './clipped.ts';
import { isDynamic } from './dynamic.ts';
import { links, type PageLink } from './links.ts';
import { attributeOf, type Page, valueRange } from './page.ts';
import { dirname, join, normalize } from './paths.ts';
import type { Located } from './rule.ts';
import { mayLead } from './rules/anchor-target.ts';
import type { Texts } from './texts.ts';

/** The folder that a site's paths begin in. */
export interface SiteRoot {
  /** As pages are named: relative to the working directory, `''` for itself. */
  readonly folder: string;
  /** Whether somebody said so; otherwise a page called index stands in it. */
  readonly isTold: boolean;
}

/** A page, as far as paths matter. */
export interface Linking {
  readonly file: string;
  /** Every path that it links to, once; `undefined` where other things may stand behind its links. */
  readonly paths: readonly string[] | undefined;
  /** Paths of the site that its contexts name. */
  readonly named: readonly string[];
}

// What the platform, a server or `serve` answers without a file: the API, cart and account, the editor, collection panels.
const answered =
  /^\/(?:api|cart|checkout|commerce|account|search|config|mock|cdn-cgi|\.well-known|_[^/]*|pages\/[\da-f]{24})(?:\/|$)/i;

/** The path of a link that leads to a page or file of its site, without query and fragment. */
export function sitePath(href: string): string | undefined {
  const text = cleanHref(href).replaceAll('\\', '/');
  if (text === '' || text.startsWith('#') || text.startsWith('?') || linkKind(text) !== 'internal') return undefined;
  const path = text.replace(/[?#].*$/s, '');
  if (path === '' || isDynamic(text) || isDynamic(decoded(path)) || answered.test(path)) return undefined;
  return path;
}

/** Links that a script or a server may answer. */
const isPlain = (link: PageLink): boolean => mayLead(link) && !attributeOf(link.element, 'download');

/** Every path that a page links to, once; nothing where it is a part of a page, which may be put anywhere. */
export function pathsOf(page: Page, texts: Texts): readonly string[] | undefined {
  if (!page.isSelfContained) return undefined;
  const paths = new Set(links(page).map(({ href }) => texts.derived(href.value, sitePath)));
  return [...paths].filter((path) => path !== undefined);
}

interface Site {
  /** Files and folders, in small letters and without ending slashes; files also without their endings. */
  readonly known: ReadonlySet<string>;
}

const small = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The address of a file in the site, or nothing outside. */
export function addressOf(file: string, { folder }: Pick<SiteRoot, 'folder'>): string | undefined {
  if (folder === '') return file.startsWith('../') ? undefined : `/${file}`;
  return file.startsWith(`${folder}/`) ? file.slice(folder.length) : undefined;
}

/** Every path under which a server may give the file: itself, without its ending, its folders. */
function pathsTo(address: string): readonly string[] {
  const parts = address.split('/');
  const folders = parts.map((_, index) => parts.slice(0, index).join('/'));
  return [address, address.replace(/\.[^./]+$/, ''), ...folders];
}

function siteOf(pages: readonly Linking[], files: Iterable<string>, root: SiteRoot): Site {
  const known = new Set<string>(['']);
  for (const file of [...pages.map((page) => page.file), ...files]) {
    const address = addressOf(file, root);
    for (const path of address === undefined ? [] : pathsTo(address)) known.add(small(path));
  }
  for (const path of pages.flatMap(({ named }) => named)) known.add(small(path));
  return { known };
}

/** Where a path leads to from a file; nothing where it leaves a root that nobody told. */
function target(path: string, address: string, { isTold }: SiteRoot): string | undefined {
  const plain = decoded(path);
  if (plain.startsWith('/')) return small(normalize(plain));
  const from = join(dirname(address).slice(1), plain);
  return from.startsWith('..') && !isTold ? undefined : small(normalize(`/${from}`));
}

/** `/shop/about` of a site that is served below `/shop`. */
const withoutFirst = (path: string): string => path.replace(/^\/[^/]+/, '');
const firstOf = (path: string): string => /^\/[^/]+/.exec(path)?.[0] ?? '';

/** First parts of paths that are no folder here, and with which links lead to what is here: where the site is served. */
const basesOf = (paths: Iterable<string>, { known }: Site): ReadonlySet<string> =>
  new Set(
    [...paths]
      .filter((path) => !known.has(firstOf(path)) && withoutFirst(path) !== '' && known.has(withoutFirst(path)))
      .map(firstOf),
  );

/** The paths that lead to nothing, by the file that links to them. `files` are those of the site that are no pages. */
export function missingPaths(
  pages: readonly Linking[],
  root: SiteRoot,
  files: Iterable<string> = [],
): ReadonlyMap<string, ReadonlySet<string>> {
  const site = siteOf(pages, files, root);
  const all = pages.flatMap(({ file, paths = [] }) => {
    const address = addressOf(file, root);
    return address === undefined ? [] : paths.map((path) => ({ file, path, to: target(path, address, root) }));
  });
  const bases = basesOf(new Set(all.flatMap(({ to }) => to ?? [])), site);
  const isThere = (path: string): boolean =>
    site.known.has(path) || (bases.has(firstOf(path)) && site.known.has(withoutFirst(path)));
  const missing = new Map<string, Set<string>>();
  for (const { file, path, to } of all) {
    if (to === undefined || isThere(to)) continue;
    missing.set(file, (missing.get(file) ?? new Set()).add(path));
  }
  return missing;
}

/** What is said of the links of a page with one of these paths. */
export const pathProblems = (
  page: Page,
  severity: Severity,
  isMissing: (path: string) => boolean,
): readonly Located[] =>
  links(page)
    .map((link) => ({ link, path: sitePath(link.href.value) }))
    .flatMap(({ link, path }) =>
      path !== undefined && isMissing(path) && isPlain(link)
        ? [
            {
              code: 'internal-path-missing',
              severity,
              args: { path: clipped(path) },
              ...valueRange(link.href, page.source.text),
            },
          ]
        : [],
    );

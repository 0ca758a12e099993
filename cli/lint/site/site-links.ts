/** Checks links between pages. Each page is read once; its targets are compared after all pages have been read. */

import { decoded } from '../../../core/model/links/decoded.ts';
import { linkKind, normalizeHref } from '../../../core/model/links/link-kind.ts';
import type { PlacedFinding, SkippedRule } from '../../finding.ts';
import { dirname, join } from '../../text/paths.ts';
import { positionAt, type Source } from '../../text/source.ts';
import { truncate } from '../../text/truncate.ts';
import { isDynamic } from '../page/dynamic.ts';
import { links } from '../page/links.ts';
import { type Page, type Range, valueRange } from '../page/page.ts';
import { baseOf, pathFromBase } from '../page/page-base.ts';
import { hasTarget, type Targets } from '../page/targets.ts';
import { anchorTarget, isAllowedTarget, needsTarget, withoutTextFragment } from '../rules/anchor-target.ts';
import { addressOf, type SiteRoot, target } from './site-paths.ts';

/** A link that is valid only if another page has its target, with its range in the text. */
export interface SiteLink extends Range {
  /** Without query and fragment. */
  readonly path: string;
  /** With its `#`. */
  readonly fragment: string;
}

/** The data of a page that links between pages are checked with. */
export interface LinkedPage {
  readonly file: string;
  /** `undefined` if something else may add IDs to the page. */
  readonly targets: Targets | undefined;
  /** Links with a fragment to other pages. */
  readonly links: readonly SiteLink[];
}

/** Returns the links with a fragment to other pages of the site, with their paths as written. */
function fragmentLinks(page: Page): readonly SiteLink[] {
  const leadsElsewhere = baseOf(page).kind === 'path';
  return links(page).flatMap((link) => {
    const { value } = link.href;
    if (!value.includes('#')) return [];
    const text = withoutTextFragment(normalizeHref(value));
    const [, path = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(#.+)$/s.exec(text) ?? [];
    if (path === '' && (!leadsElsewhere || !text.startsWith('#'))) return [];
    if (!needsTarget.test(fragment) || isDynamic(text) || !isAllowedTarget(link, page)) return [];
    if (path !== '' && linkKind(path) !== 'internal') return [];
    return [{ path, fragment, ...valueRange(link.href, page.source.text) }];
  });
}

/** Returns the links with a fragment to other pages of the site; none if the base of the page is unknown. */
export function siteLinks(page: Page): readonly SiteLink[] {
  const base = baseOf(page);
  if (base.kind === 'unknown') return [];
  return fragmentLinks(page).map((link) => ({ ...link, path: pathFromBase(link.path, base) }));
}

/**
 * Returns the rule as skipped if the base of the page is unknown, so that its links to other pages cannot be resolved.
 */
export function skippedLinks(page: Page): readonly SkippedRule[] {
  const base = baseOf(page);
  if (base.kind !== 'unknown' || fragmentLinks(page).length === 0) return [];
  return [{ rule: anchorTarget.id, file: page.source.file, reason: base.reason }];
}

type Pages = ReadonlyMap<string, LinkedPage>;

/** Maps pages by lowercase path, because paths are compared without case. */
const byName = (pages: readonly (readonly [name: string, page: LinkedPage])[]): Pages =>
  new Map([...pages.map(([name, page]) => [name.toLowerCase(), page] as const), ...pages]);

/**
 * Returns the page that a server would serve for a path: the file itself, the file with the extension that clean URLs
 * omit, or an index.
 */
function pageAt(pages: Pages, path: string): LinkedPage | undefined {
  const bare = path.replace(/\/$/, '');
  const files = path.endsWith('/') || bare === '' ? [] : [bare, `${bare}.html`, `${bare}.htm`];
  return [...files, ...['index.html', 'index.htm'].map((name) => join(bare || path, name))]
    .map((file) => pages.get(file) ?? pages.get(file.toLowerCase()))
    .find(Boolean);
}

const foldersAbove = (file: string): readonly string[] => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).concat('');
};

/**
 * Without a known root, a root-relative path may start at any folder above. If two of them have such a page, it is
 * ambiguous.
 */
function pageFrom(pages: Pages, file: string, path: string): LinkedPage | undefined {
  const plain = decoded(path);
  if (!plain.startsWith('/')) return pageAt(pages, join(dirname(file), plain));
  const found = new Set(foldersAbove(file).flatMap((folder) => pageAt(pages, join(folder, plain.slice(1))) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Returns a function that finds the page of a path from a file: by URL paths, or by file names if no root is known. */
export function linkedPages(
  pages: readonly LinkedPage[],
  root: SiteRoot | undefined,
): (file: string, path: string) => LinkedPage | undefined {
  const named = byName(pages.map((page) => [page.file, page]));
  const addressed = byName(
    pages.flatMap((page) => {
      const address = root && addressOf(page.file, root);
      return address === undefined ? [] : [[address, page] as const];
    }),
  );
  return (file, path) => {
    const address = root && addressOf(file, root);
    if (!root || address === undefined) return pageFrom(named, file, path);
    const to = target(path, address, root);
    return to === undefined ? undefined : pageAt(addressed, to);
  };
}

/**
 * Returns the links between pages whose target does not exist, by file. Links to pages that were not read are ignored.
 */
export function brokenLinks(
  pages: readonly LinkedPage[],
  root: SiteRoot | undefined,
): ReadonlyMap<string, readonly SiteLink[]> {
  const linkedPage = linkedPages(pages, root);
  let folder: string | undefined;
  let linked = new Map<string, LinkedPage | undefined>();
  const broken = pages.map(({ file, links }) => {
    // Cached, because the pages of a folder link to the same pages. Only the last folder is kept, to bound memory.
    if (links.length > 0 && dirname(file) !== folder) {
      folder = dirname(file);
      linked = new Map();
    }
    for (const { path } of links) if (!linked.has(path)) linked.set(path, linkedPage(file, path));
    const isBroken = ({ path, fragment }: SiteLink): boolean => {
      const targets = linked.get(path)?.targets;
      return targets !== undefined && !hasTarget(targets, fragment.slice(1));
    };
    return [file, links.filter(isBroken)] as const;
  });
  return new Map(broken.filter(([, links]) => links.length > 0));
}

/** Returns the findings for these links. */
export function linkFindings({ file, text }: Source, links: readonly SiteLink[]): readonly PlacedFinding[] {
  const at = positionAt(text);
  return links.map(({ path, fragment, start, end }) => ({
    rule: anchorTarget.id,
    code: 'anchor-target-elsewhere',
    severity: 'error',
    args: { page: truncate(path), target: truncate(fragment) },
    file,
    start: at(start),
    end: at(end),
  }));
}

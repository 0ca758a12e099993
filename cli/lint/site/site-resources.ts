/** Finds the files that the pages of a site load, and those that do not exist. */

import type { Severity } from '../../../core/model/finding.ts';
import type { Finding, SkippedRule } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import type { StringInterner } from '../../text/string-interner.ts';
import { truncate } from '../../text/truncate.ts';
import { cssUrls } from '../page/css-urls.ts';
import { memoizeLast } from '../page/memoize-last.ts';
import type { Page, Range } from '../page/page.ts';
import { baseOf, pathFromBase } from '../page/page-base.ts';
import { elementUrls, frameUrls, type PageResource, resources } from '../page/resources.ts';
import {
  addressOf,
  hasExtension,
  type PagePaths,
  type SiteRoot,
  sitePath,
  target,
  unknownPathsReason,
} from './site-paths.ts';

/** The id of the rule about files that pages load, which needs the folder of the site. */
export const resourcePath = 'resource-path';

/** The paths of files that do not exist, each with the path that differs from it in letter case only, if one exists. */
export type MissingResources = ReadonlyMap<string, string | undefined>;

/** Returns all URLs of files that a page loads. */
const fileUrls = memoizeLast((page: Page): readonly PageResource[] => [
  ...resources(page),
  ...[...frameUrls(page), ...elementUrls(page)].filter(({ url }) => hasExtension(url)),
]);

/** Returns the paths of the files that a page loads, each once. Returns undefined if they cannot be resolved. */
export function resourcesOf(page: Page, texts: StringInterner): readonly string[] | undefined {
  if (unknownPathsReason(page) !== undefined) return undefined;
  const base = baseOf(page);
  const paths = new Set(fileUrls(page).map(({ url }) => texts.derived(url, sitePath)));
  return [...paths].flatMap((path) => (path === undefined ? [] : texts.intern(pathFromBase(path, base))));
}

/** Returns the rule as skipped if the files that a page loads cannot be resolved. */
export function skippedResources(page: Page): readonly SkippedRule[] {
  const reason = unknownPathsReason(page);
  if (reason === undefined || !fileUrls(page).some(({ url }) => sitePath(url) !== undefined)) return [];
  return [{ rule: resourcePath, file: page.source.file, reason }];
}

/** Installed packages are not among the files of a site. */
const isPackage = (path: string): boolean => path.includes('/node_modules/');

/**
 * Returns the missing files by the page or stylesheet that loads them. `files` are the URL paths of all files of the site. Unlike
 * links, the paths of files are compared with letter case and extension, as servers on Linux do.
 */
export function missingResources(
  pages: readonly Pick<PagePaths, 'file' | 'resources'>[],
  root: SiteRoot,
  files: readonly string[],
  servedBelow: string | undefined,
): ReadonlyMap<string, MissingResources> {
  const existing = new Set(files);
  const anyCase = new Map(files.map((file) => [file.toLowerCase(), file]));
  const missing = new Map<string, Map<string, string | undefined>>();
  for (const { file, resources: paths = [] } of pages) {
    const address = addressOf(file, root);
    if (address === undefined) continue;
    for (const path of paths) {
      const to = target(path, address, root);
      if (to === undefined) continue;
      const place = servedBelow !== undefined && to.startsWith(`${servedBelow}/`) ? to.slice(servedBelow.length) : to;
      if (existing.has(to) || existing.has(place) || isPackage(place)) continue;
      const found = missing.get(file) ?? new Map<string, string | undefined>();
      missing.set(file, found.set(path, anyCase.get(place.toLowerCase())));
    }
  }
  return missing;
}

/** The bundles of the elements, which `site-elements serve` adds to a site. */
const servedElements = /^\/site-elements\//;

/** Returns the finding for a file that does not exist. */
function missingFile(path: string, existing: string | undefined, severity: Severity, range: Range): Finding {
  const args = { path: truncate(path) };
  const place = { severity, start: range.start, end: range.end };
  if (existing !== undefined) return { code: 'resource-path-case', args: { ...args, existing }, ...place };
  if (!servedElements.test(path)) return { code: 'resource-path-missing', args, ...place };
  // During development `site-elements serve` adds these files to every site.
  return { code: 'resource-path-elements', args, ...place, severity: severity === 'error' ? 'error' : 'info' };
}

/** Returns the findings for the files of a page with one of these paths. */
export function resourceProblems(
  page: Page,
  severity: Severity,
  isMissing: (path: string) => boolean,
  otherCase: (path: string) => string | undefined = () => undefined,
): readonly Finding[] {
  const base = baseOf(page);
  return fileUrls(page).flatMap(({ url, ...range }) => {
    const written = sitePath(url);
    const path = written === undefined ? undefined : pathFromBase(written, base);
    return path === undefined || !isMissing(path) ? [] : [missingFile(path, otherCase(path), severity, range)];
  });
}

/** A stylesheet of a site, with the paths of the files that it loads, each once. */
export interface Stylesheet {
  readonly file: string;
  readonly source: Source;
  readonly resources: readonly string[];
}

export function stylesheetOf(source: Source): Stylesheet {
  const paths = cssUrls(source.text).flatMap(({ url }) => sitePath(url) ?? []);
  return { file: source.file, source, resources: [...new Set(paths)] };
}

/** Returns the findings for the missing files of a stylesheet. */
export const stylesheetProblems = (
  { text }: Source,
  severity: Severity,
  missing: MissingResources,
): readonly Finding[] =>
  cssUrls(text).flatMap(({ url, ...range }) => {
    const path = sitePath(url);
    return path === undefined || !missing.has(path) ? [] : [missingFile(path, missing.get(path), severity, range)];
  });

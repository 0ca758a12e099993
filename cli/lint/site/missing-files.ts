/** Compares the paths of links and resources with the files of a site. */

import type { SkippedRule, SkipReason } from '../../finding.ts';
import { addressOf, internalPath, type PagePaths, resolvePaths, type SiteRoot } from './site-paths.ts';
import { type MissingResources, missingResources, resourcePath, type Stylesheet } from './site-resources.ts';
import { isRewritten } from './site-root.ts';

/** The paths that match no file, by the page or stylesheet that contains them. */
export interface MissingFiles {
  readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  readonly resources: ReadonlyMap<string, MissingResources>;
  /** The rules skipped on pages whose paths cannot be resolved. */
  readonly skipped: readonly SkippedRule[];
}

type ReasonOf = (file: string) => SkipReason | undefined;

/** Returns a rule as skipped on the files for which there is a reason. */
const skippedOn = (rule: string, files: Iterable<string>, reasonOf: ReasonOf): readonly SkippedRule[] =>
  [...files].flatMap((file) => {
    const reason = reasonOf(file);
    return reason === undefined ? [] : [{ rule, file, reason }];
  });

/**
 * Returns the paths that match no file. `files` are the URL paths of files of the site besides pages. If they are not
 * all, missing resources cannot be determined. `stylesheets` are those whose files are checked as well.
 */
export function findMissingFiles(
  pages: readonly PagePaths[],
  root: SiteRoot | undefined,
  files: readonly string[],
  hasAllFiles = true,
  stylesheets: readonly Stylesheet[] = [],
): MissingFiles {
  const linking = pages.filter(({ paths = [] }) => paths.length > 0).map(({ file }) => file);
  const loading = pages.filter(({ resources = [] }) => resources.length > 0).map(({ file }) => file);
  const none = { paths: new Map(), resources: new Map() };
  const reasonOf: ReasonOf = (file) => {
    if (!root) return 'no-site-root';
    return addressOf(file, root) === undefined ? 'outside-site-root' : undefined;
  };
  const skipped = [
    ...skippedOn(internalPath, linking, reasonOf),
    ...skippedOn(resourcePath, loading, (file) => reasonOf(file) ?? (hasAllFiles ? undefined : 'unknown-files')),
  ];
  if (!root) return { ...none, skipped };
  const { missing: paths, servedBelow } = resolvePaths(pages, root, files);
  const existing = [...pages.flatMap(({ file }) => addressOf(file, root) ?? []), ...files];
  const resources = hasAllFiles
    ? missingResources([...pages, ...stylesheets], root, existing, servedBelow)
    : none.resources;
  if (root.isExplicit || !isRewritten(files)) return { paths, resources, skipped };
  const rewritten: ReasonOf = () => 'rewritten-paths';
  return {
    ...none,
    skipped: [
      ...skipped,
      ...skippedOn(internalPath, paths.keys(), rewritten),
      ...skippedOn(resourcePath, resources.keys(), rewritten),
    ],
  };
}

/** The folder of a site on disk: which one it is, and what is in it beside pages. */

import { stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import type { Config } from '../config/config.ts';
import type { SkippedRule } from '../finding.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import { missingPaths, pagesWithoutRoot, rewrittenPages, type SiteRoot } from '../lint/site/site-paths.ts';
import { isRewritten, rootAmong } from '../lint/site/site-root.ts';
import { messages } from '../messages.en.ts';

const fail = userErrors(messages);

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

const slashed = (path: string): string => path.split(sep).join('/');

/**
 * The root that `--site-root` or the settings name, or that is plain from the folders among the inputs.
 *
 * @throws UserError when the one that is named is no folder.
 */
export async function siteRootOf(
  inputs: readonly string[],
  { siteRoot }: { readonly siteRoot?: string | undefined },
  config: Config,
  pages: readonly PageSummary[],
  io: Io,
): Promise<SiteRoot | undefined> {
  const base = slashed(io.cwd);
  const explicitRoot = siteRoot === undefined ? config.siteRoot : resolve(io.cwd, siteRoot);
  if (explicitRoot !== undefined) {
    if (!(await isFolder(explicitRoot)))
      throw fail('site-root-missing', { folder: slashed(relative(io.cwd, explicitRoot)) });
    return { folder: slashed(explicitRoot), base, isExplicit: true };
  }
  const paths = inputs.filter((input) => input !== '-').map((input) => resolve(io.cwd, input));
  const folders = (
    await Promise.all(paths.map(async (path) => ((await isFolder(path)) ? [slashed(path)] : [])))
  ).flat();
  return rootAmong([...new Set(folders)], base, pages);
}

/** The addresses of all files in the root. */
async function addressesIn({ folder }: SiteRoot): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  const found = await glob(['**/*'], {
    cwd: folder,
    dot: true,
    ignore: ['**/node_modules/**', '**/.git/**'],
    expandDirectories: false,
  });
  return found.map((file) => `/${slashed(file)}`);
}

export interface CheckedPaths {
  /** The paths that lead to nothing, by file. */
  readonly missing: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages whose paths cannot be followed. */
  readonly skipped: readonly SkippedRule[];
}

/** Follows the paths of pages; the disk is read only where the pages alone do not have all of them. */
export async function checkPaths(pages: readonly PageSummary[], root: SiteRoot | undefined): Promise<CheckedPaths> {
  const skipped = pagesWithoutRoot(pages, root);
  if (!root || missingPaths(pages, root).size === 0) return { missing: new Map(), skipped };
  const files = await addressesIn(root);
  const missing = missingPaths(pages, root, files);
  if (root.isExplicit || !isRewritten(files)) return { missing, skipped };
  return { missing: new Map(), skipped: [...skipped, ...rewrittenPages(missing)] };
}

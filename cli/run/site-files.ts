/** Finds the root folder of a site on disk, and its files besides pages. */

import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { findMissingFiles, type MissingFiles } from '../lint/site/missing-files.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import { resolvePaths, type SiteRoot } from '../lint/site/site-paths.ts';
import { rootAmong } from '../lint/site/site-root.ts';
import { messages } from '../messages.en.ts';
import { withSlashes } from '../text/with-slashes.ts';

const fail = userErrors(messages);

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/**
 * Returns the root from `--site-root` or the settings, or else the one that is certain from the folders among the
 * inputs.
 *
 * @throws UserError when the configured root is not a folder.
 */
export async function siteRootOf(
  inputs: readonly string[],
  configured: string | undefined,
  pages: readonly PageSummary[],
  io: Io,
): Promise<SiteRoot | undefined> {
  const base = withSlashes(io.cwd);
  if (configured !== undefined) {
    if (!(await isFolder(configured)))
      throw fail('site-root-missing', { folder: withSlashes(relative(io.cwd, configured)) });
    return { folder: withSlashes(configured), base, isExplicit: true };
  }
  const paths = inputs.filter((input) => input !== '-').map((input) => resolve(io.cwd, input));
  const folders = (
    await Promise.all(paths.map(async (path) => ((await isFolder(path)) ? [withSlashes(path)] : [])))
  ).flat();
  return rootAmong([...new Set(folders)], base, pages);
}

/** Returns the URL paths of all files in the root. */
async function addressesIn({ folder }: SiteRoot): Promise<readonly string[]> {
  const { glob } = await import('tinyglobby');
  const found = await glob(['**/*'], {
    cwd: folder,
    dot: true,
    ignore: ['**/node_modules/**', '**/.git/**'],
    expandDirectories: false,
  });
  return found.map((file) => `/${withSlashes(file)}`);
}

/** Resolves the paths of pages. Reads the disk only if the pages alone do not match all of them. */
export async function checkPaths(pages: readonly PageSummary[], root: SiteRoot | undefined): Promise<MissingFiles> {
  const needsFiles =
    root && (pages.some(({ resources = [] }) => resources.length > 0) || resolvePaths(pages, root).missing.size > 0);
  return findMissingFiles(pages, root, needsFiles ? await addressesIn(root) : []);
}

/** Finds the root folder of a site on disk, and its files besides pages. */

import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { findMissingFiles, type MissingFiles } from '../lint/site/missing-files.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import { addressOf, resolvePaths, type SiteRoot, target } from '../lint/site/site-paths.ts';
import { type Stylesheet, stylesheetOf } from '../lint/site/site-resources.ts';
import { rootAmong } from '../lint/site/site-root.ts';
import { messages } from '../messages.en.ts';
import type { Source } from '../text/source.ts';
import { withSlashes } from '../text/with-slashes.ts';

const fail = userErrors(messages);

const isStylesheet = (path: string): boolean => /\.css$/i.test(path);

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

/** Reads a stylesheet by its absolute path. Returns undefined if its findings are not reported. */
export type ReadStylesheet = (path: string) => Promise<Source | undefined>;

/**
 * Reads the stylesheets that pages load, directly or with `@import`, each once. `files` are the URL paths of the files
 * of the site.
 */
async function readStylesheets(
  pages: readonly PageSummary[],
  root: SiteRoot,
  files: readonly string[],
  read: ReadStylesheet,
): Promise<readonly Stylesheet[]> {
  const unread = new Set(files.filter(isStylesheet));
  const stylesheets: Stylesheet[] = [];
  const loading: Pick<PageSummary, 'file' | 'resources'>[] = [...pages];
  for (const { file, resources = [] } of loading) {
    const address = addressOf(file, root);
    if (address === undefined) continue;
    for (const path of resources.filter(isStylesheet)) {
      const to = target(path, address, root);
      if (to === undefined || !unread.delete(to)) continue;
      const source = await read(join(root.folder, to));
      if (!source) continue;
      const stylesheet = stylesheetOf(source);
      if (stylesheet.resources.length === 0 && !source.text.includes('--site-')) continue;
      stylesheets.push(stylesheet);
      loading.push(stylesheet);
    }
  }
  return stylesheets;
}

/** The paths that match no file, and the stylesheets that were read, by name. */
export interface CheckedPaths {
  readonly missing: MissingFiles;
  readonly stylesheets: ReadonlyMap<string, Source>;
}

/**
 * Resolves the paths of pages and, if `read` is given, of their stylesheets. Reads the disk only if the pages alone do
 * not match all of them.
 */
export async function checkPaths(
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  read: ReadStylesheet = async () => undefined,
): Promise<CheckedPaths> {
  const needsFiles =
    root && (pages.some(({ resources = [] }) => resources.length > 0) || resolvePaths(pages, root).missing.size > 0);
  const files = needsFiles ? await addressesIn(root) : [];
  const stylesheets = root ? await readStylesheets(pages, root, files, read) : [];
  return {
    missing: findMissingFiles(pages, root, files, true, stylesheets),
    stylesheets: new Map(stylesheets.map(({ file, source }) => [file, source])),
  };
}

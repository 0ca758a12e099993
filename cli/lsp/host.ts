/** The services of the computer that the server needs. The rest of the server reads no files, so that it can run elsewhere. */

import type { Config } from '../config/config.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import type { SiteRoot } from '../lint/site/site-paths.ts';
import type { CheckedPaths } from '../run/site-files.ts';
import type { Source } from '../text/source.ts';
import type { ElementTexts } from './element-texts.ts';

/** Absolute paths have `/` between their segments, on every system. */
export interface Host {
  /** Returns the path of a `file:` URI; undefined for other schemes, such as that of a new document. */
  pathOf(uri: string): string | undefined;
  uriOf(path: string): string;
  /**
   * Loads the settings of files, named relative to the folder.
   *
   * @throws UserError when a settings file has a mistake.
   */
  loadConfig(files: readonly string[], folder: string): Promise<Config>;
  /** Returns the names of all pages in the folder and below it, relative to it. */
  listPages(folder: string): Promise<readonly string[]>;
  /** Reads a file, named relative to the folder. Returns undefined if it cannot be read. */
  read(file: string, folder: string): Promise<Source | undefined>;
  /**
   * Returns the root of a site: the configured folder, or else the given one if it is certainly a root.
   *
   * @throws UserError when the configured root is not a folder.
   */
  siteRoot(
    configured: string | undefined,
    pages: readonly PageSummary[],
    folder: string,
  ): Promise<SiteRoot | undefined>;
  /** Compares the paths in pages with the files of the site. */
  checkPaths(pages: readonly PageSummary[], root: SiteRoot | undefined): Promise<Pick<CheckedPaths, 'missing'>>;
  /** Whether a path is that of a file. */
  isFile(path: string): Promise<boolean>;
  /** Returns a function that returns the URL of the page about a rule, if it has one. */
  rulePages(): Promise<(rule: string) => string | undefined>;
  /** Returns the descriptions of the elements; an empty map if the package was not built. */
  elementTexts(): Promise<ElementTexts>;
  /** Lets the events that have occurred meanwhile run first. */
  pause(): Promise<void>;
}

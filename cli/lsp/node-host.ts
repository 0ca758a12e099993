/** The host of a server that runs in Node. */

import { readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isUserError } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { loadConfig } from '../config/config.ts';
import { packageRoot } from '../package-root.ts';
import { listFiles } from '../run/glob-files.ts';
import { findFiles, nameOf, readAgain } from '../run/inputs.ts';
import { checkPaths, siteRootOf } from '../run/site-files.ts';
import { withSlashes } from '../text/with-slashes.ts';
import { type ElementTexts, readElementTexts } from './element-texts.ts';
import type { Host } from './host.ts';

/** Returns the URLs of the pages about rules, which are files of this package. */
async function rulePages(): Promise<(rule: string) => string | undefined> {
  const folder = join(await packageRoot(), 'cli/lint/rules');
  const files = await listFiles(folder, ['*.md']);
  const urls = new Map(files.map((file) => [relative(folder, file).replace(/\.md$/, ''), pathToFileURL(file).href]));
  return (rule) => urls.get(rule);
}

/** Reads the descriptions of the elements, which the build generates. */
async function elementTexts(): Promise<ElementTexts> {
  const file = join(await packageRoot(), 'dist/meta/custom-elements.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return readElementTexts(JSON.parse(text));
}

/** Returns the pages that `check .` reads in the folder. */
async function listPages(io: Io): Promise<readonly string[]> {
  const found = await findFiles(['.'], ['html', 'htm'], io).catch((error: unknown) => {
    // A folder without pages, or one that was deleted, is no mistake in an editor.
    if (isUserError(error)) return [];
    throw error;
  });
  return found.map((path) => nameOf(path, io, {}));
}

function pathOf(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return withSlashes(fileURLToPath(uri));
  } catch {
    // A file of another computer, which this system has no path for.
    return undefined;
  }
}

/** Creates the host. Files are read through `io`, whose `cwd` is replaced by the folder of the site. */
export function nodeHost(io: Io): Host {
  const inFolder = (folder: string): Io => ({ ...io, cwd: resolve(folder) });
  return {
    pathOf,
    uriOf: (path) => pathToFileURL(path).href,
    loadConfig: (files, folder) => loadConfig(undefined, files, inFolder(folder)),
    listPages: (folder) => listPages(inFolder(folder)),
    read: (file, folder) => readAgain(file, inFolder(folder)).catch(() => undefined),
    siteRoot: (configured, pages, folder) => siteRootOf(['.'], configured, pages, inFolder(folder)),
    checkPaths,
    isFile: async (path) => (await stat(path).catch(() => undefined))?.isFile() === true,
    rulePages,
    elementTexts,
    pause: () => otherEvents(),
  };
}

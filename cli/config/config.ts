/** The settings of the files of a run: the files to ignore, and the severity of each rule by file. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../command.ts';
import { configName } from '../lint/config-name.ts';
import { withSlashes } from '../text/with-slashes.ts';
import type { ConfigFile } from './schema.ts';
import { type ResolvedSettings, resolveSettings } from './settings.ts';

/** The settings that apply to some of the files. */
interface FileConfig extends ResolvedSettings {
  /** The path of the settings file; `undefined` if there is none. */
  readonly path: string | undefined;
  /** The folder that root-relative links resolve to, absolute. */
  readonly siteRoot?: string | undefined;
  /** The path of a settings file further up with a site root, which does not apply; only if there is no `siteRoot`. */
  readonly outerSiteRoot?: string | undefined;
}

/** The settings of a run. Files are named relative to the working directory. */
export interface Config extends ResolvedSettings {
  /** Returns the path of the settings file that applies to a file; `undefined` if there is none. */
  path(file: string): string | undefined;
  /** Returns the folder that root-relative links of a file resolve to, absolute. */
  siteRoot(file: string): string | undefined;
  /**
   * Returns the path of the settings file whose site root would apply to a file, if settings files were combined: the
   * nearest one replaces it and has no site root.
   */
  outerSiteRoot(file: string): string | undefined;
}

/** The settings without a settings file. */
const noConfig: FileConfig = { path: undefined, ...resolveSettings({}, () => () => false) };

/** Returns a function that finds the nearest settings file, in a folder or one above it. */
function configFinder(): (folder: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const find = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const path = join(folder, configName);
    const above = dirname(folder);
    const found = existsSync(path) ? path : above === folder ? undefined : find(above);
    known.set(folder, found);
    return found;
  };
  return find;
}

/** Resolves globs from the folder of the settings file, and files from the working directory. */
async function createConfig(path: string, file: ConfigFile, { cwd }: Io): Promise<FileConfig> {
  const { globMatcher } = await import('./glob.ts');
  const matcher = (globs: readonly string[]): ((file: string) => boolean) => {
    const matches = globMatcher(globs);
    return (file) => matches(withSlashes(relative(dirname(path), resolve(cwd, file))));
  };
  const siteRoot = file.siteRoot === undefined ? undefined : resolve(dirname(path), file.siteRoot);
  return { path, siteRoot, ...resolveSettings(file, matcher) };
}

async function readConfig(path: string | undefined, io: Io): Promise<FileConfig> {
  if (path === undefined) return noConfig;
  const { readConfigFile } = await import('./read-config-file.ts');
  return createConfig(path, await readConfigFile(path, withSlashes(relative(io.cwd, path))), io);
}

/** Returns the path of the nearest settings file above `path` that has a site root. One with a mistake has none. */
async function findOuterSiteRoot(
  path: string,
  find: (folder: string) => string | undefined,
): Promise<string | undefined> {
  const { readConfigFile } = await import('./read-config-file.ts');
  const above = (one: string): string | undefined =>
    dirname(one) === dirname(dirname(one)) ? undefined : find(dirname(dirname(one)));
  for (let outer = above(path); outer !== undefined; outer = above(outer)) {
    const file = await readConfigFile(outer, outer).catch(() => undefined);
    if (file?.siteRoot !== undefined) return outer;
  }
  return undefined;
}

/**
 * Loads the settings of `files`: for each file those of the nearest settings file, in its folder or one above it. The
 * file of `--config` replaces them for all files; `--no-config` (`false`) leaves no settings.
 *
 * @throws UserError when a settings file cannot be read or has a mistake.
 */
export async function loadConfig(
  option: string | boolean | undefined,
  files: readonly string[],
  io: Io,
): Promise<Config> {
  const find = configFinder();
  const nearest = new Map<string, string | undefined>();
  const nearestTo = (folder: string): string | undefined => {
    if (!nearest.has(folder)) nearest.set(folder, find(resolve(io.cwd, folder)));
    return nearest.get(folder);
  };
  const given = typeof option === 'string' ? resolve(io.cwd, option) : undefined;
  const pathOf = (file: string): string | undefined =>
    option === false ? undefined : (given ?? nearestTo(dirname(file)));
  // With `--config` the file is read, and its mistakes are reported, even if there are no files.
  const paths = new Set([...files.map(pathOf), ...(given === undefined ? [] : [given])]);
  const configs = new Map<string | undefined, FileConfig>();
  for (const path of paths) {
    const config = await readConfig(path, io);
    const isReplaced = path !== undefined && config.siteRoot === undefined && typeof option !== 'string';
    const outerSiteRoot = isReplaced ? await findOuterSiteRoot(path, find) : undefined;
    configs.set(path, { ...config, outerSiteRoot });
  }
  const configOf = (file: string): FileConfig => configs.get(pathOf(file)) ?? noConfig;
  return {
    path: (file) => configOf(file).path,
    siteRoot: (file) => configOf(file).siteRoot,
    outerSiteRoot: (file) => configOf(file).outerSiteRoot,
    isIgnored: (file) => configOf(file).isIgnored(file),
    levels: (file) => configOf(file).levels(file),
    isEnabled: (rule) => [...configs.values()].some((config) => config.isEnabled(rule)),
  };
}

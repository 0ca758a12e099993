/** The settings of a site: which files are left alone, and how much each rule matters in which of them. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Io } from '../command.ts';
import type { ConfigFile } from './schema.ts';
import { type ResolvedSettings, resolveSettings } from './settings.ts';

export const configName = 'site-elements.config.json';

export interface Config extends ResolvedSettings {
  /** The file, or `undefined` where there is none. */
  readonly path: string | undefined;
  /** The folder that the paths of the site begin in, absolute. */
  readonly siteRoot?: string | undefined;
}

/** Nothing is set. */
const noConfig: Config = { path: undefined, ...resolveSettings({}, () => () => false) };

/** The nearest one, in this folder or above it. */
function findConfig(folder: string): string | undefined {
  const path = join(folder, configName);
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : findConfig(dirname(folder));
}

/** Globs are from the folder of the settings, files from the working directory. */
async function createConfig(path: string, file: ConfigFile, { cwd }: Io): Promise<Config> {
  const { globMatcher } = await import('./glob.ts');
  const matcher = (globs: readonly string[]): ((file: string) => boolean) => {
    const matches = globMatcher(globs);
    return (file) => matches(relative(dirname(path), resolve(cwd, file)).split(sep).join('/'));
  };
  const siteRoot = file.siteRoot === undefined ? undefined : resolve(dirname(path), file.siteRoot);
  return { path, siteRoot, ...resolveSettings(file, matcher) };
}

/**
 * The settings for a run: of the file that `--config` names, of the nearest one, or with `--no-config` (`false`) none.
 *
 * @throws UserError when the file cannot be read or has a mistake.
 */
export async function loadConfig(option: string | boolean | undefined, io: Io): Promise<Config> {
  if (option === false) return noConfig;
  const path = typeof option === 'string' ? resolve(io.cwd, option) : findConfig(io.cwd);
  if (path === undefined) return noConfig;
  const { readConfigFile } = await import('./read-config-file.ts');
  return createConfig(path, await readConfigFile(path, relative(io.cwd, path).split(sep).join('/')), io);
}

/** The settings of a site: the files to ignore, and the severity of each rule by file. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Io } from '../command.ts';
import { withSlashes } from '../text/with-slashes.ts';
import type { ConfigFile } from './schema.ts';
import { type ResolvedSettings, resolveSettings } from './settings.ts';

export const configName = 'site-elements.config.json';

export interface Config extends ResolvedSettings {
  /** The path of the settings file; `undefined` if there is none. */
  readonly path: string | undefined;
  /** The folder that root-relative links resolve to, absolute. */
  readonly siteRoot?: string | undefined;
}

/** The settings without a settings file. */
const noConfig: Config = { path: undefined, ...resolveSettings({}, () => () => false) };

/** Finds the nearest settings file, in this folder or one above it. */
function findConfig(folder: string): string | undefined {
  const path = join(folder, configName);
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : findConfig(dirname(folder));
}

/** Resolves globs from the folder of the settings file, and files from the working directory. */
async function createConfig(path: string, file: ConfigFile, { cwd }: Io): Promise<Config> {
  const { globMatcher } = await import('./glob.ts');
  const matcher = (globs: readonly string[]): ((file: string) => boolean) => {
    const matches = globMatcher(globs);
    return (file) => matches(withSlashes(relative(dirname(path), resolve(cwd, file))));
  };
  const siteRoot = file.siteRoot === undefined ? undefined : resolve(dirname(path), file.siteRoot);
  return { path, siteRoot, ...resolveSettings(file, matcher) };
}

/**
 * Loads the settings for a run: from the file of `--config`, or from the nearest settings file; none with
 * `--no-config` (`false`).
 *
 * @throws UserError when the file cannot be read or has a mistake.
 */
export async function loadConfig(option: string | boolean | undefined, io: Io): Promise<Config> {
  if (option === false) return noConfig;
  const path = typeof option === 'string' ? resolve(io.cwd, option) : findConfig(io.cwd);
  if (path === undefined) return noConfig;
  const { readConfigFile } = await import('./read-config-file.ts');
  return createConfig(path, await readConfigFile(path, withSlashes(relative(io.cwd, path))), io);
}

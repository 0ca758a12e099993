/** The settings of a site: which files are left alone, and how much each rule matters in which of them. */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Finding } from '../../core/model/finding.ts';
import type { Io } from '../command.ts';
import type { ConfigFile, Level } from './schema.ts';

export const configName = 'site-elements.config.json';

export interface Config {
  /** The file, or `undefined` where there is none. */
  readonly path: string | undefined;
  /** The folder that the paths of the site begin in, absolute. */
  readonly siteRoot?: string | undefined;
  isIgnored(file: string): boolean;
  /** Levels that the file sets for the rules in a file. */
  levels(file: string): Readonly<Record<string, Level>>;
}

/** Nothing is set. */
export const noConfig: Config = { path: undefined, isIgnored: () => false, levels: () => ({}) };

/** The nearest one, in this folder or above it. */
function findConfig(folder: string): string | undefined {
  const path = join(folder, configName);
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : findConfig(dirname(folder));
}

type Matcher = (file: string) => boolean;

/** Globs are from the folder of the settings, files from the working directory. */
async function createConfig(path: string, file: ConfigFile, { cwd }: Io) {
  const { rules = {}, ignore = [], overrides = [], siteRoot } = file;
  const { default: picomatch } = await import('picomatch');
  const matcher = (globs: readonly string[]): Matcher => {
    const matches = picomatch([...globs], { dot: true });
    return (file) => matches(relative(dirname(path), resolve(cwd, file)).split(sep).join('/'));
  };
  const parts = overrides.map((one) => ({ matches: matcher(one.files), rules: one.rules }));
  const config: Config = {
    path,
    siteRoot: siteRoot === undefined ? undefined : resolve(dirname(path), siteRoot),
    isIgnored: ignore.length > 0 ? matcher(ignore) : () => false,
    levels: (file) => Object.assign({}, rules, ...parts.filter(({ matches }) => matches(file)).map((one) => one.rules)),
  };
  return config;
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

/** The findings with their levels as they are set, without those that are off. */
export function applyLevels(findings: readonly Finding[], levels: Readonly<Record<string, Level>>): readonly Finding[] {
  return findings.flatMap((finding) => {
    const level = levels[finding.rule];
    if (level === 'off') return [];
    return [level === undefined ? finding : { ...finding, severity: level }];
  });
}

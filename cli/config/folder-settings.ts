import { normalize } from '../text/paths.ts';
import { globMatcher } from './glob.ts';
import { type ResolvedSettings, resolveSettings, type Settings } from './settings.ts';

/** Settings by folder. Those of the nearest folder apply to a file, and are not combined with others. */
export type FolderSettings = Readonly<Record<string, Settings>>;

/** Compiles the settings of a folder. Its globs are relative to the folder, which starts the path of each of its files. */
function resolveFolder(prefix: string, settings: Settings): ResolvedSettings {
  return resolveSettings(settings, (globs) => {
    const matches = globMatcher(globs);
    return (file) => matches(file.slice(prefix.length));
  });
}

/** Compiles settings for all files, and those of folders that replace them. Works on paths only. */
export function resolveFolderSettings(settings: Settings, folders: FolderSettings = {}): ResolvedSettings {
  const general = resolveSettings(settings, globMatcher);
  const nested = Object.entries(folders)
    .map(([folder, own]) => {
      const prefix = normalize(`${folder}/`).replace(/^\.\//, '');
      return { prefix, settings: resolveFolder(prefix, own) };
    })
    .sort((a, b) => b.prefix.length - a.prefix.length);
  const settingsOf = (file: string): ResolvedSettings =>
    nested.find(({ prefix }) => file.startsWith(prefix))?.settings ?? general;
  return {
    isIgnored: (file) => settingsOf(file).isIgnored(file),
    levels: (file) => settingsOf(file).levels(file),
    isEnabled: (rule) => [general, ...nested.map((one) => one.settings)].some((one) => one.isEnabled(rule)),
  };
}

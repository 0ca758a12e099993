import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputBundle, Plugin } from 'rollup';

/** Returns the folder of the package that a module belongs to; undefined for our own modules. */
const packageFolder = (id: string): string | undefined =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];

/** Returns the modules whose code is in the output. */
const modulesIn = (bundle: OutputBundle): string[] => {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
};

interface About {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

const notice = async (folder: string): Promise<string> => {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  // npm guarantees these fields in every package that it installs; a package without a licence would be unusable.
  const { name, version, license, author } = JSON.parse(text) as About;
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  const holder = typeof author === 'object' ? author.name : author;
  const terms = file ? await readFile(join(folder, file), 'utf8') : `Copyright (c) ${holder ?? name}`;
  return `${name} ${version} (${license})\n\n${terms.trim()}\n`;
};

/** Returns the licences of the packages that these modules belong to; empty if all are ours. */
export async function licenseTexts(modules: readonly string[]): Promise<string> {
  const folders = [...new Set(modules.flatMap((id) => packageFolder(id) ?? []))].sort();
  return (await Promise.all(folders.map(notice))).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the licences of all packages whose code is in the output: they require to be included in every copy. */
export const licenses = (fileName: string): Plugin => ({
  name: 'licenses',
  async generateBundle(_, bundle) {
    const source = await licenseTexts(modulesIn(bundle));
    if (source !== '') this.emitFile({ type: 'asset', fileName, source });
  },
});

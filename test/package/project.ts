/** Packs the package with npm, and installs it with npm in a separate project. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { elementEntries } from '../../tools/build/entries.ts';
import { version } from '../../tools/package-json.ts';
import { fromRoot, root } from '../../tools/root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const finished = promisify(execFile);

/** The elements by the names of their folders. */
export const elementNames = Object.keys(elementEntries()).map((tag) => tag.replace('site-', ''));

/** Runs the npm that runs this test, or the one on the PATH. */
export const npm = (cwd: string, ...args: readonly string[]) => {
  const script = process.env.npm_execpath;
  return script
    ? finished(process.execPath, [script, ...args], { cwd })
    : finished('npm', args, { cwd, shell: process.platform === 'win32' });
};

/** Packs the contents of `dist` and returns the path of the tarball. The output of npm is ignored. */
export const pack = async (): Promise<string> => {
  if (!existsSync(fromRoot('dist/types'))) throw new Error('Nothing to pack. Run npm run build first.');
  const folder = temporaryFolder();
  // The script before packing is the build, which every run of the tests begins with.
  await npm(root, 'pack', '--ignore-scripts', '--pack-destination', folder);
  return join(folder, `site-elements-${version}.tgz`);
};

export interface Project {
  readonly folder: string;
  /** The folder of the package in it. */
  readonly installed: string;
}

/** Creates a new project with the package, without network, and with these of our installed packages. */
export const install = async (tarball: string, beside: readonly string[] = []): Promise<Project> => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'package.json'), '{ "name": "shop", "private": true, "type": "module" }\n');
  await npm(folder, 'install', '--offline', '--no-save', '--no-audit', '--no-fund', tarball);
  for (const name of beside) {
    const place = join(folder, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(fromRoot(`node_modules/${name}`), place, 'junction');
  }
  return { folder, installed: join(folder, 'node_modules/site-elements') };
};

/** Puts a file of `test/package/fixtures` into the project, so that it imports what is installed there. */
export const addFixture = async ({ folder }: Project, name: string): Promise<string> => {
  const file = join(folder, name);
  await cp(fromRoot(`test/package/fixtures/${name}`), file);
  return file;
};

// Runs before dependencies are installed, so it uses plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

const isSame = (wanted, found) =>
  found ? found.version === wanted.version && found.integrity === wanted.integrity : wanted.optional === true;

/**
 * Why `npm ci` must run in this folder, or undefined. npm leaves a copy of the lockfile in node_modules when an
 * installation is complete; a package that is optional (another platform's, mostly) may be missing from it.
 */
export const reasonToInstall = (folder) => {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  if (!wanted) throw new Error(`There is no readable package-lock.json in ${folder}.`);
  const found = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!found) return 'nothing is installed yet';
  const changed = Object.keys(wanted).find((path) => path !== '' && !isSame(wanted[path], found[path]));
  return changed && `${changed} is missing or of another version`;
};

// The scripts of packages download drivers that nothing here uses.
const ci = ['ci', '--ignore-scripts'];

const install = (folder) => {
  const npm = process.env.npm_execpath;
  const options = { cwd: folder, stdio: 'inherit' };
  return npm
    ? spawnSync(process.execPath, [npm, ...ci], options)
    : spawnSync('npm', ci, { ...options, shell: process.platform === 'win32' });
};

const ensure = (folder) => {
  const reason = reasonToInstall(folder);
  if (!reason) return;
  console.log(`Installing, because ${reason}.`);
  const { status, error } = install(folder);
  if (error) throw error;
  process.exitCode ||= status ?? 1;
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folders of packages, relative to the root; without any, the root itself. */
const main = (folders) => {
  for (const folder of folders.length > 0 ? folders : ['.']) ensure(join(root, folder));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));

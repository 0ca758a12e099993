import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findEngine } from './find.ts';
import type { Engine } from './programs.ts';

const aptOptions = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];

const canInstall = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && process.env.NO_BROWSER_INSTALL !== '1';

const apt = (...args: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
};

const install = ({ name, packages }: Engine): void => {
  console.log(`${name} is missing: installing ${packages.join(', ')} with apt-get.`);
  if (apt('update')) apt('install', ...aptOptions, ...packages);
};

/** Returns how to install a missing engine, with one sentence for each kind of machine. */
export const adviceFor = ({ name, packages, programs }: Engine): string => {
  const variables = Object.values(programs).map(({ variable }) => variable);
  return [
    `${name} is not installed.`,
    `On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}`,
    `Elsewhere: install it as usual. If it is there already, name it: ${variables.map((name) => `${name}=/path/to/it`).join(' ')}`,
  ].join('\n');
};

/** Ensures that the engine is installed; installs it on Debian as root. Otherwise throws an error with advice. */
export const ensureEngine = (engine: Engine): void => {
  if (findEngine(engine)) return;
  if (canInstall()) install(engine);
  if (!findEngine(engine)) throw new Error(adviceFor(engine));
};

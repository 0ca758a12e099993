import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fromRoot } from '../root.ts';
import { run } from '../test/command.ts';

/** npm has a separate package with the official program for each platform; one of them has another name. */
const packageName = (): string => {
  const name = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return name === 'darwin-arm64' ? `node-bin-${name}` : `node-${name}`;
};

const folderOf = (major: number): string => fromRoot(`.cache/node/${major}`);

const downloaded = (major: number): string =>
  join(folderOf(major), 'node_modules', packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const variableOf = (major: number): string => `NODE_${major}_PATH`;

const hasMajor = (program: string, major: number): boolean => {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  // Null if the program could not be started.
  return stdout?.startsWith(`v${major}.`) ?? false;
};

/** Downloads into `.cache`, and returns the output of npm. */
const download = async (major: number): Promise<string> => {
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', folderOf(major), ...options, `${packageName()}@${major}`];
  const { output } = await run('npm', args, { shell: process.platform === 'win32' });
  return `npm could not install ${packageName()}@${major}:\n${output.trim()}`;
};

const missing = (major: number, reason: string): Error =>
  new Error(
    [
      `Node ${major} is not installed.`,
      `Install it and set its path: ${variableOf(major)}=/path/to/node npm run test:node`,
      reason,
    ].join('\n'),
  );

/**
 * The path of a Node of this major version: the one that a variable names, the one that runs, or one from npm in
 * `.cache`. Throws an error with advice if none works; a variable with another version is an error.
 */
export const ensureNode = async (major: number): Promise<string> => {
  const named = process.env[variableOf(major)];
  if (named !== undefined) {
    if (hasMajor(named, major)) return named;
    throw missing(major, `${variableOf(major)}=${named} is not Node ${major}.`);
  }
  const found = [process.execPath, downloaded(major)].find((program) => hasMajor(program, major));
  if (found) return found;
  const reason = await download(major);
  if (hasMajor(downloaded(major), major)) return downloaded(major);
  throw missing(major, reason);
};

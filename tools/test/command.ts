import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.ts';
import { failure, type Outcome } from './outcome.ts';

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

interface Options {
  readonly env?: NodeJS.ProcessEnv;
  readonly shell?: boolean;
}

/** Runs a program to its end and collects its output. */
export const run = async (program: string, args: readonly string[], { env, shell = false }: Options = {}) => {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell,
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const [code] = await once(child, 'close');
  return { code, output: stripVTControlCharacters(chunks.join('')) } satisfies Finished as Finished; // `once` has no types for this event
};

/** A script of package.json as one test: it passes when it exits with 0. */
export const runScript = async (name: string, ...args: readonly string[]): Promise<Outcome> => {
  const { code, output } = await run('npm', ['run', '--silent', name, ...args], {
    shell: process.platform === 'win32',
  });
  return code === 0 ? { passed: 1, failed: 0, skips: [], log: output } : failure(output);
};

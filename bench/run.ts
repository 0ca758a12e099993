/** Measures programs as whole processes, from start to end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../tools/root.ts';
import type { Sample } from './samples.ts';

/** Reports the resource usage of the process on another channel when it ends. */
const usage = pathToFileURL(fromRoot('bench/subjects/usage.mjs')).href;

interface Usage {
  /** Milliseconds. */
  readonly processor: number;
  /** Kilobytes. */
  readonly memory: number;
}

const textOf = (stream: unknown): Promise<string> | string => (stream instanceof Readable ? text(stream) : '');

/** Units of the columns of `runNode` that are not seconds. */
export const units = { 'peak memory': 'MB' } as const;

/**
 * Runs Node with the arguments to its end. Throws if the exit code is not one of `accepted`: by default 0, because a
 * program that reports findings does different work.
 */
export const runNode = async (args: readonly string[], accepted: readonly number[] = [0]): Promise<Sample> => {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', usage, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const [stdout, stderr, report] = await Promise.all([1, 2, 3].map((channel) => textOf(child.stdio[channel])));
  const [code] = await closed;
  const seconds = (performance.now() - start) / 1000;
  if (!accepted.includes(code)) throw new Error(`${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  const { processor, memory }: Usage = JSON.parse(report ?? '');
  return { 'time by the clock': seconds, 'processor time': processor / 1000, 'peak memory': memory / 1024 };
};

/** Runs `site-elements` in tests: in a separate process as a shell does, or in this process with a simulated environment. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { StartThread } from '../../cli/command.ts';
import { run } from '../../cli/run.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The built command. */
export const main = join(root, 'dist/cli/main.js');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Writes files, given by relative path, to a new folder, and returns its path. */
export async function folderOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** Starts the built command; `stdout` may be an open file. */
export const start = (
  args: readonly string[],
  cwd = root,
  env: NodeJS.ProcessEnv = {},
  stdout: 'pipe' | number = 'pipe',
): ChildProcess => {
  const { NO_COLOR: _, FORCE_COLOR: __, ...clean } = process.env;
  return spawn(process.execPath, [main, ...args], {
    cwd,
    env: { ...clean, ...env },
    stdio: ['pipe', stdout, 'pipe'],
  });
};

const textOf = async (stream: Readable | null): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Waits for a started command. */
export async function ended(child: ChildProcess, read = textOf): Promise<Ended> {
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([read(child.stdout), textOf(child.stderr)]);
  return { code: await code, stdout, stderr };
}

/** Runs the real command to its end. */
export function command(args: readonly string[], cwd?: string, input = '', env?: NodeJS.ProcessEnv): Promise<Ended> {
  const child = start(args, cwd, env);
  // A command that reads no input may have ended already.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  return ended(child);
}

export interface World {
  readonly cwd?: string;
  readonly stdin?: string | Uint8Array;
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly isTerminal?: boolean;
  readonly hasNoteTerminal?: boolean;
  readonly hasInputTerminal?: boolean;
  readonly columns?: number;
  readonly startThread?: StartThread;
  /** Receives the output instead of `stdout`. */
  readonly write?: (text: string) => Promise<void>;
}

/** Runs the command in this process. */
export async function runHere(args: readonly string[], world: World = {}): Promise<Ended> {
  const { cwd = root, stdin = '', env = {}, signal = new AbortController().signal } = world;
  let stdout = '';
  let stderr = '';
  const code = await run(args, {
    cwd,
    env,
    stdin: Readable.from([Buffer.from(stdin)]),
    write:
      world.write ??
      ((text) => {
        stdout += text;
      }),
    note: (text) => {
      stderr += text;
    },
    isTerminal: world.isTerminal ?? false,
    columns: world.columns,
    hasNoteTerminal: world.hasNoteTerminal ?? false,
    hasInputTerminal: world.hasInputTerminal ?? false,
    signal,
    ...(world.startThread && { startThread: world.startThread }),
  });
  return { code, stdout, stderr };
}

/** A module that interrupts its process when the first file has been written: from outside, a fast process would end before. */
export const interruptedByFirstFile = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { renameSync } = fs;
  fs.renameSync = (...args) => {
    renameSync(...args);
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
    process.kill(process.pid, 'SIGINT');
  };
  syncBuiltinESMExports();
`)}`;

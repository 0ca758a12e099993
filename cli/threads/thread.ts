/** A thread of `check`: the paths of some pages in, what was found in them out. */
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { checkFiles } from '../engine/check-files.ts';
import { Texts } from '../engine/texts.ts';
import type { CheckAnswer, CheckJob } from './check-in-threads.ts';
import { packer } from './packed.ts';

const texts = new Texts();
const pack = packer();
const { signal } = new AbortController();

parentPort?.on('message', async ({ cwd, paths }: CheckJob) => {
  const { pages, unread } = await checkFiles({ paths }, { cwd, signal, stdin: process.stdin }, texts);
  const answer: CheckAnswer = { packed: pack(pages), unread };
  parentPort?.postMessage(answer);
});

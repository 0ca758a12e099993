/** Reads, creates, updates and reports on the file of `--baseline`. */

import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { formatMessage } from '../../core/model/message-format.ts';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';
import { codeOf, reasonOf } from '../reason.ts';
import { type Baseline, type BaselineComparison, baselineOf, isBaseline, type KnownFinding } from './baseline.ts';
import type { ReportedFile } from './report-types.ts';
import { isFolderPath } from './save-report.ts';

const fail = userErrors(messages);

/** @throws UserError when the path names a folder: with a slash at its end, `resolve` would turn it into a file. */
function checkIsFile(file: string): void {
  if (isFolderPath(file)) throw fail('baseline-is-folder', { file, example: join(file, 'baseline.json') });
}

/** @throws UserError when the file does not exist or is not a baseline. */
export async function readBaseline(file: string, { cwd }: Io): Promise<Baseline> {
  checkIsFile(file);
  const text = await readFile(resolve(cwd, file), 'utf8').catch((cause: unknown) => {
    throw fail('baseline-unreadable', { file, reason: reasonOf(cause) }, cause);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw fail('baseline-broken', { file }, cause);
  }
  if (!isBaseline(value)) throw fail('baseline-broken', { file });
  return value;
}

async function write(file: string, baseline: Baseline, { cwd }: Io, flag: 'w' | 'wx'): Promise<void> {
  const text = `${JSON.stringify(baseline, null, 2)}\n`;
  await writeFile(resolve(cwd, file), text, { flag }).catch((cause: unknown) => {
    const code = codeOf(cause) === 'EEXIST' ? 'baseline-exists' : 'output-file-failed';
    throw fail(code, { file, reason: reasonOf(cause) }, cause);
  });
}

/** Creates the file from all findings. @throws UserError when the file already exists. */
export async function createBaseline(file: string, results: readonly ReportedFile[], io: Io): Promise<void> {
  checkIsFile(file);
  const baseline = baselineOf(results);
  await write(file, baseline, io, 'wx');
  io.note(`${formatMessage(messages['baseline-created'], { n: baseline.findings.length, file })}\n`);
}

/** Removes the findings that were not found again from the file. */
export async function pruneBaseline(
  file: string,
  { findings }: Baseline,
  { gone }: BaselineComparison,
  io: Io,
): Promise<void> {
  const lost = new Set(gone.map(({ fingerprint }) => fingerprint));
  const kept = findings.filter(({ fingerprint }) => !lost.has(fingerprint));
  await write(file, { version: 1, findings: kept }, io, 'w');
  io.note(`${formatMessage(messages['baseline-pruned'], { n: gone.length, file })}\n`);
}

const line = ({ file, rule, message }: KnownFinding): string => `  ${file}: ${message} (${rule})\n`;

/** Prints the findings that the file hides, and those that are fixed. */
export function auditBaseline({ found, gone }: BaselineComparison, io: Io): void {
  io.write(`${formatMessage(messages['baseline-found'], { n: found.length })}\n${found.map(line).join('')}`);
  io.write(`${formatMessage(messages['baseline-gone'], { n: gone.length })}\n${gone.map(line).join('')}`);
}

/**
 * The end of every command with findings: adds messages, applies the baseline, prints the report, returns the exit
 * code.
 */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatMessage } from '../../core/model/message-format.ts';
import { type ExitCode, type Io, noteError } from '../command.ts';
import { messages } from '../messages.en.ts';
import { type BaselineComparison, compareBaseline } from './baseline.ts';
import { auditBaseline, createBaseline, pruneBaseline, readBaseline } from './baseline-file.ts';
import { deliver } from './deliver.ts';
import { describeFindings, report } from './report.ts';
import type { ReportedFile, ReporterTable, ReportOptions, RunResult, RunSummary } from './report-types.ts';
import { compact } from './reporters/compact.ts';
import { displayOf } from './reporters/display.ts';
import { github } from './reporters/github.ts';
import { gitlab } from './reporters/gitlab.ts';
import { json } from './reporters/json.ts';
import { junit } from './reporters/junit.ts';
import { pretty } from './reporters/pretty.ts';
import { sarif } from './reporters/sarif.ts';

const reporters: ReporterTable = { pretty, compact, json, sarif, junit, github, gitlab };

const noteOf = ({ found, gone }: BaselineComparison, file: string): string =>
  [
    ...(found.length > 0 ? [formatMessage(messages['baseline-left-out'], { n: found.length, file })] : []),
    ...(gone.length > 0 ? [formatMessage(messages['baseline-stale'], { n: gone.length, file })] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');

/** Prints findings as the options specify. @throws UserError when a file cannot be written. */
export const print = (
  results: readonly ReportedFile[],
  checked: RunSummary,
  options: ReportOptions,
  io: Io,
): Promise<ExitCode> =>
  deliver(
    report(results, checked, options, displayOf(io), reporters),
    { inputs: checked.inputs, force: options.force },
    io,
  );

async function conclude(outcome: RunResult, options: ReportOptions, io: Io): Promise<ExitCode> {
  const { baseline: file, baselineMode = 'use' } = options;
  const results = describeFindings(outcome);
  if (file === undefined) return print(results, outcome, options, io);
  if (baselineMode === 'create') {
    await createBaseline(file, results, io);
    return 0;
  }
  const baseline = await readBaseline(file, io);
  const wasRead = (name: string): boolean => outcome.read.has(name) || !existsSync(resolve(io.cwd, name));
  const compared = compareBaseline(baseline, results, wasRead);
  if (baselineMode === 'audit') {
    auditBaseline(compared, io);
    return compared.gone.length > 0 ? 1 : 0;
  }
  const exitCode = await print(compared.results, outcome, options, io);
  if (baselineMode === 'prune') await pruneBaseline(file, baseline, compared, io);
  else io.note(noteOf(compared, file));
  return exitCode;
}

/** Returns 2 if a file could not be read, because its problems are unknown. */
export function addUnreadFiles(exitCode: ExitCode, { unread }: RunSummary, io: Io): ExitCode {
  for (const error of unread) noteError(error, io);
  return unread.length > 0 ? 2 : exitCode;
}

/**
 * Adds messages, prints the report and returns the exit code.
 *
 * @throws UserError when a file of the options cannot be read or written.
 */
export async function finish(outcome: RunResult, options: ReportOptions, io: Io): Promise<ExitCode> {
  return addUnreadFiles(await conclude(outcome, options, io), outcome, io);
}

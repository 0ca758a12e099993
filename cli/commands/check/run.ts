import type { ExitCode, Io } from '../../command.ts';
import { checkPage } from '../../engine/check-page.ts';
import { readSources } from '../../engine/inputs.ts';
import { type ReportOptions, type Result, report } from '../../engine/report.ts';
import { usesColour } from '../../reporters/colour.ts';
import { deliver } from '../../reporters/deliver.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions {
  readonly inputs: readonly string[];
}

/** Checks pages and prints what was found. */
export async function run({ inputs, ...options }: CheckOptions, io: Io): Promise<ExitCode> {
  const results: Result[] = [];
  let files = 0;
  for await (const source of readSources(inputs, extensions, io)) {
    const findings = checkPage(source);
    files += 1;
    if (findings.length > 0) results.push({ source, findings });
  }
  if (io.signal.aborted) return 130;
  const printed = report({ files, results, words: messages }, options, usesColour(io.env, io.isTerminal));
  return deliver(printed, io);
}

import type { ExitCode, Io } from '../../command.ts';
import { applyLevels, loadConfig } from '../../config/config.ts';
import { checkPage } from '../../engine/check-page.ts';
import { allInputs, readSources } from '../../engine/inputs.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import { finish } from '../../finish.ts';
import type { InputOptions } from '../../input-options.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions, InputOptions {
  readonly inputs: readonly string[];
}

/** Checks pages and prints what was found. */
export async function run({ inputs, ...options }: CheckOptions, io: Io): Promise<ExitCode> {
  const { isIgnored, levels } = await loadConfig(options.config, io);
  const results: Result[] = [];
  const read = new Set<string>();
  for await (const source of readSources(await allInputs(inputs, options, io), extensions, io, {
    ...options,
    isIgnored,
  })) {
    const findings = applyLevels(checkPage(source), levels(source.file));
    read.add(source.file);
    if (findings.length > 0) results.push({ source, findings });
  }
  if (io.signal.aborted) return 130;
  return finish({ files: read.size, read, results, words: messages }, options, io);
}

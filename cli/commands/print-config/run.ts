import { relative } from 'node:path';
import type { ExitCode, Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { readRulePages } from '../../lint/rule-pages.ts';
import { withSlashes } from '../../text/with-slashes.ts';

export interface PrintConfigOptions {
  readonly config?: string;
}

/** Prints the settings for a file as JSON, with the levels of all rules; a rule without a setting may have several. */
export async function run(file: string, options: PrintConfigOptions, io: Io): Promise<ExitCode> {
  const { path, isIgnored, levels } = await loadConfig(options.config, [file], io);
  const set = levels(file);
  const pages = await readRulePages();
  const rules = Object.fromEntries(pages.map(({ id, levels: [...own] }) => [id, set[id] ?? own.join(', ')]));
  const from = path(file);
  const config = from === undefined ? null : withSlashes(relative(io.cwd, from));
  io.write(`${JSON.stringify({ file, config, ignored: isIgnored(file), rules }, null, 2)}\n`);
  return 0;
}

import { relative } from 'node:path';
import type { ExitCode, Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { withSlashes } from '../../text/with-slashes.ts';

export interface PrintConfigOptions {
  readonly config?: string;
}

/** Prints the settings for a file as JSON. */
export async function run(file: string, options: PrintConfigOptions, io: Io): Promise<ExitCode> {
  const { path, isIgnored, levels } = await loadConfig(options.config, [file], io);
  const from = path(file);
  const config = from === undefined ? null : withSlashes(relative(io.cwd, from));
  io.write(`${JSON.stringify({ file, config, ignored: isIgnored(file), rules: levels(file) }, null, 2)}\n`);
  return 0;
}

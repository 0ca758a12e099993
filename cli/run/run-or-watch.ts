/** Runs a command with findings once, or again after each change. Determines the files to read, and those to report. */
import { userErrors } from '../../core/model/user-error.ts';
import type { ExitCode, Io } from '../command.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { messages } from '../messages.en.ts';
import { stdinName } from './input-options.ts';
import { allInputs, findFiles, nameOf, type ReadOptions } from './inputs.ts';
import { selectReportedFiles } from './reported-files.ts';
import type { RunOptions } from './run-options.ts';
import { type OnFiles, watchRuns } from './watch.ts';

const fail = userErrors(messages);

export interface FileRun {
  readonly config: Config;
  readonly inputs: readonly string[];
  /** The file name of standard input, if it is read. */
  readonly stdin: string | undefined;
  readonly reading: ReadOptions;
  /** The paths of all files, absolute; `-` for standard input. */
  readonly paths: readonly string[];
  /** The paths of the files that are reported. */
  readonly ownPaths: readonly string[];
  /** Whether a file is reported, by its name in findings. */
  readonly isReported: (file: string) => boolean;
  /** Call it before the run reads further files. */
  readonly onFiles: OnFiles;
}

/**
 * Reads the settings and inputs of one run. `extensions` (without dot) are those of the files to find in folders.
 *
 * @throws UserError when the settings or inputs have a mistake, or match nothing.
 */
async function startRun(
  options: RunOptions,
  extensions: readonly string[],
  io: Io,
  onFiles: OnFiles,
): Promise<FileRun> {
  const inputs = await allInputs(options.inputs, options, io);
  const found = await findFiles(inputs, extensions, io);
  onFiles(found);
  const name = (path: string): string => nameOf(path, io, options);
  const config = await loadConfig(options.config, found.map(name), io);
  // Ignored files are skipped even if they are named: Git hooks name every file of a commit.
  const paths = found.filter((path) => !config.isIgnored(name(path)));
  const isReported = await selectReportedFiles(paths.map(name), options, io);
  const ownPaths = paths.filter((path) => isReported(name(path)));
  return { config, inputs, stdin: stdinName(inputs, options), reading: options, paths, ownPaths, isReported, onFiles };
}

/** Calls `run` once, or with `--watch` whenever a file has changed. */
export async function runOrWatch(
  options: RunOptions,
  extensions: readonly string[],
  io: Io,
  run: (files: FileRun) => Promise<ExitCode>,
): Promise<ExitCode> {
  const readAndRun = async (onFiles: OnFiles): Promise<ExitCode> =>
    run(await startRun(options, extensions, io, onFiles));
  if (!options.watch) return readAndRun(() => {});
  if (options.inputs.includes('-') || options.filesFrom === '-') throw fail('watch-stdin');
  const isRelevant = (name: string): boolean =>
    extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return watchRuns(readAndRun, isRelevant, io);
}

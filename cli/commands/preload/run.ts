import type { ExitCode, Io } from '../../command.ts';
import { packageRoot } from '../../package-root.ts';
import { pageLines } from '../../preload/page-lines.ts';
import { type PageLines, printLines } from '../../preload/print-lines.ts';
import { readBuilds } from '../../preload/read-chunk-list.ts';
import { readSources } from '../../run/inputs.ts';

export interface PreloadOptions {
  readonly inputs: readonly string[];
  /** URL of the folder with the files; by default, the folder in the page's script tag. */
  readonly base?: string;
  /** The folder of the package with the builds; this package by default. */
  readonly root?: string;
}

/** Prints the lines of each page. @throws UserError when no page loads the elements. */
export async function run({ inputs, base, root }: PreloadOptions, io: Io): Promise<ExitCode> {
  const builds = await readBuilds(root ?? (await packageRoot()));
  const pages: PageLines[] = [];
  for await (const source of readSources(inputs, ['html', 'htm'], io))
    pages.push({ file: source.file, lines: pageLines(source, base, builds) });
  if (io.signal.aborted) return 130;
  printLines(pages, io);
  return 0;
}

import type { UserError } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { applyLevels } from '../../config/settings.ts';
import { checkPage, readAndCheck } from '../../engine/check-page.ts';
import { checkSite } from '../../engine/check-site.ts';
import { allInputs, readAgain, readSources } from '../../engine/inputs.ts';
import type { PageSummary } from '../../engine/page-summary.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import type { SiteRoot } from '../../engine/site-paths.ts';
import { Texts } from '../../engine/texts.ts';
import { finish } from '../../finish.ts';
import { mendedWorld } from '../../fix/mended.ts';
import type { FixOptions } from '../../fix/options.ts';
import { type InputOptions, stdinName } from '../../input-options.ts';
import { missingOnDisk, siteRootOf } from '../../site-files.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions, InputOptions, FixOptions {
  readonly inputs: readonly string[];
  /** The folder that `/` of links stands for. */
  readonly siteRoot?: string;
}

/** Adds what is known only when all pages have been read. */
async function addSiteFindings(
  results: Map<string, Result>,
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  io: Io,
): Promise<void> {
  for (const [file, tell] of checkSite(pages, root, await missingOnDisk(pages, root, io))) {
    const { source, findings } = results.get(file) ?? { source: await readAgain(file, io), findings: [] };
    results.set(file, { source, findings: [...findings, ...tell(source)] });
  }
}

/** Checks pages and prints what was found. */
export async function run({ inputs: given, ...options }: CheckOptions, world: Io): Promise<ExitCode> {
  const config = await loadConfig(options.config, world);
  const { isIgnored, levels } = config;
  const inputs = await allInputs(given, options, world);
  const unread: UserError[] = [];
  const read = (io: Io, onUnreadable = (_: UserError): void => {}) =>
    readSources(inputs, extensions, io, { ...options, isIgnored, onUnreadable });
  const io = await mendedWorld(
    {
      ...options,
      stdin: stdinName(inputs, options),
      sources: () => read(world),
      check: (source) => applyLevels(checkPage(source), levels(source.file)),
    },
    world,
  );
  const results = new Map<string, Result>();
  const pages: PageSummary[] = [];
  const texts = new Texts();
  for await (const source of read(io, (error) => unread.push(error))) {
    const { findings, summary } = readAndCheck(source, texts);
    pages.push(summary);
    // The text of standard input is not there a second time.
    if (findings.length > 0 || inputs.includes('-')) results.set(source.file, { source, findings });
  }
  if (io.signal.aborted) return 130;
  await addSiteFindings(results, pages, await siteRootOf(inputs, options, config, pages, io), io);
  const outcome = {
    files: pages.length,
    read: new Set(pages.map(({ file }) => file)),
    results: [...results.values()].map(({ source, findings }) => ({
      source,
      findings: applyLevels(findings, levels(source.file)),
    })),
    unread,
    words: messages,
  };
  return finish(outcome, options, io);
}

import type { UserError } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { applyLevels, loadConfig } from '../../config/config.ts';
import { checkPage, readAndCheck } from '../../engine/check-page.ts';
import { allInputs, readAgain, readSources } from '../../engine/inputs.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import { brokenLinks, linkFindings, type PageSummary, Texts } from '../../engine/site-links.ts';
import { finish } from '../../finish.ts';
import { mendedWorld } from '../../fix/mended.ts';
import type { FixOptions } from '../../fix/options.ts';
import { type InputOptions, stdinName } from '../../input-options.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions, InputOptions, FixOptions {
  readonly inputs: readonly string[];
}

/** Adds what is known only when all pages have been read. */
async function addSiteFindings(results: Map<string, Result>, pages: readonly PageSummary[], io: Io): Promise<void> {
  for (const [file, links] of brokenLinks(pages)) {
    const { source, findings } = results.get(file) ?? { source: await readAgain(file, io), findings: [] };
    results.set(file, { source, findings: [...findings, ...linkFindings(source, links)] });
  }
}

/** Checks pages and prints what was found. */
export async function run({ inputs: given, ...options }: CheckOptions, world: Io): Promise<ExitCode> {
  const { isIgnored, levels } = await loadConfig(options.config, world);
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
  await addSiteFindings(results, pages, io);
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

import { relative } from 'node:path';
import type { Severity } from '../../../core/model/finding.ts';
import type { ExitCode, Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { type RulePage, readRulePages } from '../../lint/rule-pages.ts';
import { withSlashes } from '../../text/with-slashes.ts';

export interface PrintConfigOptions {
  readonly config?: string;
}

/** Returns the level of a rule without a setting; a list, the most severe first, if its findings have several. */
function ownLevel({ levels }: RulePage): Severity | readonly Severity[] | undefined {
  const severities = levels.map(({ severity }) => severity);
  return severities.length === 1 ? severities[0] : severities;
}

/** Prints the settings for a file as JSON, with the levels of all rules. */
export async function run(file: string, options: PrintConfigOptions, io: Io): Promise<ExitCode> {
  const { path, isIgnored, levels, siteRoot, outerSiteRoot } = await loadConfig(options.config, [file], io);
  const set = levels(file);
  const pages = await readRulePages();
  const rules = Object.fromEntries(pages.map((page) => [page.id, set[page.id] ?? ownLevel(page)]));
  const relativeTo = (one: string | undefined): string | null =>
    one === undefined ? null : withSlashes(relative(io.cwd, one)) || '.';
  const outer = outerSiteRoot(file);
  const settings = {
    file,
    config: relativeTo(path(file)),
    ignored: isIgnored(file),
    siteRoot: relativeTo(siteRoot(file)),
    ...(outer !== undefined && { siteRootNotInheritedFrom: relativeTo(outer) }),
    rules,
  };
  io.write(`${JSON.stringify(settings, null, 2)}\n`);
  return 0;
}

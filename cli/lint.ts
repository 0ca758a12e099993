/**
 * The linter behind `check` and `validate` as a function of texts, for editors and build tools. It uses no disk and no
 * network.
 */

import type { Fix, MessageArgs, Position, Severity } from '../core/model/finding.ts';
import type { EntityName } from '../core/model/schema/names.ts';
import { type FolderSettings, resolveFolderSettings } from './config/folder-settings.ts';
import { applyLevels, type Level, type Levels, type Settings } from './config/settings.ts';
import {
  byFileAndRule,
  byPlace,
  type LintFinding,
  type PlacedFinding,
  type SkippedRule,
  type SkipReason,
} from './finding.ts';
import { allMessages } from './lint/all-messages.ts';
import { readAndCheck } from './lint/check-page.ts';
import { entityDefault } from './lint/data/data-rules.ts';
import { contextNamesWith } from './lint/data/script-contexts.ts';
import { validateText } from './lint/data/validate-text.ts';
import { fixText } from './lint/fix/apply-fixes.ts';
import { isPage } from './lint/page/is-page.ts';
import { checkSite } from './lint/site/check-site.ts';
import { findMissingFiles } from './lint/site/missing-files.ts';
import type { PageSummary } from './lint/site/page-summary.ts';
import { addressOf, type SiteRoot } from './lint/site/site-paths.ts';
import { rootAmong } from './lint/site/site-root.ts';
import { describeFinding } from './report/describe-finding.ts';
import { join, normalize } from './text/paths.ts';
import type { Source } from './text/source.ts';
import { StringInterner } from './text/string-interner.ts';

export type {
  EntityName,
  Fix,
  Level,
  Levels,
  LintFinding,
  MessageArgs,
  PlacedFinding as Finding,
  Position,
  Settings,
  Severity,
  SkippedRule,
  SkipReason,
};

/** A file to check. */
export interface LintFile {
  /**
   * Relative to the folder of the site or project, with `/`. Findings contain it, and links between pages resolve to
   * it.
   */
  readonly path: string;
  /** The content. Offsets do not count a byte order mark. */
  readonly text: string;
  /** The entity in its JSON, if the content does not identify it. Same as `--as`. */
  readonly as?: EntityName;
}

/** The settings of `site-elements.config.json`, and the facts that the command reads from the file system. */
export interface LintOptions extends Settings {
  /**
   * Settings of folders, by path, as in a `site-elements.config.json` in each of them: those of the nearest folder replace
   * all others for a file, and their globs are relative to the folder.
   */
  readonly folders?: FolderSettings;
  /** The folder that root-relative links resolve to, relative like `path`; `.` is the folder that paths are relative to. */
  readonly siteRoot?: string;
  /**
   * Paths of all other files of the site, such as scripts, images and downloads. Without them, the rule `resource-path`
   * is skipped.
   */
  readonly otherFiles?: readonly string[];
  /** Suffixes of variables with a site context, besides `SITE_CONTEXT` and `SQUARESPACE_CONTEXT`. */
  readonly contextVariables?: readonly string[];
}

const sourceOf = ({ path, text }: LintFile): Source => ({
  file: normalize(path),
  text: text.replace(/^\ufeff/, ''),
});

/** The folder that relative paths start from. No such folder has to exist. */
const base = '/';

/** Returns the configured root, or the folder of all files if it is certainly a site root. */
const rootOf = ({ siteRoot }: LintOptions, pages: readonly PageSummary[]): SiteRoot | undefined =>
  siteRoot === undefined ? rootAmong([base], base, pages) : { folder: join(base, siteRoot), base, isExplicit: true };

interface CheckedPages {
  /** The findings by file. */
  readonly findings: ReadonlyMap<string, readonly PlacedFinding[]>;
  readonly skipped: readonly SkippedRule[];
}

/** Checks the pages among the sources. `paths` are those of all files of the site. */
function checkPages(sources: readonly Source[], paths: readonly string[], options: LintOptions): CheckedPages {
  const texts = new StringInterner();
  const pages = sources.filter(isPage).map((source) => ({ source, ...readAndCheck(source, texts) }));
  const summaries = pages.map(({ summary }) => summary);
  const root = rootOf(options, summaries);
  const files = root ? paths.flatMap((path) => addressOf(path, root) ?? []) : [];
  const missing = findMissingFiles(summaries, root, files, options.otherFiles !== undefined);
  const between = checkSite(summaries, root, missing);
  return {
    findings: new Map(
      pages.map(({ source, findings }) => [source.file, [...findings, ...(between.get(source.file)?.(source) ?? [])]]),
    ),
    skipped: [...pages.flatMap((page) => page.skipped), ...missing.skipped],
  };
}

/** The result of `lint()`, named as in the report of `--format json`. */
export interface LintResult {
  /** Sorted by file and position. */
  readonly findings: readonly LintFinding[];
  /**
   * The rules that could not run on a file, each with the reason, such as `fragment` or `no-site-root`. Such a rule
   * reports nothing, so its silence does not mean that the file has no problem. Sorted by file and rule.
   */
  readonly skipped: readonly SkippedRule[];
}

/**
 * Returns the findings of `site-elements check` and `validate` in these files, with messages, and the rules that could
 * not run. The files are taken as the complete site, so links between them are checked. A pure function; it does not
 * throw for any text.
 */
export function lint(files: readonly LintFile[], options: LintOptions = {}): LintResult {
  const { isIgnored, isEnabled, levels } = resolveFolderSettings(options, options.folders);
  const names = contextNamesWith(options.contextVariables);
  const expected = { names, reportsDefaults: isEnabled(entityDefault) };
  const given = new Map(files.map((file) => [normalize(file.path), file]));
  const pathOf = (file: string): string => given.get(file)?.path ?? file;
  const sources = files.map(sourceOf).filter(({ file }) => !isIgnored(file));
  const pages = checkPages(sources, [...given.keys(), ...(options.otherFiles ?? []).map(normalize)], options);
  const validated = sources
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map((source) => ({ source, ...validateText(source, { ...expected, as: given.get(source.file)?.as }) }));
  const findings = validated.flatMap(({ source: { file }, findings: ofData }) =>
    applyLevels([...(pages.findings.get(file) ?? []), ...ofData], levels(file))
      .toSorted(byPlace)
      .map((finding) => ({ ...describeFinding(finding, allMessages), file: pathOf(file) })),
  );
  const skipped = [...pages.skipped, ...validated.flatMap((one) => one.skipped)]
    .filter(({ rule, file }) => levels(file)[rule] !== 'off')
    .toSorted(byFileAndRule)
    .map((one) => ({ ...one, file: pathOf(one.file) }));
  return { findings, skipped };
}

/**
 * Applies the fixes of findings to a text; of two that overlap, only the first. Lint again to find the remaining
 * problems.
 */
export const applyFixes = (text: string, findings: readonly Pick<PlacedFinding, 'fix'>[]): string =>
  fixText(
    text,
    findings.flatMap(({ fix }) => fix ?? []),
  );

/** The engine of `check` and `validate` for editors and build tools: texts in, findings out; no disk, no network. */

import type { Fix, MessageArgs, Position, Severity } from '../core/model/finding.ts';
import type { EntityName } from '../core/model/schema/names.ts';
import { globMatcher } from './config/glob.ts';
import { applyLevels, type Level, type Levels, resolveSettings, type Settings } from './config/settings.ts';
import { byPlace, type LintFinding, type PlacedFinding } from './finding.ts';
import { readAndCheck } from './lint/check-page.ts';
import { entityDefault } from './lint/data/data-rules.ts';
import { fileKind } from './lint/data/find-entities.ts';
import { messages as validateMessages } from './lint/data/messages.en.ts';
import { contextNamesWith } from './lint/data/script-contexts.ts';
import { validateText } from './lint/data/validate-text.ts';
import { fixText } from './lint/fix/apply-fixes.ts';
import { messages as checkMessages } from './lint/rules/messages.en.ts';
import { checkSite } from './lint/site/check-site.ts';
import type { PageSummary } from './lint/site/page-summary.ts';
import { addressOf, missingPaths, type SiteRoot } from './lint/site/site-paths.ts';
import { isRewritten, rootAmong } from './lint/site/site-root.ts';
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
};

/** A text to look into. */
export interface LintFile {
  /** Relative to the folder of the site or project, with `/`: findings name it, links between pages go by it. */
  readonly path: string;
  /** Without byte order mark, or with one, which then is no part of the offsets. */
  readonly text: string;
  /** The entity in its JSON, if the content does not identify it. Same as `--as`. */
  readonly as?: EntityName;
}

/** The settings of `site-elements.config.json`, and the facts that the command reads from the file system. */
export interface LintOptions extends Settings {
  /** The folder that root-relative links resolve to, relative like `path`; `.` is the folder that paths are relative to. */
  readonly siteRoot?: string;
  /** Paths of further files of the site, such as pictures and downloads: links may lead there. */
  readonly otherFiles?: readonly string[];
  /** How names end that scripts assign site contexts to, beside `SITE_CONTEXT` and `SQUARESPACE_CONTEXT`. */
  readonly contextVariables?: readonly string[];
}

const messages = { ...checkMessages, ...validateMessages };

const sourceOf = ({ path, text }: LintFile): Source => ({
  file: normalize(path),
  text: text.replace(/^\ufeff/, ''),
});

/** Whether `check` reads the file: it has the extension of a page, or another extension and begins as a page does. */
const isPage = ({ file, text }: Source): boolean =>
  /\.html?$/i.test(file) || (!/\.(?:json|[cm]?js)$/i.test(file) && fileKind(text) === 'page');

/** Where paths begin: which folder of a disk that is does not matter. */
const base = '/';

/** The root that is set, or else the folder of all files if it is clearly a site root. */
const rootOf = ({ siteRoot }: LintOptions, pages: readonly PageSummary[]): SiteRoot | undefined =>
  siteRoot === undefined ? rootAmong([base], base, pages) : { folder: join(base, siteRoot), base, isExplicit: true };

/** The paths that lead to nothing, by file. */
function missingAmong(pages: readonly PageSummary[], root: SiteRoot | undefined, paths: readonly string[]): Missing {
  const files = root ? paths.flatMap((path) => addressOf(path, root) ?? []) : [];
  return !root || (!root.isExplicit && isRewritten(files)) ? new Map() : missingPaths(pages, root, files);
}
type Missing = ReadonlyMap<string, ReadonlySet<string>>;

/** The findings about pages, by file. `paths` are those of all files that there are. */
function checked(sources: readonly Source[], paths: readonly string[], options: LintOptions): Found {
  const texts = new StringInterner();
  const pages = sources.filter(isPage).map((source) => ({ source, ...readAndCheck(source, texts) }));
  const summaries = pages.map(({ summary }) => summary);
  const root = rootOf(options, summaries);
  const between = checkSite(summaries, root, missingAmong(summaries, root, paths));
  return new Map(
    pages.map(({ source, findings }) => [source.file, [...findings, ...(between.get(source.file)?.(source) ?? [])]]),
  );
}
type Found = ReadonlyMap<string, readonly PlacedFinding[]>;

/**
 * Everything that `site-elements check` and `validate` find in these files, with their messages, by file and place. The files are
 * taken for the whole site: links between them are followed. A pure function; a text with any mistake is no error.
 */
export function lint(files: readonly LintFile[], options: LintOptions = {}): readonly LintFinding[] {
  const { isIgnored, isEnabled, levels } = resolveSettings(options, globMatcher);
  const names = contextNamesWith(options.contextVariables);
  const expected = { names, reportsDefaults: isEnabled(entityDefault) };
  const given = new Map(files.map((file) => [normalize(file.path), file]));
  const sources = files.map(sourceOf).filter(({ file }) => !isIgnored(file));
  const pages = checked(sources, [...given.keys(), ...(options.otherFiles ?? []).map(normalize)], options);
  return sources
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap((source) => {
      const { path = source.file, as } = given.get(source.file) ?? {};
      const ofData = validateText(source, { ...expected, as }).findings;
      return applyLevels([...(pages.get(source.file) ?? []), ...ofData], levels(source.file))
        .toSorted(byPlace)
        .map((finding) => ({ ...describeFinding(finding, messages), file: path }));
    });
}

/** The text with the fixes of its findings in it; of two that overlap, the first. Lint again to see what is left. */
export const applyFixes = (text: string, findings: readonly Pick<PlacedFinding, 'fix'>[]): string =>
  fixText(
    text,
    findings.flatMap(({ fix }) => fix ?? []),
  );

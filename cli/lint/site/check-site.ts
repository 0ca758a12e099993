/** Checks that need all pages of a run. */

import type { Severity } from '../../../core/model/finding.ts';
import type { Finding, PlacedFinding } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import { readDirectives } from '../page/directives.ts';
import { type Page, readPage } from '../page/page.ts';
import { findingPlacer } from '../place-findings.ts';
import { formDefinition } from '../rules/form-definition.ts';
import { pageContext } from '../rules/page-context.ts';
import { contrastProblems, tokenContrast } from '../rules/token-contrast.ts';
import type { MissingFiles } from './missing-files.ts';
import type { PageSummary } from './page-summary.ts';
import { wrongContexts } from './site-contexts.ts';
import { differingForms } from './site-forms.ts';
import { brokenLinks, linkFindings } from './site-links.ts';
import { internalPath, pathProblems, type SiteRoot } from './site-paths.ts';
import { resourcePath, resourceProblems, stylesheetProblems } from './site-resources.ts';

/** Findings that depend on other pages. A directive that may suppress one of them is not reported as unused. */
export function possibleFindings(
  page: Page,
  summary: Pick<PageSummary, 'context' | 'forms'>,
): readonly PlacedFinding[] {
  const place = findingPlacer(page.source);
  const anything = (range: { readonly start: number; readonly end: number }): Finding => ({
    code: '',
    severity: 'info',
    args: {},
    start: range.start,
    end: range.end,
  });
  return [
    ...pathProblems(page, 'error', () => true).map(place(internalPath)),
    ...resourceProblems(page, 'error', () => true).map(place(resourcePath)),
    ...summary.forms.map(anything).map(place(formDefinition.id)),
    ...(summary.context ? [anything(summary.context)] : []).map(place(pageContext.id)),
  ];
}

interface SiteRuleFindings {
  readonly rule: string;
  /** Locates the findings in the page, which is read again. Keeping the ranges of all links of a site would use too much memory. */
  readonly in: (page: Page) => readonly Finding[];
}

/** Locates the findings of one file in its text. */
export type LocateFindings = (source: Source) => readonly PlacedFinding[];

const locateAll =
  (problems: readonly SiteRuleFindings[]): LocateFindings =>
  (source) => {
    const page = readPage(source);
    const place = findingPlacer(source);
    const { isSuppressed } = readDirectives(page, () => [], { own: [], others: [] });
    return problems
      .flatMap(({ rule, in: locate }) => locate(page).map(place(rule)))
      .filter(({ rule, start }) => !isSuppressed(rule, start.offset));
  };

/** Returns the findings of the stylesheets in which tokens have too little contrast, by file. */
const contrastsIn = (stylesheets: Iterable<Source>): ReadonlyMap<string, readonly Finding[]> =>
  new Map(
    [...stylesheets].flatMap(({ file, text }) => {
      const found = contrastProblems(text);
      return found.length > 0 ? [[file, found] as const] : [];
    }),
  );

/**
 * Findings that involve several files, by file. `missing` contains the paths without a file, `stylesheets` those that
 * pages load.
 */
export function checkSite(
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  missing: Pick<MissingFiles, 'paths' | 'resources'>,
  stylesheets: Iterable<Source> = [],
): ReadonlyMap<string, LocateFindings> {
  const severity: Severity = root?.isExplicit ? 'error' : 'warn';
  const links = brokenLinks(pages, root);
  const contexts = root ? wrongContexts(pages, root) : new Map<string, readonly Finding[]>();
  const forms = differingForms(pages);
  const contrasts = contrastsIn(stylesheets);
  const files = new Set(
    [...links, ...contexts, ...forms, ...missing.paths, ...missing.resources, ...contrasts].map(([file]) => file),
  );
  const pageFiles = new Set(pages.map(({ file }) => file));
  const locatorOf = (file: string): LocateFindings => {
    if (!pageFiles.has(file))
      return (source) => [
        ...stylesheetProblems(source, severity, missing.resources.get(file) ?? new Map()).map(
          findingPlacer(source)(resourcePath),
        ),
        ...(contrasts.get(file) ?? []).map(findingPlacer(source)(tokenContrast.id)),
      ];
    const paths = missing.paths.get(file);
    const resources = missing.resources.get(file);
    const locate = locateAll([
      { rule: internalPath, in: (page) => (paths ? pathProblems(page, severity, (path) => paths.has(path)) : []) },
      {
        rule: resourcePath,
        in: (page) =>
          resources
            ? resourceProblems(
                page,
                severity,
                (path) => resources.has(path),
                (path) => resources.get(path),
              )
            : [],
      },
      { rule: pageContext.id, in: () => contexts.get(file) ?? [] },
      { rule: formDefinition.id, in: () => forms.get(file) ?? [] },
    ]);
    return (source) => [...linkFindings(source, links.get(file) ?? []), ...locate(source)];
  };
  return new Map([...files].map((file) => [file, locatorOf(file)]));
}

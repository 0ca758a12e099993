/** Checks the text of a document that is open in an editor. Pure functions of the text. */

import { applyLevels, type Levels } from '../config/settings.ts';
import { byPlace, type PlacedFinding } from '../finding.ts';
import { readAndCheck } from '../lint/check-page.ts';
import { validateText } from '../lint/data/validate-text.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import type { Source } from '../text/source.ts';
import { StringInterner } from '../text/string-interner.ts';
import type { DocumentKind } from './document-kind.ts';
import { certainFindings, withoutFrontMatter } from './template-findings.ts';

/** The settings that apply to one document. */
export interface DocumentSettings {
  readonly levels: Levels;
  /** Whether to report omitted defaults of data. */
  readonly reportsDefaults: boolean;
}

export interface CheckedDocument {
  /** Sorted by position, with the levels of the settings. Without the findings that need other pages. */
  readonly findings: readonly PlacedFinding[];
  /** The data that rules about the site need. Only a complete page is part of a site, not a template. */
  readonly summary: PageSummary | undefined;
}

/** Removes findings that both engines report, such as invalid characters. Sorts the others, and sets their levels. */
export function reported(findings: readonly PlacedFinding[], levels: Levels): readonly PlacedFinding[] {
  const known = new Set<string>();
  return applyLevels(findings, levels)
    .filter(({ code, rule, start, end }) => {
      const key = `${rule} ${code} ${start.offset} ${end.offset}`;
      return !known.has(key) && known.add(key);
    })
    .toSorted(byPlace);
}

/** Checks a document with the rules for pages and those for data, except the rules that need other pages. */
export function checkDocument(
  source: Source,
  kind: DocumentKind,
  { levels, reportsDefaults }: DocumentSettings,
): CheckedDocument {
  const read = kind === 'template' ? withoutFrontMatter(source) : source;
  const data = validateText(read, { reportsDefaults }).findings;
  if (kind === 'data') return { findings: reported(data, levels), summary: undefined };
  const page = readAndCheck(read, new StringInterner());
  const all = [...page.findings, ...data];
  return kind === 'page'
    ? { findings: reported(all, levels), summary: page.summary }
    : { findings: reported(certainFindings(all, read), levels), summary: undefined };
}

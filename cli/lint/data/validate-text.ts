/** Validates all entities in a text. */

import type { EntityName } from '../../../core/model/schema/names.ts';
import type { PlacedFinding, SkippedRule } from '../../finding.ts';
import type { Source } from '../../text/source.ts';
import { configName } from '../config-name.ts';
import { readDirectives } from '../page/directives.ts';
import { directivePrefix, readPage } from '../page/page.ts';
import { findingPlacer } from '../place-findings.ts';
import { encoding, encodingProblems } from '../rules/encoding.ts';
import { checkEntities } from './check-entities.ts';
import { contextRules } from './data-rules.ts';
import { fileKind, findEntities } from './find-entities.ts';

/** The user's expectations about the files. */
export interface Expectations {
  /** The files that are inputs themselves, by their names in findings: they are expected to be JSON. */
  readonly named: ReadonlySet<string>;
  /** The entity that each JSON file must be. */
  readonly as?: EntityName | undefined;
  /** Suffixes of the variables that contexts are assigned to. */
  readonly names?: readonly string[];
  /** Whether to report omitted defaults. */
  readonly reportsDefaults?: boolean;
}

export interface ValidatedText {
  /** Whether the text contains an entity, or cannot be read. */
  readonly hasEntities: boolean;
  readonly findings: readonly PlacedFinding[];
  /** `no-context` in a JSON file without data, unless it is expected to have some. */
  readonly skipped: readonly SkippedRule[];
}

/** Whether a directive suppresses nothing. `check` reports the other problems of directives. */
const isUnused = ({ code }: PlacedFinding): boolean => code === 'directive-unused';

/** The findings that no comment in the page suppresses. */
function withoutSuppressed(source: Source, findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  if (!source.text.includes(directivePrefix) || fileKind(source.text) !== 'page') return findings;
  const known = { own: contextRules, others: [] };
  const { isSuppressed, problems } = readDirectives(readPage(source), () => findings, known);
  return [
    ...findings.filter(({ rule, start }) => !isSuppressed(rule, start.offset)),
    ...problems.map(findingPlacer(source)('directive')).filter(isUnused),
  ];
}

const isSettings = ({ file }: Source): boolean => file.endsWith(configName);

const skippedRule = ({ file }: Source): SkippedRule => ({ rule: 'no-context', file, reason: 'not-named' });

/** Returns all findings of one text. */
export function validateText(
  source: Source,
  { named, as, names, reportsDefaults }: Partial<Expectations> = {},
): ValidatedText {
  const isExpected = named?.has(source.file) ?? false;
  const isJson = /\.json$/i.test(source.file);
  const ofBytes = encodingProblems(source).map(findingPlacer(source)(encoding.id));
  // Text in the wrong encoding has no other faults that are worth reporting.
  if (ofBytes.some(({ code }) => code === 'encoding-utf-16' || (code === 'encoding-nul' && (isExpected || isJson))))
    return { hasEntities: true, findings: ofBytes, skipped: [] };
  const found = findEntities(source.text, { isExpected, isJson, as, names });
  const hasEntities = found.length > 0;
  const findings = checkEntities(source, found, reportsDefaults);
  return {
    hasEntities,
    findings: withoutSuppressed(source, [...findings, ...(hasEntities || isExpected ? ofBytes : [])]),
    skipped: hasEntities || isExpected || !isJson || isSettings(source) ? [] : [skippedRule(source)],
  };
}

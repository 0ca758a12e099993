/** How much each rule matters in which file, and which files are left alone: what the settings say, on paths alone. */

import type { Severity } from '../../core/model/finding.ts';
import type { PlacedFinding } from '../finding.ts';
import { entityDefault } from '../lint/data/data-rules.ts';

export type Level = 'off' | Severity;
export type Levels = Readonly<Record<string, Level>>;

/** Of rules that are silent until the settings name them. */
const defaultLevels: Levels = { [entityDefault]: 'off' };

/** The part of the settings that is about rules and files, as `site-elements.config.json` has it. */
export interface Settings {
  /** Levels by the id of the rule. */
  readonly rules?: Levels | undefined;
  /** Globs of files that are left alone. */
  readonly ignore?: readonly string[] | undefined;
  /** Levels for some of the files; later ones go before earlier ones. */
  readonly overrides?: readonly { readonly files: readonly string[]; readonly rules: Levels }[] | undefined;
}

export interface ResolvedSettings {
  isIgnored(file: string): boolean;
  /** Levels that are set for the rules in a file. */
  levels(file: string): Levels;
  /** Whether a rule that is off by default is turned on for at least some of the files. */
  isEnabled(rule: string): boolean;
}

/** Resolves the settings of a file. `matcher` compiles globs to a predicate. */
export function resolveSettings(
  { rules = {}, ignore = [], overrides = [] }: Settings,
  matcher: (globs: readonly string[]) => (file: string) => boolean,
): ResolvedSettings {
  const parts = overrides.map((one) => ({ matches: matcher(one.files), rules: one.rules }));
  return {
    isEnabled: (rule) => [rules, ...parts.map((one) => one.rules)].some((one) => (one[rule] ?? 'off') !== 'off'),
    isIgnored: ignore.length > 0 ? matcher(ignore) : () => false,
    levels: (file) =>
      Object.assign({}, defaultLevels, rules, ...parts.filter(({ matches }) => matches(file)).map((one) => one.rules)),
  };
}

/** The findings with their levels as they are set, without those that are off. */
export function applyLevels(findings: readonly PlacedFinding[], levels: Levels): readonly PlacedFinding[] {
  return findings.flatMap((finding) => {
    const level = levels[finding.rule];
    if (level === 'off') return [];
    return [level === undefined ? finding : { ...finding, severity: level }];
  });
}

/** Resolves the severity of each rule by file, and the files to ignore. Works on paths only. */

import type { Severity } from '../../core/model/finding.ts';
import type { PlacedFinding } from '../finding.ts';
import { entityDefault } from '../lint/data/data-rules.ts';

export type Level = 'off' | Severity;
export type Levels = Readonly<Record<string, Level>>;

/** The levels of rules that are off unless the settings enable them. */
const defaultLevels: Levels = { [entityDefault]: 'off' };

/** The settings for rules and files, as in `site-elements.config.json`. */
export interface Settings {
  /** Levels by rule id. */
  readonly rules?: Levels | undefined;
  /** Globs of the files to ignore. */
  readonly ignore?: readonly string[] | undefined;
  /** Levels for some of the files; later entries override earlier ones. */
  readonly overrides?: readonly { readonly files: readonly string[]; readonly rules: Levels }[] | undefined;
}

export interface ResolvedSettings {
  isIgnored(file: string): boolean;
  /** Returns the levels for a file, by rule id. */
  levels(file: string): Levels;
  /** Whether a rule that is off by default is turned on for at least some of the files. */
  isEnabled(rule: string): boolean;
}

/** Compiles settings to functions of a path. `matcher` compiles globs to a predicate. */
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

/** Sets the severity of each finding to its configured level. Removes the findings of rules that are off. */
export function applyLevels(findings: readonly PlacedFinding[], levels: Levels): readonly PlacedFinding[] {
  return findings.flatMap((finding) => {
    const level = levels[finding.rule];
    if (level === 'off') return [];
    return [level === undefined ? finding : { ...finding, severity: level }];
  });
}

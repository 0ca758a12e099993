/** Rules that cannot run on a file: reported, so that their silence does not pass for a clean file. */

export const skipReasons = [
  'fragment',
  'template',
  'external-base',
  'template-base',
  'no-site-root',
  'outside-site-root',
  'rewritten-paths',
] as const;

/** Why a rule cannot decide about what it found. */
export type SkipReason = (typeof skipReasons)[number];

export interface SkippedRule {
  readonly rule: string;
  readonly file: string;
  readonly reason: SkipReason;
}

export const byFileAndRule = (a: SkippedRule, b: SkippedRule): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.rule < b.rule ? -1 : 1;

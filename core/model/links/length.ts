import type { Problem } from '../finding.ts';

/**
 * The limit of a link's length: fewer UTF-16 code units than this, including the scheme (docs/spec.md#runtime-5, "Link
 * checks").
 */
export const linkLimits = {
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
} as const;

/** Reports a link that is too long for its kind: codes `link-anchor-length`, `link-tel-length`, … */
export const lengthProblems =
  (kind: keyof typeof linkLimits) =>
  ({ length }: string): readonly Problem[] => {
    const limit = linkLimits[kind];
    return length < limit ? [] : [{ code: `link-${kind}-length`, severity: 'error', args: { length, limit } }];
  };

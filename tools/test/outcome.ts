/** A test that did not run, and the feature or data that it needs. */
export interface Skip {
  readonly test: string;
  readonly reason: string;
}

/** What one step of a test run came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skips: readonly Skip[];
  /** All that there is to read about failures. */
  readonly log: string;
  /** What is in it of the files that failed. */
  readonly broken?: readonly (Outcome & { readonly file: string })[];
}

export const failure = (log: string): Outcome => ({ passed: 0, failed: 1, skips: [], log });

/** A step in which nothing ran has proved nothing. */
export const unlessEmpty = (outcome: Outcome): Outcome =>
  outcome.passed + outcome.failed > 0 ? outcome : { ...failure(`No test ran.\n${outcome.log}`), skips: outcome.skips };

/** A run whose broken files were run again: what became of them the second time counts. */
export function withSecondTry({ broken = [], ...first }: Outcome, again: Outcome): Outcome {
  const lost = sumOf(broken);
  const note = broken.map(({ file }) => `${file}: it failed, so it was run again by itself.\n`).join('');
  return {
    passed: first.passed - lost.passed + again.passed,
    failed: first.failed - lost.failed + again.failed,
    skips: [...first.skips.filter(({ test }) => !lost.skips.some((skip) => skip.test === test)), ...again.skips],
    log: `${note}${again.log}${first.log}`,
  };
}

export const sumOf = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (sum, { passed, failed, skips }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skips: [...sum.skips, ...skips],
      log: '',
    }),
    { passed: 0, failed: 0, skips: [], log: '' },
  );

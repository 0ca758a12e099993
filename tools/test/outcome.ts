/** A test that did not run, and the feature or data that it needs. */
export interface Skip {
  readonly test: string;
  readonly reason: string;
}

/** The result of one step of a test run. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skips: readonly Skip[];
  /** The output of failures. */
  readonly log: string;
}

export const failure = (log: string): Outcome => ({ passed: 0, failed: 1, skips: [], log });

/** A step without tests fails. */
export const unlessEmpty = (outcome: Outcome): Outcome =>
  outcome.passed + outcome.failed > 0 ? outcome : { ...failure(`No test ran.\n${outcome.log}`), skips: outcome.skips };

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

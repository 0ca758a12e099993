import type { TestRunnerPlugin } from '@web/test-runner';

/** Why a test was skipped, by its full title. Mocha keeps no reason, so tests report it (test/support/skip.ts). */
export type SkipReasons = Map<string, string>;

export const SKIP_COMMAND = 'skip';

export interface SkipReport {
  readonly title: string;
  readonly probe: string;
}

/** Collects what `skipUnless()` reports. */
export const skipReasonsPlugin = (reasons: SkipReasons): TestRunnerPlugin<SkipReport> => ({
  name: 'skip-reasons',
  executeCommand({ command, payload }) {
    if (command !== SKIP_COMMAND || !payload) return undefined;
    reasons.set(payload.title, `needs ${payload.probe}`);
    return true;
  },
});

import { executeServerCommand } from '../runner/commands.ts';
import type { SkipReport } from '../runner/skip-reasons.ts';

/**
 * Skips the running test where the engine lacks a feature; the run prints the probe's name as the reason.
 * `it('moves', function () { skipUnless(this, 'moveBefore', 'moveBefore' in Element.prototype); … })`
 */
export const skipUnless = (context: Mocha.Context, probe: string, isThere: boolean): void => {
  if (isThere) return;
  // Sent on the same socket as the results, and so always before them: nothing to wait for.
  void executeServerCommand<boolean, SkipReport>('skip', {
    title: (context.currentTest ?? context.test)?.fullTitle() ?? '',
    probe,
  });
  context.skip();
};

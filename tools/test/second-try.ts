import { type Outcome, sumOf } from './outcome.ts';

type Run = (patterns: readonly string[]) => Promise<Outcome>;

/** More broken files than that are no accident. */
const mostAgain = 3;

const noted = (outcome: Outcome, ...notes: readonly string[]): Outcome => ({
  ...outcome,
  again: [...(outcome.again ?? []), ...notes],
});

/** The browser did not start, or the page that was to run the tests did not. */
const ranNothing = ({ passed, skips }: Outcome): boolean => passed === 0 && skips.length === 0;

const started = async (patterns: readonly string[], run: Run): Promise<Outcome> => {
  const first = await run(patterns);
  if (!ranNothing(first)) return first;
  const again = await run(patterns);
  return noted({ ...again, log: `${again.log}${first.log}` }, 'the whole run: no test ran');
};

/** A run whose broken files were run again: what became of them the second time counts. */
function joined({ broken = [], ...first }: Outcome, again: Outcome): Outcome {
  const lost = sumOf(broken);
  return {
    ...first,
    passed: first.passed - lost.passed + again.passed,
    failed: first.failed - lost.failed + again.failed,
    skips: [...first.skips.filter(({ test }) => !lost.skips.some((skip) => skip.test === test)), ...again.skips],
    log: `${again.log}${first.log}`,
  };
}

/**
 * A run of browser tests with its second try. A run in which no test ran, since a busy machine did not start the browser
 * in time, is started again. A few files that failed run again by themselves: in a long run the process of a page dies now
 * and then and takes its file along, or a window loses the focus.
 */
export const withSecondTry = async (patterns: readonly string[], run: Run): Promise<Outcome> => {
  const first = await started(patterns, run);
  const files = (first.broken ?? []).map(({ file }) => file);
  if (files.length === 0 || files.length > mostAgain) return first;
  return noted(joined(first, await run(files)), ...files.map((file) => `${file}: it failed`));
};

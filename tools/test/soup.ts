/** The property tests of the command's engine, run for long: HTML soup 10,000 times, contexts mutated 100,000 times. */
import { runNodeTests } from './node-tests.ts';
import { runSteps } from './steps.ts';

process.env.SOUP_RUNS ??= '10000';
process.env.MUTATION_RUNS ??= '100000';

const patterns = ['test/cli/lint/page/{soup,extractor,mutations}.test.ts', 'test/cli/lint/fix/apply-fixes.test.ts'];

const timeoutMs = 3_600_000;

await runSteps([{ name: 'soup', run: () => runNodeTests(patterns, process.execPath, timeoutMs) }]);

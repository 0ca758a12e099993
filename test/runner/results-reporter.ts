import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestResult, TestSession, TestSuiteResult } from '@web/test-runner';
import { root } from '../../tools/root.ts';
import { type Outcome, sumOf } from '../../tools/test/outcome.ts';
import type { SkipReasons } from './skip-reasons.ts';

interface NamedTest extends TestResult {
  /** Suites and test, as mocha's `fullTitle()` writes them. */
  readonly title: string;
}

const testsIn = ({ suites, tests }: TestSuiteResult, path: readonly string[] = []): NamedTest[] => [
  ...tests.map((test) => ({ ...test, title: [...path, test.name].join(' ') })),
  ...suites.flatMap((suite) => testsIn(suite, [...path, suite.name])),
];

const failed = (log: string): Outcome => ({ passed: 0, failed: 1, skips: [], log: `${log}\n` });

const outcomeOfTest = (test: NamedTest, reasons: SkipReasons): Outcome => {
  if (!test.skipped) return { passed: test.passed ? 1 : 0, failed: test.passed ? 0 : 1, skips: [], log: '' };
  const reason = reasons.get(test.title);
  if (!reason) return failed(`Skipped without skipUnless(): ${test.title}`);
  return { passed: 0, failed: 0, skips: [{ test: test.title, reason }], log: '' };
};

/** The counts of one file. A file that broke, or that has no tests, is one failure. */
export const outcomeOfSession = (session: TestSession, reasons: SkipReasons): Outcome => {
  const file = relative(root, session.testFile);
  const outcomes = (session.testResults ? testsIn(session.testResults) : []).map((test) =>
    outcomeOfTest(test, reasons),
  );
  if (outcomes.length === 0) return failed(`${file}: no test ran.`);
  const sum = sumOf(outcomes);
  const log = outcomes.map((outcome) => outcome.log).join('');
  const broke = session.passed === false && sum.failed === 0;
  return broke ? { ...sum, failed: 1, log: `${log}${file}: failed outside of its tests.\n` } : { ...sum, log };
};

/** Writes the `Outcome` of a run as JSON, for the scripts that count. */
export const resultsReporter = (path: string, reasons: SkipReasons): Reporter => ({
  onTestRunFinished({ sessions }) {
    const outcomes = sessions.map((session) => outcomeOfSession(session, reasons));
    const outcome: Outcome = { ...sumOf(outcomes), log: outcomes.map(({ log }) => log).join('') };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(outcome));
  },
});

/** Wraps a reporter so that it reports only files with failures. */
export const onlyFailures = (reporter: Reporter): Reporter => ({
  ...reporter,
  reportTestFileResults(args) {
    if (args.sessionsForTestFile.every(({ passed }) => passed)) return;
    reporter.reportTestFileResults?.(args);
  },
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { closingLine } from '../../tools/test/closing-line.ts';
import { type NodeTestLine, outcomeOf } from '../../tools/test/node-tests.ts';
import { type Outcome, sumOf, unlessEmpty } from '../../tools/test/outcome.ts';
import { outcomeOfSession } from '../runner/results-reporter.ts';
import type { TestResult, TestSession } from '../runner/types.ts';

const outcome = (passed: number, failed = 0, skipped = 0): Outcome => ({
  passed,
  failed,
  skips: Array.from({ length: skipped }, () => ({ test: 'a', reason: 'needs b' })),
  log: '',
});

describe('the closing line', () => {
  it('names what passed and failed', () => {
    assert.equal(closingLine(outcome(12)), '12 passed, 0 failed');
  });

  it('names skipped tests only when there are some', () => {
    assert.equal(closingLine(outcome(12, 1, 3)), '12 passed, 1 failed, 3 skipped');
  });

  it('sums all steps', () => {
    assert.equal(closingLine(sumOf([outcome(2, 1, 1), outcome(3), outcome(0, 1)])), '5 passed, 2 failed, 1 skipped');
  });
});

describe('a Node test run', () => {
  const count = (...lines: readonly Partial<NodeTestLine>[]): string =>
    closingLine(
      outcomeOf(
        lines.map((line) => ({ name: 'a', passed: true, file: fromRoot('test/a.test.ts'), isProcess: false, ...line })),
        ['test/a.test.ts'],
        '',
      ),
    );

  it('counts each test', () => {
    assert.equal(count({}, {}, { passed: false }), '2 passed, 1 failed');
  });

  it('counts a skip with its reason, and fails one without', () => {
    assert.equal(count({}, { skip: 'no data here' }), '1 passed, 0 failed, 1 skipped');
    assert.equal(count({}, { skip: true }), '1 passed, 1 failed');
  });

  it('fails a process without tests', () => {
    assert.equal(count({}, { isProcess: true }), '1 passed, 1 failed');
  });

  it('fails a file of which it has seen no test', () => {
    assert.equal(count({ file: fromRoot('test/b.test.ts') }), '1 passed, 1 failed');
  });
});

describe('a browser test file', () => {
  const test: TestResult = { name: 'opens', passed: true, skipped: false };

  // Of a session only these fields are read.
  const session = (tests: readonly TestResult[], more: Partial<TestSession> = {}) =>
    ({
      testFile: fromRoot('test/a.browser.ts'),
      passed: tests.every(({ passed }) => passed),
      testResults: { name: '', tests: [], suites: [{ name: 'a dialog', suites: [], tests: [...tests] }] },
      ...more,
    }) as TestSession;

  const count = (one: TestSession, reasons: readonly [string, string][] = []): string =>
    closingLine(outcomeOfSession(one, new Map(reasons)));

  it('counts each test', () => {
    assert.equal(count(session([test, { ...test, passed: false }])), '1 passed, 1 failed');
  });

  it('counts a skip that named its probe, and fails any other', () => {
    const skipped = session([test, { ...test, name: 'moves', skipped: true }]);
    assert.equal(count(skipped, [['a dialog moves', 'needs moveBefore']]), '1 passed, 0 failed, 1 skipped');
    assert.equal(count(skipped), '1 passed, 1 failed');
  });

  it('fails when it has no tests, or did not load', () => {
    assert.equal(count(session([])), '0 passed, 1 failed');
    assert.equal(count({ ...session([]), testResults: { name: '', tests: [], suites: [] } }), '0 passed, 1 failed');
  });

  it('fails when something broke outside of its tests', () => {
    assert.equal(count(session([test], { passed: false })), '1 passed, 1 failed');
  });
});

it('a step in which no test ran is a failure', () => {
  assert.equal(closingLine(unlessEmpty(outcome(0))), '0 passed, 1 failed');
  assert.equal(closingLine(unlessEmpty(outcome(0, 0, 2))), '0 passed, 1 failed, 2 skipped');
  assert.equal(closingLine(unlessEmpty(outcome(1))), '1 passed, 0 failed');
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closingLine } from '../../tools/test/closing-line.ts';
import { failure, type Outcome } from '../../tools/test/outcome.ts';
import { withSecondTry } from '../../tools/test/second-try.ts';

const outcome = (passed: number, failed = 0, skipped = 0): Outcome => ({
  passed,
  failed,
  skips: Array.from({ length: skipped }, () => ({ test: 'a', reason: 'needs b' })),
  log: '',
});

const broken = (...files: readonly string[]) => files.map((file) => ({ ...outcome(3, 1, 1), file }));

/** Runs that come to these outcomes, and what each of them was asked for. */
const runs = async (...outcomes: readonly Outcome[]) => {
  const asked: (readonly string[])[] = [];
  const sum = await withSecondTry(['all'], async (patterns) => {
    const one = outcomes[asked.length];
    asked.push(patterns);
    if (!one) throw new Error('This run should not have been started.');
    return one;
  });
  return { line: closingLine(sum), asked, again: sum.again, log: sum.log };
};

it('a run in which all is well is not run again', async () => {
  assert.deepEqual(await runs(outcome(7)), { line: '7 passed, 0 failed', asked: [['all']], again: undefined, log: '' });
});

describe('a file that failed', () => {
  const first: Outcome = { ...outcome(7, 1, 1), broken: broken('a.browser.ts') };

  it('counts as it came out when it was run again, and is named', async () => {
    const { line, asked, again } = await runs(first, outcome(4, 0, 1));
    assert.equal(line, '8 passed, 0 failed, 1 skipped');
    assert.deepEqual(asked, [['all'], ['a.browser.ts']]);
    assert.deepEqual(again, ['a.browser.ts: it failed']);
  });

  it('stays a failure when it fails again', async () => {
    assert.equal((await runs(first, outcome(3, 1, 1))).line, '7 passed, 1 failed, 1 skipped');
  });

  it('is one of many: that is no accident', async () => {
    const many = { ...outcome(20, 4), broken: broken('a', 'b', 'c', 'd') };
    assert.deepEqual((await runs(many)).asked, [['all']]);
  });
});

describe('a run in which no test ran', () => {
  const files = ['a', 'b', 'c', 'd'].map((file) => ({ ...outcome(0, 1), file }));
  const nothing: Outcome = { ...outcome(0, 4), broken: files, log: 'Timed out after 30000 ms. ' };

  it('is started once more, and named', async () => {
    const { line, asked, again } = await runs(nothing, outcome(12));
    assert.equal(line, '12 passed, 0 failed');
    assert.deepEqual(asked, [['all'], ['all']]);
    assert.deepEqual(again, ['the whole run: no test ran']);
  });

  it('is one also when the runner gave up without a result', async () => {
    assert.equal(
      (await runs(failure('The test runner ended without a result.'), outcome(12))).line,
      '12 passed, 0 failed',
    );
  });

  it('is a failure when it does not start again, and both tell why', async () => {
    const { line, log } = await runs(nothing, { ...nothing, log: 'No display. ' });
    assert.equal(line, '0 passed, 4 failed');
    assert.equal(log, 'No display. Timed out after 30000 ms. ');
  });

  it('has a second try of single files afterwards', async () => {
    const second = { ...outcome(11, 1, 1), broken: broken('a') };
    const { line, asked } = await runs(nothing, second, outcome(4, 0, 1));
    assert.equal(line, '12 passed, 0 failed, 1 skipped');
    assert.deepEqual(asked, [['all'], ['all'], ['a']]);
  });
});

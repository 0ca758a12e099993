import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failuresOf } from '../../tools/test/steps.ts';

const row = (log: string, failed = 1) => ({ name: 'chromium 1/8', outcome: { passed: 3, failed, skips: [], log } });

describe('the end of a test run', () => {
  it('names each failed test once, of browsers and of Node', () => {
    const log = 'Running 2 files\n ❌ a menu > closes\n   Error: not closed\n ✖ opens (3 ms)\n ❌ a menu > closes\n';
    assert.deepEqual(failuresOf(row(log)), [
      'failed in chromium 1/8: a menu > closes',
      'failed in chromium 1/8: opens (3 ms)',
    ]);
  });

  it('names a step that failed outside of its tests, and none that passed', () => {
    assert.deepEqual(failuresOf(row('No test ran.')), ['failed in chromium 1/8: see its output above']);
    assert.deepEqual(failuresOf(row(' ❌ retried', 0)), []);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { memoizeText } from '../../../cli/text/memoize-text.ts';

describe('a function of a text whose results are kept', () => {
  it('is called once for each text, also if its result is undefined', () => {
    const calls: string[] = [];
    const read = memoizeText((text) => {
      calls.push(text);
      return text === 'none' ? undefined : text.length;
    });
    assert.deepEqual(['none', 'four', 'none', 'four'].map(read), [undefined, 4, undefined, 4]);
    assert.deepEqual(calls, ['none', 'four']);
  });

  it('is called again for the first of thousands of texts, so that memory is bounded', () => {
    let calls = 0;
    const read = memoizeText(() => {
      calls += 1;
    });
    for (let n = 0; n <= 4096; n++) read(`text ${n}`);
    read('text 4096');
    assert.equal(calls, 4097);
    read('text 0');
    assert.equal(calls, 4098);
  });
});

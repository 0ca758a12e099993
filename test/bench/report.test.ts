import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Row, ratioOf } from '../../bench/measure.ts';
import { type Result, reportOf, tableOf } from '../../bench/report.ts';
import { rowsOf, takeTurns } from '../../bench/samples.ts';

const rows: readonly Row[] = [
  { what: 'gzip', subject: 'theirs', value: 20, unit: 'KB', ratioTo: 'theirs' },
  { what: 'gzip', subject: 'ours', value: 5, unit: 'KB', ratioTo: 'theirs' },
  { what: 'mount', subject: 'ours', value: 12.34, unit: 'ms', spread: [11, 14] },
];

const result: Result = {
  measure: {
    title: 'Sizes',
    method: 'File by file.',
    inShort: (all) => `ours weighs ${ratioOf(all, 'gzip', 'ours', 'theirs')} of theirs`,
  },
  rows,
  date: '2026-11-21',
  machine: '2 cores',
};

describe('the report of the bench', () => {
  it('has a line for each subject, with units, ratios and the spread, and a dash for a missing measurement', () => {
    assert.equal(
      tableOf(rows),
      `|  | gzip | mount |
| --- | --: | --: |
| theirs | 20.0 KB **1.00×** | – |
| ours | 5.0 KB **0.25×** | 12.3 ms (11.0–14.0) |`,
    );
  });

  it('states the date, the machine, the versions, the method and a summary of the result', () => {
    const report = reportOf([result], ['photoswipe 5.4.4']);
    for (const part of [
      '2026-11-21',
      '2 cores',
      'photoswipe 5.4.4',
      'File by file.',
      '- Ours weighs 0.25 of theirs.',
    ]) {
      assert.ok(report.includes(part), part);
    }
  });

  it('refuses a sentence about something that was not measured', () => {
    assert.throws(() => ratioOf(rows, 'brotli', 'ours', 'theirs'), /brotli/);
  });
});

describe('samples', () => {
  it('are taken in turn, and each round begins with a different subject; the first round only warms up', async () => {
    const order: string[] = [];
    const samples = await takeTurns({ a: 'a', b: 'b' }, 2, async (subject) => {
      order.push(subject);
      return { time: order.length };
    });
    assert.deepEqual(order, ['a', 'b', 'b', 'a', 'a', 'b']);
    assert.deepEqual(
      [...samples],
      [
        ['a', [{ time: 4 }, { time: 5 }]],
        ['b', [{ time: 3 }, { time: 6 }]],
      ],
    );
  });

  it('become medians with the middle half beside them', () => {
    const taken = [8, 1, 2, 4, 100].map((time) => ({ time }));
    const [row] = rowsOf(new Map([['a', taken]]), { unit: 'ms' });
    assert.deepEqual(row, { what: 'time', subject: 'a', value: 4, unit: 'ms', spread: [2, 8] });
  });
});

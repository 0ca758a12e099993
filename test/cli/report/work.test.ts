/** The work of a report grows at most in proportion to its findings, even if all of them are on one line. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formats } from '../../../cli/report/report-types.ts';
import { growthOfWork } from '../../support/measure-work.ts';
import { folderOf, runHere } from '../command.ts';
import { pageOf } from '../lint/work/shapes.ts';

const files = (size: number): Record<string, string> => ({
  'a.html': pageOf(`<img src="a.png">${' '.repeat(50)}`.repeat(size)),
});

const runs: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(formats.map((format) => [`in the format ${format}`, ['--format', format]])),
  'with a new baseline': ['--baseline', 'known.json', '--baseline-mode', 'create'],
};

describe('the work of a report grows at most in proportion to its findings', () => {
  for (const [name, options] of Object.entries(runs))
    it(name, async () => {
      const folders = new Map<number, string>();
      for (const size of [2, 300, 600]) folders.set(size, await folderOf(files(size)));
      const { steps, bytes } = await growthOfWork(async (size) => {
        const { code } = await runHere(['check', 'a.html', ...options], { cwd: folders.get(size) ?? '' });
        assert.notEqual(code, 2);
      }, 300);
      const times = `twice the findings took ${steps.toFixed(2)} times the steps and ${bytes.toFixed(2)} times the memory`;
      assert.ok(steps < 2.5 && bytes < 2.5, times);
    });
});

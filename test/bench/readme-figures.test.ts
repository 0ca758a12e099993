import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type Rows, readmeFigures, withFigures } from '../../bench/readme-figures.ts';
import { fromRoot } from '../../tools/root.ts';

const results: Rows = JSON.parse(readFileSync(fromRoot('bench/results.json'), 'utf8'));

describe('the figures of the README', () => {
  it('are three rows, each with the command that repeats it', () => {
    const rows = readmeFigures(results).split('\n').slice(2);
    assert.equal(rows.length, 3);
    for (const row of rows)
      assert.match(row, /^\| .+ \| [\d.]+ (KB|ms|s) \| [\d.]+ (KB|ms|s) \(.+\) \| `npm run bench -- \w+` \|$/);
  });

  it('are those of the last run of the bench', () => {
    const readme = readFileSync(fromRoot('README.md'), 'utf8');
    assert.equal(withFigures(readme, results), readme);
  });

  it('replace only what is between the two comments', () => {
    const written = withFigures('Before\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nAfter\n', results);
    assert.equal(written, `Before\n\n<!-- bench -->\n${readmeFigures(results)}\n<!-- /bench -->\n\nAfter\n`);
    assert.equal(withFigures(written, results), written);
  });

  it('are refused by a README without the comments', () => {
    assert.throws(() => withFigures('Nothing here', results), /<!-- bench -->/);
  });

  it('are refused without a result', () => {
    assert.throws(() => readmeFigures({}), /brotli/);
  });
});

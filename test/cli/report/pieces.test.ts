/** Reports are written piece by piece, so that the text of many findings is never in memory as a whole. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';
import { pageOf } from '../lint/work/shapes.ts';

/** More than a piece, and one finding. */
const longest = 70_000;

describe('a long report', () => {
  for (const format of ['pretty', 'compact', 'json', 'sarif', 'junit', 'gitlab'])
    it(`in the format ${format} is printed piece by piece, and equal in a file`, async () => {
      const cwd = await folderOf({ 'a.html': pageOf('<img src="a.png">\n'.repeat(1500)) });
      const pieces: string[] = [];
      let pending = 0;
      const write = async (text: string): Promise<void> => {
        pending += 1;
        assert.equal(pending, 1, 'each piece waits until the one before it is written');
        await new Promise(setImmediate);
        pieces.push(text);
        pending -= 1;
      };
      await runHere(['check', 'a.html', '--format', format], { cwd, write });
      assert.ok(
        pieces.length > 1 && pieces.every((piece) => piece.length < longest),
        `${pieces.map((one) => one.length)}`,
      );
      await runHere(['check', 'a.html', '--format', `${format}=out.txt`], { cwd });
      assert.equal(pieces.join(''), await readFile(join(cwd, 'out.txt'), 'utf8'));
    });

  it('in the format sarif is formatted like any JSON with two spaces, with results and without', async () => {
    const cwd = await folderOf({
      'a.html': pageOf('<img src="a\u2028.png">\n'.repeat(3)),
      'b.html': pageOf('<p>No problem</p>'),
    });
    for (const file of ['a.html', 'b.html']) {
      const { stdout } = await runHere(['check', file, '--format', 'sarif'], { cwd });
      assert.equal(stdout, `${JSON.stringify(JSON.parse(stdout), null, 2)}\n`);
    }
  });
});

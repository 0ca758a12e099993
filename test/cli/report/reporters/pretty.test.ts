import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { widthOf } from '../../../../cli/text/wrap.ts';
import { folderOf, runHere, type World } from '../../command.ts';

describe('the pretty format', () => {
  it('shows position, severity, rule, message, code frame and help, grouped by file', async () => {
    const cwd = await folderOf({
      'b.html': '<a href="mailto: a@example.com">Write</a>',
      'a/page.html': '<p>\n  <img src="data:">\n</p>\n<a href="tel:1">Call</a>\n',
    });
    const { stdout, stderr } = await runHere(['check', '.'], { cwd });
    assert.equal(
      stdout,
      `a/page.html
  2:3  error  image-alt  The image has no alt text.
      1 | <p>
    > 2 |   <img src="data:">
        |   ^^^^
      3 | </p>
    help: Describe the image in alt="…", or write alt="" if it is decorative.

  4:10  error  link  The telephone number "1" is too short.
      3 | </p>
    > 4 | <a href="tel:1">Call</a>
        |          ^^^^^
    help: Write the complete number, as in tel:+15550100.

b.html
  1:10  warn  link  The mailto: link has a space before "a@example.com".
    > 1 | <a href="mailto: a@example.com">Write</a>
        |          ^^^^^^^^^^^^^^^^^^^^^
    help: Remove the space after mailto:.

`,
    );
    assert.equal(stderr, '2 errors, 1 warning in 2 files checked.\n');
  });

  it('wraps messages and frames to the width of COLUMNS or the terminal, and no lines of a pipe', async () => {
    const text = 'word '.repeat(40);
    const cwd = await folderOf({
      'a.html': `<p>${text}<a href="mailto: ${'a'.repeat(30)}@example.com">${text}日本語</a>`,
    });
    const widest = (stdout: string): number => Math.max(...stdout.split('\n').map(widthOf));
    const linesOf = async (world: World): Promise<number> =>
      widest((await runHere(['check', '.'], { cwd, ...world })).stdout);
    assert.ok((await linesOf({})) > 100);
    assert.equal(await linesOf({ isTerminal: true, columns: 80, env: { NO_COLOR: '1' } }), 80);
    assert.equal(await linesOf({ env: { COLUMNS: '60' } }), 60);
    assert.equal(await linesOf({ env: { COLUMNS: '50' }, isTerminal: true, columns: 80 }), 50);
  });

  it('shows only errors under --quiet and reports too many warnings', async () => {
    const cwd = await folderOf({ 'b.html': '<a href="mailto: a@example.com">Write</a>' });
    const { code, stdout, stderr } = await runHere(['check', '--quiet', '--max-warnings', '0', '.'], { cwd });
    assert.deepEqual([code, stdout], [1, '']);
    assert.equal(
      stderr,
      '0 errors, 1 warning in 1 file checked. There are more warnings than --max-warnings 0 allows.\n',
    );
  });
});

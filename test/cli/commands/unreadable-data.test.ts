/** Tests what `validate` and `check` report of files whose content is not what their name declares. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

const good = '{"website": {"siteTitle": "Halden"}}';

const broken = {
  'empty.json': '',
  'blank.json': ' \n',
  'cut.json': '{"a": [1',
  'page.json': '<!doctype html><p>404',
  'words.json': 'not found',
};

async function run(
  command: string,
  files: Readonly<Record<string, string | Uint8Array>>,
  inputs: readonly string[] = ['.'],
) {
  const cwd = await folderOf(files);
  const { code, stdout } = await runHere([command, ...inputs, '--format', 'compact'], { cwd });
  return { code, lines: stdout.split('\n').filter(Boolean) };
}

describe('validate', () => {
  for (const [file, text] of Object.entries(broken))
    it(`reports ${file} beside a sound file, named or in a folder`, async () => {
      const files = { 'good.json': good, [file]: text };
      for (const inputs of [['.'], ['good.json', file], [file]]) {
        const { code, lines } = await run('validate', files, inputs);
        assert.equal(code, 1);
        assert.equal(lines.length, 1, lines.join('\n'));
        assert.match(lines[0] ?? '', new RegExp(`^${file}:\\d+:\\d+: error: .*json-syntax`));
      }
    });

  it('ignores settings files with comments, and templates of JSON, in a folder', async () => {
    const files = {
      'good.json': good,
      'tsconfig.json': '{\n  // Strict\n  "strict": true,\n}',
      'search.json': '---\nlayout: null\n---\n[]',
      'list.json': '[{% for post in posts %}"{{ post }}"{% endfor %}]',
    };
    assert.deepEqual(await run('validate', files), { code: 0, lines: [] });
  });

  for (const [name, swap] of [
    ['UTF-16LE', false],
    ['UTF-16BE', true],
  ] as const)
    it(`names ${name} without a byte order mark, once for each file`, async () => {
      const encoded = (text: string): Buffer => {
        const units = Buffer.from(text, 'utf16le');
        return swap ? units.swap16() : units;
      };
      const files = { 'a.json': encoded(good), 'b.html': encoded('<!doctype html><p>é') };
      const message = `1:1: error: This file looks like ${name} without a byte order mark`;
      for (const inputs of [['.'], ['a.json', 'b.html']]) {
        const { code, lines } = await run('validate', files, inputs);
        assert.deepEqual([code, lines.length], [1, 2]);
        assert.ok(lines[0]?.startsWith(`a.json:${message}`) && lines[1]?.startsWith(`b.html:${message}`));
      }
      const checked = await run('check', files);
      assert.deepEqual([checked.code, checked.lines.length], [1, 1]);
      assert.ok(checked.lines[0]?.startsWith(`b.html:${message}`));
    });
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

const page = `<!doctype html>
<html lang="en">
  <title>Prints</title>
  <site-gallery design="gird" slides-per-row="4">
    <img src="/prints/ridgeline.jpg">
  </site-gallery>
  <a href="mailto:studio@halden">Write to us</a>
</html>
`;

function check(file: string, text: string): { output: string; code: number | null } {
  const cwd = mkdtempSync(join(tmpdir(), 'readme-'));
  writeFileSync(join(cwd, file), text);
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const loader = ['--import', import.meta.resolve('tsx'), join(root, 'cli/main.ts')];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...loader, 'check', file], {
    cwd,
    env,
    encoding: 'utf8',
  });
  rmSync(cwd, { recursive: true });
  return { output: `${stdout.trimEnd()}\n\n${stderr.trim()}`, code: status };
}

describe('the README', () => {
  it('shows what check really prints', () => {
    const [, shown = ''] = /```text\n([\s\S]*?)\n```/.exec(readme) ?? [];
    const { output, code } = check('shop.html', page);
    assert.equal(code, 1);
    assert.equal(output, shown);
  });

  it('has a copyable block by line 10 that check finds nothing wrong with', () => {
    const lines = readme.split('\n');
    assert.ok(lines.indexOf('```html') < 10);
    const [, block = ''] = /```html\n([\s\S]*?)\n```/.exec(readme) ?? [];
    const { output, code } = check('block.html', block);
    assert.equal(code, 0, output);
  });
});

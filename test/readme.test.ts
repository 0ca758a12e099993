import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { closingLine } from '../tools/test/closing-line.ts';
import { folderOf, runHere } from './cli/command.ts';
import { serve } from './support/serve.ts';

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

const built = join(root, 'dist/cli/main.js');

const matching = (folder: string, pattern: string): readonly string[] => {
  const [start = '', end = ''] = pattern.split('*');
  return readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith(end));
};

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

/** The README shows what the first of three machines does. */
const onEachMachine = (command: string): readonly string[] =>
  command.includes('--shard 1/3')
    ? ['1', '2', '3'].map((part) => command.replace('1/3', `${part}/3`).replace('shard-1', `shard-${part}`))
    : [command];

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

  it('says what npm test prints at its end', () => {
    const [, said = ''] = /^npm test .* ends with: (.+)$/m.exec(readme) ?? [];
    assert.equal(closingLine({ passed: 12, failed: 0, skips: [], log: '' }).replace(/\d+/g, 'N'), said);
  });

  it('shows commands of which each does its work, one after the other', async () => {
    const cwd = await folderOf({ 'shop.html': page, 'site/index.html': page });
    const lines = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, code = '']) => code.trim().split('\n'));
    const commands = lines.flatMap((line) => /^npx site-elements (.+)$/.exec(line)?.[1] ?? []).flatMap(onEachMachine);
    assert.ok(commands.length > 4, `${commands.length} commands`);
    for (const command of commands) {
      // What a shell would do with a star.
      const args = command.split(' ').flatMap((word) => (word.includes('*') ? matching(cwd, word) : [word]));
      const { code, stderr } = await runHere(args, { cwd });
      assert.ok(code === 0 || code === 1, `${command}: ${stderr}`);
    }
    assert.ok(existsSync(join(cwd, 'all.sarif')), 'the merged report');
    rmSync(cwd, { recursive: true });
  });

  it('has npm start build and serve what it says', {
    skip: existsSync(built) ? false : 'nothing is built',
  }, async () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    // The build is the one that came before these tests; `serve` is run as the script does.
    const [, ...args] =
      /^node --import tsx tools\/build\/main\.ts page cli docs && node (\S+) serve (\S+)$/.exec(scripts.start) ?? [];
    assert.deepEqual(args, ['dist/cli/main.js', 'examples']);
    const address = await serve(built, join(root, 'examples'));
    for (const path of ['', 'docs/', 'site-elements/site.js', 'api/commerce/shopping-cart']) {
      const { status } = await fetch(new URL(path, address));
      assert.equal(status, 200, path);
    }
  });
});

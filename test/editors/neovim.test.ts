/** Neovim with the configuration that the documentation shows, without a window. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { it } from 'node:test';
import { fromRoot, root } from '../../tools/root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { stdout: about, error } = spawnSync('nvim', ['--version'], { encoding: 'utf8' });
const skip = error ? `Neovim cannot be started: ${error.message}` : false;
const [, major, minor] = /NVIM v(\d+)\.(\d+)/.exec(about ?? '') ?? [];
const isCurrent = Number(major) > 0 || Number(minor) >= 11;

/** Returns the configuration for this version of Neovim. */
function documentedConfiguration(): string {
  const [, section = ''] = readFileSync(fromRoot('docs/commands/lsp.md'), 'utf8').split('\n## Neovim\n');
  const [current, earlier] = [...section.matchAll(/```lua\n(.+?)```/gs)].map(([, code = '']) => code);
  assert.ok(current && earlier);
  return isCurrent ? current : earlier;
}

/** Creates a project with the built package, in which `npx site-elements` runs it. */
function createProject(pages: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  const bin = join(folder, 'node_modules/.bin/site-elements');
  mkdirSync(dirname(bin), { recursive: true });
  symlinkSync(root, join(folder, 'node_modules/site-elements'), 'junction');
  chmodSync(fromRoot('dist/cli/main.js'), 0o755);
  symlinkSync('../site-elements/dist/cli/main.js', bin);
  writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "private": true }\n');
  for (const [name, page] of Object.entries(pages)) writeFileSync(join(folder, name), page);
  return folder;
}

it('with the documented configuration, Neovim shows findings while the author types, fixes one, and completes', {
  skip,
}, () => {
  const folder = createProject({
    'index.html': `<!doctype html><html lang="en"><title>Prints</title><body><h1 id="prints">Prints</h1>
<site-gallery design="carousell"><img src="a.svg" alt="A"></site-gallery>
</body></html>`,
    'about.html': `<!doctype html><html lang="en"><title>About</title><body>
<a href="index.html#visit">Visit</a>
</body></html>`,
  });
  const home = temporaryFolder();
  const configuration = join(home, 'init.lua');
  const result = join(home, 'result.json');
  writeFileSync(configuration, documentedConfiguration());
  const edit = fromRoot('test/editors/fixtures/edit.lua');
  const { stderr } = spawnSync(
    'nvim',
    ['--headless', '-n', '-i', 'NONE', '-u', configuration, 'index.html', '-c', `luafile ${edit}`],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
        // Its state is not that of the user who runs this test.
        HOME: home,
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_STATE_HOME: home,
        XDG_CACHE_HOME: home,
        RESULT: result,
      },
    },
  );
  const { problem, opened, edited, fixed, completed, servers } = JSON.parse(readFileSync(result, 'utf8'));
  assert.equal(problem, undefined, stderr);
  assert.ok(opened.includes('element-value'));
  assert.ok(edited.includes('element-attribute') && edited.includes('element-value'));
  assert.equal(fixed, '<site-gallery design="carousel"><img src="a.svg" alt="A"></site-gallery>');
  for (const design of ['carousel', 'grid', 'slideshow']) assert.ok(completed.includes(design), `${completed}`);
  assert.equal(servers, 1, 'one server for all pages');
});

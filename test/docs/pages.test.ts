/** The docs as people read them: no dead link, no complaint, nothing that keeps anybody out. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { createProgram } from '../../cli/program.ts';
import { fromRoot } from '../../tools/root.ts';
import { command, runHere } from '../cli/command.ts';
import { judge, type Opened, open } from './browse.ts';

const files = (await glob('**/*.html', { cwd: fromRoot('dist/docs') })).sort();
const pages = files.filter((file) => !file.startsWith('examples/'));

/** Pages with examples each; of the others, which are made alike, some. */
const isWalked = (page: string, index: number): boolean =>
  /^(?:elements\/|index|migrating|search|theming)/.test(page) || index % 6 === 0;

const opened: Opened[] = [];
const openPage = async (...args: Parameters<typeof open>): Promise<Opened> => {
  const one = await open(...args);
  opened.push(one);
  return one;
};
const closeAll = async (): Promise<void> => {
  await Promise.all(opened.splice(0).map(({ page }) => page.close()));
};

describe('the docs', () => {
  after(closeAll);

  it('have a page for every element, rule and command', async () => {
    const elements = (await readdir(fromRoot('elements'))).map((name) => `elements/${name}.html`);
    const rules = JSON.parse((await runHere(['rules', '--json'])).stdout).rules.map(
      ({ id }: { id: string }) => `rules/${id}.html`,
    );
    const io = { write: () => {}, note: () => {} } as unknown as Parameters<typeof createProgram>[0];
    const commands = createProgram(io, async () => {}).commands.map((one) => `commands/${one.name()}.html`);
    assert.ok(elements.length > 7 && rules.length > 20 && commands.length > 8);
    assert.deepEqual(
      [...elements, ...rules, ...commands].filter((page) => !pages.includes(page)),
      [],
    );
  });

  it('have no dead link, and nothing else that check would say', async () => {
    const { code, stdout } = await command(['check', 'dist/docs', '--site-root', 'dist/docs', '--max-warnings', '0']);
    assert.equal(code, 0, stdout);
  });

  for (const [index, path] of pages.entries()) {
    if (!isWalked(path, index)) continue;
    it(`${path} opens without a complaint, asks nobody else, and keeps nobody out`, async () => {
      const page = await openPage(path);
      const problems = await judge(page);
      assert.deepEqual(problems, []);
      assert.deepEqual(page.troubles, []);
      await closeAll();
    });
  }
});

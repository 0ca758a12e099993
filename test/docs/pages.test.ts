/** The docs as files: a page for each element, rule and command, and no dead link. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { createProgram } from '../../cli/program.ts';
import { fromRoot } from '../../tools/root.ts';
import { command, runHere } from '../cli/command.ts';

const pages = await glob('**/*.html', { cwd: fromRoot('dist/docs'), ignore: ['examples/**'] });

describe('the docs', () => {
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

  it('have no dead link, and no other finding of check', async () => {
    const { code, stdout } = await command(['check', 'dist/docs', '--site-root', 'dist/docs', '--max-warnings', '0']);
    assert.equal(code, 0, stdout);
  });
});

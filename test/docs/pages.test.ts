/** The docs as files: a page for each element, rule and command, and no dead link. */
import assert from 'node:assert/strict';
import { access, readdir } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { createProgram } from '../../cli/program.ts';
import { fromRoot } from '../../tools/root.ts';
import { command, runHere } from '../cli/command.ts';

const fromServer = '../../site-elements/';

const pages = await glob('**/*.html', { cwd: fromRoot('dist/docs'), ignore: ['examples/**'] });

describe('the docs', () => {
  it('have a page for every element, rule and command', async () => {
    const elements = (await readdir(fromRoot('elements'))).map((name) => `elements/${name}.html`);
    const rules = JSON.parse((await runHere(['rules', '--json'])).stdout).rules.map(
      ({ id }: { id: string }) => `rules/${id}.html`,
    );
    const io = { write: () => {}, note: () => {}, env: {} } as unknown as Parameters<typeof createProgram>[0];
    const commands = createProgram(io, async () => {}).commands.map((one) => `commands/${one.name()}.html`);
    assert.ok(elements.length > 7 && rules.length > 20 && commands.length > 8);
    assert.deepEqual(
      [...elements, ...rules, ...commands].filter((page) => !pages.includes(page)),
      [],
    );
  });

  it('have no dead link, and no other finding of check', async () => {
    const { stdout } = await command(['check', 'dist/docs', '--site-root', 'dist/docs', '--format', 'json']);
    const { findings }: { findings: readonly { code: string; message: string; args: { path?: string } }[] } =
      JSON.parse(stdout);
    const isFromServer = ({ code, args: { path = '' } }: (typeof findings)[number]): boolean =>
      code === 'resource-path-missing' && path.startsWith(fromServer);
    assert.deepEqual(
      findings.filter((finding) => !isFromServer(finding)).map(({ message }) => message),
      [],
    );
    // The package contains these files once; `serve` and hosts of the docs add them at this path.
    const files = new Set(findings.map(({ args: { path = '' } }) => path.slice(fromServer.length)));
    assert.ok(files.size > 1);
    for (const file of files) await access(fromRoot(`dist/cdn/current/${file}`));
  });
});

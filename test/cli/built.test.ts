/** Tests the command as published: bundled, with a separate chunk per command. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { version } from '../../tools/package-json.ts';
import { fromRoot } from '../../tools/root.ts';
import { serve } from '../support/serve.ts';
import { folderOf } from './command.ts';

const main = fromRoot('dist/cli/main.js');
const finished = promisify(execFile);

const page = `<script type="module" src="/site-elements/site.js"></script>
<site-gallery design="gird"></site-gallery>
<script type="application/json" data-site-context>{ "website": { "siteStatus": true } }</script>
`;

/** The exit code and stdout. */
const command = async (...args: readonly string[]): Promise<[code: number, stdout: string]> => {
  const cwd = await folderOf({ 'page.html': page });
  return finished(process.execPath, [main, ...args], { cwd }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stdout }) => [code, stdout],
  );
};

describe(`the built command on Node ${process.version}`, {
  skip: existsSync(main) ? false : 'nothing is built',
}, () => {
  it('prints its version', async () => {
    assert.deepEqual(await command('--version'), [0, `${version}\n`]);
  });

  it('checks', async () => {
    const [code, stdout] = await command('check', '.');
    assert.equal(code, 1);
    assert.match(stdout, /^page\.html\n {2}2:23 {2}error {2}element-value /);
  });

  it('checks with several threads', async () => {
    // More pages than one job has, so that another thread is started.
    const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`page-${index}.html`, page]));
    const cwd = await folderOf(pages);
    const check = (...args: readonly string[]) =>
      finished(process.execPath, [main, 'check', '.', ...args], { cwd }).catch((error) => error);
    const [several, one] = [await check('--concurrency', '2'), await check('--concurrency', 'off')];
    assert.deepEqual([several.code, several.stderr], [1, one.stderr]);
    assert.equal(several.stdout, one.stdout);
  });

  it('merges reports', async () => {
    const cwd = await folderOf({ 'page.html': page, 'other.html': page });
    const run = (...args: readonly string[]) =>
      finished(process.execPath, [main, ...args], { cwd }).catch((error) => error);
    for (const shard of ['1', '2']) await run('check', '.', '--shard', `${shard}/2`, '--format', `json=${shard}.json`);
    const [whole, merged] = [await run('check', '.'), await run('merge', '1.json', '2.json')];
    assert.deepEqual([merged.code, merged.stdout, merged.stderr], [1, whole.stdout, whole.stderr]);
  });

  it('validates', async () => {
    const [code, stdout] = await command('validate', '.');
    assert.equal(code, 1);
    assert.match(stdout, /^page\.html\n {2}3:\d+ {2}error /);
  });

  it('fixes files and prints completions', async () => {
    const [, diff] = await command('check', '--fix-dry-run', '.');
    assert.match(diff, /^-<site-gallery design="gird">.*\n\+<site-gallery design="grid">/m);
    const [code, script] = await command('completion', 'bash');
    assert.equal(code, 0);
    assert.match(script, /--fix-dry-run/);
  });

  it('can be called as a function too', async () => {
    const { lint } = await import(pathToFileURL(fromRoot('dist/cli/lint.js')).href);
    const { findings } = lint([{ path: 'page.html', text: page }]);
    assert.deepEqual(
      findings.map(({ rule }: { rule: string }) => rule),
      ['element-value', 'site-context'],
    );
  });

  it('prints preload tags', async () => {
    const [code, stdout] = await command('preload', 'page.html');
    assert.equal(code, 0);
    assert.match(stdout, /^<link rel="modulepreload"/);
  });

  it('serves the mock API', async () => {
    const address = await serve(main, '--mock-only');
    const { status } = await fetch(new URL('/api/form/FormSubmissionKey', address), { method: 'POST' });
    assert.equal(status, 200);
  });
});

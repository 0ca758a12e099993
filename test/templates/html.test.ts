/** The template html, created from the packed package without a terminal, passes its own tests and is served. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { folderOf } from '../cli/command.ts';
import { create, installPackages, walk } from './new-site.ts';

const packages = await installPackages();

it('html: a site in a folder with only a README is installed, tested and served by its own scripts', async () => {
  const folder = await folderOf({ 'README.md': '# Mine' });
  const { code, output } = await create(packages, folder, '.', '--template', 'html');
  assert.equal(code, 0, output);
  assert.equal(readFileSync(join(folder, 'README.md'), 'utf8'), '# Mine');
  assert.ok(existsSync(join(folder, '.gitignore')));
  await walk(folder, packages, {
    install: ['--offline'],
    port: (port) => ['--port', String(port)],
    contact: '/contact.html',
  });
});

it('html: an empty folder is filled, an occupied one is refused, and without a terminal no answer is awaited', async () => {
  const cwd = await folderOf({ 'occupied/package.json': '{}' });
  assert.equal((await create(packages, cwd, '--yes')).code, 0);
  assert.ok(existsSync(join(cwd, 'my-site/pages/index.html')));
  const refused = await create(packages, cwd, 'occupied', '--yes');
  assert.equal(refused.code, 2);
  assert.match(refused.output, /^ {2}package\.json$/m);
  assert.deepEqual(readdirSync(join(cwd, 'occupied')), ['package.json']);
  assert.equal((await create(packages, cwd)).code, 2);
});

it('the package create-site-elements has the version of site-elements, and depends on it', () => {
  const read = (file: string) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));
  const own = read('package.json');
  const { version, engines, dependencies } = read('tools/create-site-elements/package.json');
  assert.deepEqual([version, engines, dependencies], [own.version, own.engines, { 'site-elements': own.version }]);
});

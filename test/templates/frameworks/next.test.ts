/** The template next, created from the packed package and installed from npm, passes its own tests and is served. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { folderOf } from '../../cli/command.ts';
import { create, installPackages, walk } from '../new-site.ts';

it('next: a new site is installed, tested and served by its own scripts', async () => {
  const packages = await installPackages();
  const cwd = await folderOf({});
  const { code, output } = await create(packages, cwd, 'site', '--template', 'next');
  assert.equal(code, 0, output);
  await walk(join(cwd, 'site'), packages, {
    port: (port) => ['--port', String(port)],
    contact: '/contact/',
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { securityFile, securityPage } from '../../../tools/generate/security.ts';
import { fromRoot } from '../../../tools/root.ts';

const page = readFileSync(securityFile, 'utf8');
const read = (file: string) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));
const rows = new Map(
  [...page.matchAll(/^\| `([^`]+)` \| (\S+) \|$/gm)].map(([, name = '', version]) => [name, version]),
);

describe('SECURITY.md', () => {
  it('has the versions of the lockfile; otherwise run: npm run generate', () => {
    assert.equal(page, securityPage(page));
  });

  it('names every direct dependency with its exact version', () => {
    const { devDependencies } = read('package.json');
    for (const [name, version] of Object.entries(devDependencies)) assert.equal(rows.get(name), version, name);
  });

  it('names packages that only bundled packages require', () => {
    const { packages } = read('package-lock.json');
    // A package may be bundled in two versions.
    for (const name of ['scheduler', 'entities', 'domhandler', 'fdir', 'picomatch', 'brace-expansion'])
      assert.ok(page.includes(`| \`${name}\` | ${packages[`node_modules/${name}`].version} |`), name);
  });

  it('gets the date of today when a version changes', (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.parse('2031-02-03T23:59:59Z') });
    const older = page.replace(/versions of \d{4}-\d\d-\d\d/, 'versions of 2020-01-31');
    assert.equal(securityPage(older), older);
    const changed = older.replace(/(`zod` \| )\S+/, '$10.0.0');
    assert.match(securityPage(changed), /versions of 2031-02-03/);
  });
});

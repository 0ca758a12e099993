import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../tools/root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Packages = Readonly<Record<string, { version: string; integrity: string; optional?: boolean }>>;

const react = { version: '19.3.1', integrity: 'sha512-a' };

const folderWith = (context: TestContext, wanted: Packages, installed?: Packages): string => {
  const folder = temporaryFolder();
  context.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': { name: 'x' }, ...wanted } }));
  if (!installed) return folder;
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
};

/** In a separate process, as `npm start` runs it: without TypeScript and without a package. */
const reasonToInstall = (folder: string): string => {
  const script = pathToFileURL(fromRoot('tools/ensure-install.mjs'));
  const code = `import { reasonToInstall } from '${script}'; console.log(reasonToInstall(process.argv[1]) ?? '');`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code, folder], { encoding: 'utf8' }).trim();
};

describe('npm start and npm test install', () => {
  it('when nothing is installed yet', (context) => {
    assert.match(reasonToInstall(folderWith(context, { 'node_modules/react': react })), /nothing is installed/);
  });

  it('when a package is missing', (context) => {
    const folder = folderWith(context, { 'node_modules/react': react }, {});
    assert.match(reasonToInstall(folder), /node_modules\/react is missing/);
  });

  it('when a package has another version', (context) => {
    const old = { ...react, version: '18.0.0' };
    assert.match(
      reasonToInstall(folderWith(context, { 'node_modules/react': react }, { 'node_modules/react': old })),
      /react/,
    );
  });

  it('when a package of the same version has other contents', (context) => {
    const other = { ...react, integrity: 'sha512-b' };
    assert.match(
      reasonToInstall(folderWith(context, { 'node_modules/react': react }, { 'node_modules/react': other })),
      /react/,
    );
  });

  it('not when all packages match the lockfile, except those of other platforms', (context) => {
    const wanted = { 'node_modules/react': react, 'node_modules/fsevents': { ...react, optional: true } };
    assert.equal(reasonToInstall(folderWith(context, wanted, { 'node_modules/react': react })), '');
  });
});

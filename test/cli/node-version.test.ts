import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { fromRoot } from '../../tools/root.ts';

const main = fromRoot('dist/cli/main.js');
const finished = promisify(execFile);

/** Starts the command in a Node that reports another version. Returns the exit code and stderr. */
async function startOn(version: string): Promise<readonly [code: number, stderr: string]> {
  const fake = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(fake)}`, main, 'rules', '--json'];
  return finished(process.execPath, args).then(
    ({ stderr }) => [0, stderr],
    ({ code, stderr }) => [code, stderr],
  );
}

describe('the version of Node', { skip: existsSync(main) ? false : 'nothing is built' }, () => {
  for (const version of ['10.24.1', '18.20.8', '20.18.3', '21.7.0', '22.11.0'])
    it(`${version} is refused with one line that specifies the supported versions`, async () => {
      const message = `error: site-elements needs Node 20.19 or later, or 22.12 or later. This is Node ${version}.\n`;
      assert.deepEqual(await startOn(version), [2, message]);
    });

  for (const version of ['20.19.0', '22.12.0', '23.0.0', '26.1.0'])
    it(`${version} is accepted`, async () => assert.deepEqual(await startOn(version), [0, '']));

  it('has the limits of package.json', () => assert.equal(packageJson.engines.node, '^20.19.0 || >=22.12.0'));

  it('is checked before any import, with syntax that old versions can parse', () => {
    const code = readFileSync(main, 'utf8');
    // Every version that runs modules without a flag can parse `import()` and `import.meta`.
    const newSyntax = /^import\b(?!\()|^export\b|\bawait\b|\?\?|\?\.|#\w+ =/m;
    assert.doesNotMatch(code.replace(/^#!.*|\/\*[\s\S]*?\*\/|\/\/.*/gm, ''), newSyntax);
  });
});

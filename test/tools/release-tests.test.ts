import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notRun, propertyTests, sampledTests } from '../../tools/test/release-tests.ts';

describe('the lines about tests that npm test leaves to a release', () => {
  it('list the tests of the package, which are not run at all', async () => {
    const lines = await notRun();
    assert.ok(lines.includes('not run: test/package/bundlers.test.ts (npm run test:release)'));
  });

  it('list the tests of the templates of frameworks', async () => {
    const lines = await notRun();
    assert.ok(lines.includes('not run: test/templates/frameworks/eleventy.test.ts (npm run test:templates)'));
  });

  it('list the tests that need an editor', async () => {
    assert.ok((await notRun()).includes('not run: test/editors/neovim.test.ts (npm run test:editors)'));
  });

  it('list the tests that are run with some of their inputs', async () => {
    const lines = await notRun();
    const files = [...(await propertyTests()), ...(await sampledTests())];
    assert.ok(files.includes('test/cli/lint/page/soup.test.ts'));
    assert.ok(files.includes('test/hostile/strings-attributes.browser.ts'));
    for (const file of files) assert.ok(lines.includes(`not run with all inputs: ${file} (npm run test:release)`));
  });

  it('list the scripts that test other engines and versions of Node', async () => {
    assert.match((await notRun()).join('\n'), /\(npm run test:engines\)\n.*\(npm run test:node -- others\)$/);
  });
});

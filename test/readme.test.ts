import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { version } from '../tools/package-json.ts';
import { fromRoot, root } from '../tools/root.ts';
import { closingLine } from '../tools/test/closing-line.ts';
import { command } from './cli/command.ts';
import { serve } from './support/serve.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const readme = readFileSync(fromRoot('README.md'), 'utf8');
const { name, scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

const page = `<!doctype html>
<html lang="en">
  <title>Prints</title>
  <site-gallery design="gird" slides-per-row="4">
    <img src="/prints/ridgeline.jpg">
  </site-gallery>
</html>
`;

const built = fromRoot('dist/cli/main.js');
const bundles = fromRoot('dist/cdn/current');
const isBuilt = (path: string): false | string => (existsSync(path) ? false : 'nothing is built');

const blocks = (language: string): readonly string[] =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``, 'g'))].map(([, code = '']) => code);

/** Runs `check` on one file in a new folder. */
async function check(context: TestContext, file: string, text: string) {
  const cwd = temporaryFolder();
  context.after(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, file), text);
  const { stdout, stderr, code } = await command(['check', file], cwd, '', { NO_COLOR: '1' });
  return { output: `${stdout.trimEnd()}\n\n${stderr.trim()}`, code };
}

describe('the README', () => {
  it('has at most 110 lines beside the list of elements', () => {
    const lines = readme.trimEnd().split('\n');
    assert.ok(lines.filter((line) => !line.startsWith('| [`<site-')).length <= 110);
  });

  it('shows what check prints', async (context) => {
    const { output, code } = await check(context, 'shop.html', page);
    assert.equal(code, 1);
    assert.equal(output, blocks('text')[0]);
  });

  it('starts with a block to copy, in which check finds no mistake', async (context) => {
    assert.ok(readme.split('\n').indexOf('```html') < 30);
    const { output, code } = await check(context, 'block.html', blocks('html')[0] ?? '');
    assert.equal(code, 0, output);
  });

  it('names the file that npm pack writes', () => {
    const [install = ''] = blocks('sh');
    assert.ok(install.includes(`npm install ./${name}-${version}.tgz`), install);
  });

  it('copies a folder that has the files of the script tag', { skip: isBuilt(bundles) }, () => {
    const [, folder = '', copy = ''] = /^cp -r node_modules\/site-elements\/(\S+) (\S+)$/m.exec(readme) ?? [];
    assert.equal(fromRoot(folder), bundles);
    const files = [...(blocks('html')[0] ?? '').matchAll(/(?:src|href)="\/([\w-]+)\/([\w-]+\.\w+)"/g)];
    const copied = files.filter(([, top]) => top === copy);
    assert.equal(copied.length, 2);
    for (const [, , file = ''] of copied) assert.ok(existsSync(join(bundles, file)), file);
  });

  it('quotes the last line of npm test', () => {
    const [, quoted = ''] = /^npm test .* ends with: (.+)$/m.exec(readme) ?? [];
    assert.equal(closingLine({ passed: 12, failed: 0, skips: [], log: '' }).replace(/\d+/g, 'N'), quoted);
  });

  it('lists every element', () => {
    const listed = [...readme.matchAll(/^\| \[`<site-([\w-]+)>`\]\(elements\/([\w-]+)\//gm)].map(([, tag]) => tag);
    assert.deepEqual(listed, readdirSync(fromRoot('elements')).sort());
  });

  it('links to files that exist, and shows small images', () => {
    const paths = [...readme.matchAll(/\]\(([^)#]+)\)|(?:srcset|src)="(docs\/[^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    assert.ok(paths.length > 20);
    for (const path of paths) assert.ok(existsSync(fromRoot(path)), path);
    for (const path of paths.filter((one) => one.endsWith('.avif')))
      assert.ok(statSync(fromRoot(path)).size < 64 * 1024, path);
  });

  it('has npm start build and serve the examples, the docs and the mock API', { skip: isBuilt(built) }, async () => {
    // The build ran before these tests; `serve` runs as in the script.
    const [, ...args] =
      /^node --import tsx tools\/build\/main\.ts --draft page cli docs && node (\S+) serve (\S+)$/.exec(
        scripts.start,
      ) ?? [];
    assert.deepEqual(args, ['dist/cli/main.js', 'examples']);
    const url = await serve(built, join(root, 'examples'));
    for (const path of ['', 'docs/', 'site-elements/site.js', 'api/commerce/shopping-cart']) {
      const { status } = await fetch(new URL(path, url));
      assert.equal(status, 200, path);
    }
  });
});

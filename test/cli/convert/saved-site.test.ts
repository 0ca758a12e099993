/** An author moves a saved site with the commands of the guide, and loses nothing. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fromRoot } from '../../../tools/root.ts';
import { folderOf, runHere } from '../command.ts';
import { contentOf, type PageContent } from './content-of.ts';
import { savedPages, savedSite } from './saved-site.ts';

const guide = readFileSync(fromRoot('docs/migrating.md'), 'utf8');

/** The commands of the guide in order. `serve` does not end; test/readme.test.ts runs it. */
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, code = '']) => code.trim().split('\n'))
  .map((line) => /^npx site-elements (.+)$/.exec(line)?.[1] ?? assert.fail(line))
  .filter((command) => !command.startsWith('serve '));

const skip = existsSync(fromRoot('dist/cdn/current')) ? false : 'the files of the elements are not built';

/** The published path of a link of the site, whether it leads to a page or to a file. */
function pathOf(href: string): string {
  const { origin, pathname, hash } = new URL(href, 'https://www.example.com/');
  const path = decodeURIComponent(pathname).slice(1);
  const page = savedPages.find(({ file }) => file === path);
  return origin === 'https://www.example.com' ? (page?.path ?? `/${path}`) + hash : href;
}

/** Elements of every page. */
const everywhere = ['cart-indicator', 'account', 'announcement-bar', 'cookie-banner', 'info-bar'].map(
  (name) => `site-${name}`,
);

const nameOf = (url: string): string => /[^/?]*(?=$|\?)/.exec(url)?.[0] ?? '';

/** The images of the page that a browser saved have another name in its folder. */
const imagesOf = ({ images }: PageContent): readonly string[] =>
  [...new Set(images.map(nameOf).map((name) => (name === 'portrait.jpg' ? 'a.jpg' : name)))].sort();

function assertKept(kept: readonly string[], wanted: readonly string[]): void {
  const left = [...kept];
  for (const one of wanted) {
    const at = left.indexOf(one);
    assert.ok(at >= 0, one);
    left.splice(at, 1);
  }
}

describe('a site that is moved with the commands of the guide', { skip }, () => {
  let cwd = '';
  const pageIn = (folder: string, file: string): string => readFileSync(join(cwd, folder, file), 'utf8');

  before(async () => {
    cwd = await folderOf(Object.fromEntries(Object.entries(savedSite).map(([path, file]) => [`saved/${path}`, file])));
    for (const command of commands) {
      const { code, stderr } = await runHere(command.split(' '), { cwd });
      assert.ok(code === 0 || code === 1, `${command}: ${stderr}`);
    }
  });
  after(() => rmSync(cwd, { recursive: true }));

  for (const { file, elements } of savedPages) {
    it(`keeps its text, links, images and form fields: ${file}`, () => {
      const [was, is] = [contentOf(pageIn('saved', file)), contentOf(pageIn('site', file))];
      assertKept(is.text.split(' '), was.text.split(' '));
      assertKept(is.links.map(pathOf), was.links.map(pathOf));
      assertKept(imagesOf(is), imagesOf(was));
      assertKept(is.fields, was.fields);
      assertKept(is.ids, was.ids);
    });

    it(`has an element in place of each block: ${file}`, () => {
      const html = pageIn('site', file);
      const found = Object.fromEntries(
        Object.keys(elements).map((tag) => [tag, html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length]),
      );
      assert.deepEqual(found, elements);
      for (const tag of everywhere) assert.equal(html.split(`</${tag}>`).length, 2, tag);
    });

    it(`loads its images from the site, and only the scripts of the author and of the elements: ${file}`, () => {
      const html = pageIn('site', file);
      assert.doesNotMatch(html, /(?:src|srcset|data-src|data-image)="[^"]*(?:https?:)?\/\/images\./);
      assert.doesNotMatch(html, /<script(?![^>]*type="application\/json")[^>]*squarespace|imageloader|afterBodyLoad/);
      assert.match(html, /<script>document\.documentElement\.dataset\.author = 'yes';<\/script>/);
      assert.match(html, /<script type="module" src="site-elements\/site\.js">/);
      for (const image of contentOf(html).images)
        assert.ok(existsSync(join(cwd, 'site', decodeURIComponent(image))), image);
    });
  }

  it('reports what was left, and which pages were not saved', () => {
    const report = readFileSync(join(cwd, 'report.html'), 'utf8');
    for (const part of [
      'site builder: likes',
      'The comments of the site builder',
      'OpenTable was left',
      'Tock was left',
    ])
      assert.ok(report.includes(part), part);
    assert.match(report, /The page \/journal\/wind was not saved/);
    assert.doesNotMatch(report, /No local copy of/);
  });

  it('has no error of check and validate that the saved site did not have', async () => {
    for (const command of ['check', 'validate']) {
      const errors = async (folder: string): Promise<readonly string[]> => {
        const { stdout } = await runHere([command, folder, '--format', 'json'], { cwd });
        const { findings }: { readonly findings: readonly { readonly code: string; readonly severity: string }[] } =
          JSON.parse(stdout);
        return findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
      };
      assertKept(await errors('saved'), await errors('site'));
    }
  });

  it('changes no byte when it is moved again', async () => {
    const { stderr } = await runHere(['convert', 'saved', '--out', 'site'], { cwd });
    assert.match(stderr, /0 pages converted, \d+ unchanged\./);
    await runHere(['convert', 'site', '--out', 'again'], { cwd });
    for (const { file } of savedPages) assert.equal(pageIn('again', file), pageIn('site', file));
  });
});

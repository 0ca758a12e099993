import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { run } from '../../../cli/commands/preload/run.ts';
import type { ChunkList } from '../../../cli/preload/chunk-list.ts';
import { isUserError } from '../../../core/model/user-error.ts';
import { version } from '../../../package.json';
import { folderOf } from '../command.ts';

const chunk = (integrity: string, ...imports: string[]) => ({ integrity: `sha384-${integrity}`, imports });

const list = (build: string): ChunkList => ({
  files: {
    'react.js': chunk(`${build}-react`),
    'bridge.js': chunk(`${build}-bridge`, 'react.js'),
    'ui.js': chunk(`${build}-ui`, 'react.js'),
    'site.js': chunk(`${build}-site`),
    'site-banner.js': chunk(`${build}-banner`, 'bridge.js'),
    'site-gallery.js': chunk(`${build}-gallery`, 'bridge.js'),
    'MovingGallery.js': chunk(`${build}-moving`, 'site-gallery.js', 'ui.js'),
    'site-language.js': chunk(`${build}-language`, 'bridge.js'),
    'LanguageMenu.js': chunk(`${build}-menu`, 'site-language.js', 'ui.js'),
    'site-dialog.js': chunk(`${build}-dialog`, 'ui.js', 'bridge.js'),
    'site-cookie-banner.js': chunk(`${build}-cookies`, 'bridge.js'),
    'CookieBanner.js': chunk(`${build}-question`, 'site-cookie-banner.js', 'ui.js'),
    'prerendered.js': chunk(`${build}-waking`),
    'hydration.js': chunk(`${build}-hydration`, 'bridge.js'),
  },
  moments: {
    'site-banner': 'at-once',
    'site-cookie-banner': 'at-once',
    'site-gallery': 'near-viewport',
    'site-language': 'near-viewport',
    'site-dialog': 'on-intent',
  },
});

const loader = '<script type="module" src="/site-elements/site.js"></script>';

/** Runs the command over pages, beside a package that is built. */
async function preload(pages: Readonly<Record<string, string>>, base?: string) {
  const root = await folderOf({
    'dist/cdn/current/chunks.json': JSON.stringify(list('react')),
    'dist/cdn/current/slim/chunks.json': JSON.stringify(list('slim')),
    ...pages,
  });
  let stdout = '';
  let stderr = '';
  const write = (text: string) => {
    stdout += text;
  };
  const note = (text: string) => {
    stderr += text;
  };
  const { signal } = new AbortController();
  const io = { cwd: root, env: {}, stdin: Readable.from([]), write, note, isTerminal: false, signal };
  const code = await run({ inputs: Object.keys(pages), root, ...(base !== undefined && { base }) }, io);
  const hrefs = [...stdout.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  return { code, stdout, stderr, hrefs };
}

/** A prerendered shadow root, with an element that is not on the page itself. */
const root = '<template shadowrootmode="open" data-site-prerendered="1.0.0 a b"><site-banner></site-banner></template>';

const files = (...names: string[]): string[] => names.map((name) => `/site-elements/${name}.js`);

describe('preload', () => {
  it('prints a line with integrity for each file, imported files first', async () => {
    const { code, stdout, stderr } = await preload({ 'a.html': `${loader}<site-gallery></site-gallery>` });
    assert.equal(
      stdout,
      `<link rel="modulepreload" href="/site-elements/react.js" integrity="sha384-react-react" crossorigin fetchpriority="low">
<link rel="modulepreload" href="/site-elements/bridge.js" integrity="sha384-react-bridge" crossorigin fetchpriority="low">
<link rel="modulepreload" href="/site-elements/site-gallery.js" integrity="sha384-react-gallery" crossorigin fetchpriority="low">
`,
    );
    assert.deepEqual([code, stderr], [0, '']);
  });

  const needs: readonly [what: string, html: string, hrefs: readonly string[]][] = [
    ['elements that load immediately', '<site-banner></site-banner>', files('react', 'bridge', 'site-banner')],
    ['no elements that load on intent', '<site-dialog></site-dialog>', []],
    ['no elements inside a template', '<template><site-banner></site-banner></template>', []],
    [
      'elements that are named on any element',
      '<div data-site-preload="site-banner">',
      files('react', 'bridge', 'site-banner'),
    ],
    ['an open dialog', '<site-dialog open></site-dialog>', files('react', 'ui', 'bridge', 'site-dialog')],
    ['only the waking script for a prerendered element', `<site-gallery>${root}</site-gallery>`, files('prerendered')],
    [
      'the files of a prerendered element that is open, and of others that are not prerendered',
      `<site-dialog open>${root}</site-dialog><site-banner></site-banner>`,
      files('prerendered', 'react', 'bridge', 'hydration', 'ui', 'site-dialog', 'site-banner'),
    ],
    ['no unknown tags', '<site-other></site-other><site-constructor></site-constructor>', []],
    [
      'consent elements',
      '<site-cookie-banner></site-cookie-banner>',
      files('react', 'bridge', 'site-cookie-banner', 'ui', 'CookieBanner'),
    ],
    ['a list of languages', '<site-language></site-language>', files('react', 'bridge', 'site-language')],
    [
      'a menu of languages',
      '<site-language design="Menu"></site-language>',
      files('react', 'bridge', 'site-language', 'ui', 'LanguageMenu'),
    ],
    [
      'each file once',
      '<site-gallery></site-gallery><site-banner></site-banner><site-gallery></site-gallery>',
      files('react', 'bridge', 'site-gallery', 'site-banner'),
    ],
  ];
  const moving = files('react', 'bridge', 'site-gallery', 'ui', 'MovingGallery');
  const still = files('react', 'bridge', 'site-gallery');
  const galleries: readonly [attributes: string, hrefs: readonly string[]][] = [
    ['design="slider"', moving],
    ['design=" Slideshow "', moving],
    ['data-block-json="{&quot;design&quot;:&quot;carousel&quot;}"', moving],
    ['design="grid" block-json=\'{"design":"carousel"}\'', still],
    ['design="none" block-json=\'{"design":\'', still],
    ['', still],
  ];
  for (const [attributes, hrefs] of galleries) {
    it(`includes the modules of a moving gallery for such a design: ${attributes || 'no attributes'}`, async () => {
      const html = `<site-gallery ${attributes}></site-gallery>`;
      assert.deepEqual((await preload({ 'a.html': loader + html })).hrefs, hrefs);
    });
  }

  for (const [what, html, hrefs] of needs) {
    it(`accepts ${what}`, async () => {
      assert.deepEqual((await preload({ 'a.html': loader + html })).hrefs, hrefs);
    });
  }

  it('includes the elements that the script tag names', async () => {
    const script = loader.replace('src', 'data-site-preload="site-dialog" src');
    assert.deepEqual((await preload({ 'a.html': script })).hrefs, files('react', 'ui', 'bridge', 'site-dialog'));
  });

  it('includes the imports of a script tag for one element, and not the element itself', async () => {
    const html = '<script type="module" src="/site-elements/site-dialog.js"></script><site-gallery></site-gallery>';
    assert.deepEqual((await preload({ 'a.html': html })).hrefs, files('react', 'ui', 'bridge'));
  });

  it('includes the slim files for a page of the slim build, with the URLs of that page', async () => {
    const folder = `https://cdn.example/${version}/slim/`;
    const html = `<script type="module" src="${folder}site.js?a&amp;b"></script><site-banner>`;
    const { stdout, hrefs } = await preload({ 'a.html': html });
    assert.deepEqual(hrefs, [`${folder}react.js`, `${folder}bridge.js`, `${folder}site-banner.js`]);
    assert.match(stdout, /integrity="sha384-slim-react"/);
  });

  it('uses the nonce and the credentials mode of the script tag', async () => {
    const script =
      '<script type="module" nonce="{{ &quot;n&quot; }}" crossorigin="use-credentials" src="/e/site.js"></script>';
    const { stdout } = await preload({ 'a.html': `${script}<site-banner>` });
    const [line = ''] = stdout.split('\n');
    assert.match(line, /crossorigin="use-credentials" nonce="\{\{ &quot;n&quot; \}\}" fetchpriority="low">$/);
  });

  it('uses the folder of --base, and the build in it', async () => {
    const { stdout, hrefs } = await preload(
      { 'a.html': '<site-banner></site-banner>' },
      'https://x.example/?a="&b/slim',
    );
    assert.equal(hrefs[0], 'https://x.example/?a=&quot;&amp;b/slim/react.js');
    assert.match(stdout, /sha384-slim-react/);
    const moved = await preload({ 'a.html': `${loader}<site-banner>` }, '/files');
    assert.equal(moved.hrefs[0], '/files/react.js');
  });

  it('lists the pages if there are several, and those that need nothing', async () => {
    const pages = {
      'a.html': `${loader}<site-banner>`,
      'b.html': loader,
      'c.html': '<script src="/js/site.js"></script><site-banner>',
    };
    const { code, stdout, stderr } = await preload(pages);
    assert.match(stdout, /^<!-- a\.html -->\n<link/);
    assert.equal(stdout.includes('b.html'), false);
    assert.match(stderr, /^b\.html: nothing to preload.*\nc\.html: no script tag/);
    assert.equal(code, 0);
  });

  const refusals: readonly [what: string, code: string, html: string][] = [
    ['a page that loads no elements', 'preload-no-script', '<site-banner></site-banner>'],
    ['a page whose scripts only have similar names', 'preload-no-script', loader.replace('site.js', 'site-menu.js')],
    ...['/e/1.2.2', '/site-elements-1.2.2', 'https://cdn.example/npm/site-elements@1.2.2/dist/cdn/current'].map(
      (folder) =>
        [
          `a page that loads another version from ${folder}`,
          'preload-other-version',
          `<script type="module" src="${folder}/site.js"></script>`,
        ] satisfies [string, string, string],
    ),
  ];
  for (const [what, code, html] of refusals) {
    it(`refuses ${what}`, async () => {
      await assert.rejects(preload({ 'a.html': html }), (error) => {
        assert.ok(isUserError(error));
        assert.equal(error.code, code);
        return true;
      });
    });
  }

  it('suggests the build command if nothing is built', async () => {
    const root = await folderOf({ 'a.html': loader });
    const { signal } = new AbortController();
    const nothing = () => undefined;
    const io = {
      cwd: root,
      env: {},
      stdin: Readable.from([]),
      write: nothing,
      note: nothing,
      isTerminal: false,
      signal,
    };
    await assert.rejects(
      run({ inputs: ['a.html'], root }, io),
      /The element bundles are missing: dist\/cdn\/current\/chunks\.json/,
    );
  });
});

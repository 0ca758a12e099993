import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mapCss } from '../../../../cli/convert/files/map-css.ts';
import { mapPage } from '../../../../cli/convert/files/map-page.ts';
import { SavedFiles } from '../../../../cli/convert/files/saved-files.ts';
import { fixText } from '../../../../cli/lint/fix/apply-fixes.ts';
import { readPage } from '../../../../cli/lint/page/page.ts';

const cdn = 'https://images.squarespace-cdn.com/content/v1/5c17d54ada02/1563224911236-VUMMUEFY4IKH';
const stored = 'images.squarespace-cdn.com/content/v1/5c17d54ada02/1563224911236-VUMMUEFY4IKH';
const canonical = '<link rel="canonical" href="https://www.example.com/blog/post">';

const map = (text: string, paths: readonly string[], file = 'blog/post.html') =>
  mapPage(readPage({ file, text }), new SavedFiles([file, ...paths]));

const mapped = (text: string, paths: readonly string[], file?: string): string =>
  fixText(text, map(text, paths, file).fixes);

describe('links between saved pages', () => {
  const links: readonly (readonly [before: string, after: string])[] = [
    ['/about', '../about.html'],
    ['https://www.example.com/about', '../about.html'],
    ['http://example.com/about/', '../about.html'],
    ['//www.example.com/about?a=1&amp;b=2#team', '../about.html?a=1&amp;b=2#team'],
    ['/', '../index.html'],
    ['/?format=rss', '../index.html?format=rss'],
    ['/?author=1', '../index.html%3Fauthor=1.html'],
    ['  /about\n', '  ../about.html\n'],
    ['/ab&#111;ut', '../about.html'],
    ['../about', '../about.html'],
  ];
  const paths = ['index.html', 'about.html', 'index.html?author=1.html'];
  for (const [before, after] of links)
    it(`${JSON.stringify(before)} leads to its file`, () =>
      assert.equal(mapped(`${canonical}<a href="${before}">x</a>`, paths), `${canonical}<a href="${after}">x</a>`));

  const kept = [
    '../about.html',
    '../index.html?x',
    '#top',
    '?page=2',
    '',
    'https://example.org/about',
    'mailto:a@example.com',
    'javascript:void(0)',
    '/not-saved',
    '/{{ page }}',
    '../../../about.html',
  ];
  for (const href of kept)
    it(`${JSON.stringify(href)} is unchanged`, () =>
      assert.deepEqual(map(`${canonical}<a href="${href}">`, paths).fixes, []));

  const hosts: Readonly<Record<string, string>> = {
    'the comment of HTTrack': '<!-- Mirrored from www.example.com/blog/post by HTTrack Website Copier/3.x -->',
    'the comment of a browser': '<!-- saved from url=(0032)https://www.example.com/blog/post -->',
    'the site context':
      '<script>Static.SQUARESPACE_CONTEXT = {"website": {"authenticUrl": "https://www.example.com"}};</script>',
  };
  for (const [name, head] of Object.entries(hosts))
    it(`use the host of ${name}`, () =>
      assert.equal(
        mapped(`${head}<a href="https://www.example.com/about">`, paths),
        `${head}<a href="../about.html">`,
      ));

  it('start at the folder that the published URL of the page proves', () => {
    const page = `${canonical}<a href="/about">`;
    const paths = ['index.html', 'about.html', 'docs/about.html'];
    assert.equal(mapped(page, paths, 'docs/blog/post.html'), `${canonical}<a href="../about.html">`);
  });

  it('depend on a base of the site, which becomes relative', () => {
    const page = (base: string, link: string) =>
      `<base href="${base}">${canonical}<a href="${link}"><a href="about.html">`;
    assert.equal(mapped(page('/', '/about'), paths), page('../', 'about.html'));
    assert.equal(mapped(page('https://www.example.com/', '/about'), paths), page('../', 'about.html'));
    assert.deepEqual(map(page('https://cdn.example.org/', '/about'), paths).fixes, []);
  });

  it('of slides lead to files, too', () =>
    assert.equal(
      mapped('<div data-click-through-url="/about">', paths),
      '<div data-click-through-url="../about.html">',
    ));
});

describe('remote files with a local copy', () => {
  const copy = `${stored}/jug.jpg`;
  const attributes: readonly (readonly [before: string, after: string])[] = [
    [`<img src="${cdn}/jug.jpg?format=500w">`, `<img src="../${copy}">`],
    [`<img srcset="${cdn}/jug.jpg 1x, ${cdn}/jug.jpg?format=500w 2x">`, `<img srcset="../${copy} 1x, ../${copy} 2x">`],
    [`<img data-src=${cdn}/jug.jpg data-image='${cdn}/jug.jpg'>`, `<img data-src=../${copy} data-image='../${copy}'>`],
    [`<img data-srcset="${cdn}/jug.jpg 500w">`, `<img data-srcset="../${copy} 500w">`],
    [`<video poster="${cdn}/jug.jpg">`, `<video poster="../${copy}">`],
    [`<link rel="icon" href="${cdn}/jug.jpg">`, `<link rel="icon" href="../${copy}">`],
    [`<a href="${cdn}/jug.jpg">`, `<a href="../${copy}">`],
    [`<p style="background:url(&quot;${cdn}/jug.jpg&quot;)">`, `<p style="background:url(&quot;../${copy}&quot;)">`],
    [`<style>p{background:url(${cdn}/jug.jpg)}</style>`, `<style>p{background:url(../${copy})}</style>`],
    [`<noscript><img src="${cdn}/jug.jpg"></noscript>`, `<noscript><img src="../${copy}"></noscript>`],
    [
      '<link rel="stylesheet" href="//static1.squarespace.com/static/1/site.css">',
      '<link rel="stylesheet" href="../static1.squarespace.com/static/1/site.css">',
    ],
  ];
  for (const [before, after] of attributes)
    it(`in ${before.slice(0, 30)}`, () =>
      assert.equal(mapped(before, [copy, 'static1.squarespace.com/static/1/site.css']), after));

  it('are found below the host of the site', () => {
    const page = `${canonical}<img src="https://www.example.com/${stored}/jug.jpg">`;
    assert.equal(mapped(page, [copy]), `${canonical}<img src="../${copy}">`);
  });

  it('are found by the noscript twin of an image', () => {
    const page = (src: string) =>
      `<noscript><img src="post_files/a_004.jpeg"></noscript><img data-src="${src}" data-image="${src}">`;
    assert.equal(mapped(page(`${cdn}/jug.jpg`), ['blog/post_files/a_004.jpeg']), page('post_files/a_004.jpeg'));
  });

  it('are not found by a placeholder that several images show', () => {
    const image = (name: string) => `<img src="post_files/a.jpg" data-src="${cdn}/${name}.jpg">`;
    const page = image('b') + image('c');
    const { fixes, missing } = map(page, ['blog/post_files/a.jpg']);
    assert.deepEqual(fixes, []);
    assert.deepEqual(
      missing.map(({ url }) => url),
      [`${cdn}/b.jpg`, `${cdn}/c.jpg`],
    );
  });

  it('are not found by a name that two images have', () => {
    const page = `<img src="${cdn}/a.jpg"><img src="${cdn}/other/a.jpg">`;
    assert.deepEqual(map(page, ['blog/post_files/a.jpg']).fixes, []);
  });

  it('in CSS replace only their URLs', () => {
    const css = `@import "/base.css";/* url(${cdn}/jug.jpg) */a{b:url("${cdn}/jug.jpg")}c{d:url(local.png)}`;
    const { fixes, changes } = mapCss(css, 'css/site.css', new SavedFiles([copy, 'base.css', 'css/local.png']));
    assert.equal(
      fixText(css, fixes),
      `@import "../base.css";/* url(${cdn}/jug.jpg) */a{b:url("../${copy}")}c{d:url(local.png)}`,
    );
    assert.deepEqual(
      changes.map(({ kind }) => kind),
      ['stylesheet', 'file'],
    );
  });
});

describe('the report of missing files', () => {
  it('has each file of the site builder once, with its size', () => {
    const page =
      `<img src="${cdn}/jug.jpg?format=100w"><img data-src="${cdn}/jug.jpg" data-image-dimensions="1500x1000">` +
      '<img src="https://example.org/a.jpg"><script src="https://example.org/a.js"></script>';
    const { missing } = map(page, []);
    assert.deepEqual(
      missing.map(({ url, size }) => ({ url, size })),
      [{ url: `${cdn}/jug.jpg?format=100w`, size: { width: 1500, height: 1000 } }],
    );
    assert.equal(page.slice(missing[0]?.start, missing[0]?.end), `${cdn}/jug.jpg?format=100w`);
  });

  it('has the candidates of an ambiguous file', () => {
    const paths = [`a/${stored}/jug.jpg`, `b/${stored}/jug.jpg`];
    assert.deepEqual(
      map(`<img src="${cdn}/jug.jpg">`, paths).missing.map(({ candidates }) => candidates),
      [paths],
    );
  });

  it('has the image of metadata, which must stay absolute', () => {
    const page = `<meta property="og:image" content="${cdn}/jug.jpg">`;
    const { fixes, missing } = map(page, [`${stored}/jug.jpg`]);
    assert.deepEqual(fixes, []);
    assert.deepEqual(
      missing.map(({ kind, candidates }) => ({ kind, candidates })),
      [{ kind: 'metadata', candidates: [`${stored}/jug.jpg`] }],
    );
  });

  it('has pages that were not saved, and no path that a server answers', () => {
    const { missing } = map(
      `${canonical}<a href="/team"><a href="https://www.example.com/team#x"><a href="/api/x">`,
      [],
    );
    assert.deepEqual(
      missing.map(({ url, kind }) => ({ url, kind })),
      [{ url: '/team', kind: 'link' }],
    );
  });
});

describe('mapping a page twice', () => {
  const names = ['a.jpg', 'b.jpeg', 'a_002.jpg', 'x+y.png', 'index.html', 'about.html', 'a.jpg?format=500w', 'c'];
  const folders = ['', 'post_files/', 'blog/post_files/', `${stored}/`, `www.example.com/${stored}/`, 'docs/', 'blog/'];
  const anyPath = fc.tuple(fc.constantFrom(...folders), fc.constantFrom(...names)).map((parts) => parts.join(''));
  const hosts = ['', '/', '../', 'https://www.example.com/', 'https://example.org/', `${cdn}/`, `${cdn}/1234567890/`];
  const anyUrl = fc.oneof(
    fc.tuple(fc.constantFrom(...hosts), anyPath).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom(...hosts), fc.constantFrom('a.jpg', 'x%2By.png', 'about', '', 'b.jpg?format=300w#x'))
      .map((parts) => parts.join('')),
  );
  const anyElement = fc
    .tuple(
      fc.constantFrom(
        (a: string) => `<a href="${a}">`,
        (a: string, b: string) => `<img src="${a}" data-src="${b}">`,
        (a: string, b: string) => `<img srcset="${a} 1x, ${b} 2x" data-image='${a}'>`,
        (a: string, b: string) => `<noscript><img src="${a}"></noscript><img data-src="${b}">`,
        (a: string, b: string) => `<svg><style>a{b:url(${a})}<i style="b:url(${b})"></style></svg>`,
        (a: string) => `<base href="${a}">`,
        () => canonical,
      ),
      anyUrl,
      anyUrl,
    )
    .map(([write, a, b]) => write(a, b));

  it('changes nothing more, and no edit overlaps another', () => {
    fc.assert(
      fc.property(fc.array(anyElement, { maxLength: 8 }), fc.array(anyPath, { maxLength: 8 }), (elements, paths) => {
        const text = elements.join('\n');
        const { fixes, changes } = map(text, paths);
        assert.ok(fixes.every(({ start }, index) => start >= (fixes[index - 1]?.end ?? 0)));
        assert.equal(changes.length, fixes.length);
        assert.deepEqual(map(fixText(text, fixes), paths).fixes, []);
      }),
      { numRuns: 500 },
    );
  });

  it('never fails on any text', () => {
    const piece = fc.oneof(
      anyElement,
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('%', '&#', '<a href=', '"', '\0', '//'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.array(anyPath, { maxLength: 4 }), (pieces, paths) => {
        map(pieces.join(''), paths);
        mapCss(pieces.join(''), 'a/b.css', new SavedFiles(paths));
      }),
    );
  });
});

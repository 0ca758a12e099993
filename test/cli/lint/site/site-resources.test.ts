import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lint } from '../../../../cli/lint.ts';
import { folderOf, runHere } from '../../command.ts';

type Files = Readonly<Record<string, string>>;

/** A whole page. */
const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;

interface Reported {
  readonly rule: string;
  readonly severity: string;
  readonly file: string;
  readonly message: string;
  readonly start: { readonly offset: number };
  readonly end: { readonly offset: number };
}

async function report(files: Files, ...args: readonly string[]): Promise<{ findings: Reported[]; skipped: unknown }> {
  const cwd = await folderOf(files);
  const { stdout, stderr } = await runHere(['check', ...args, '--format', 'json'], { cwd });
  assert.ok(stdout, stderr);
  const { findings, skipped } = JSON.parse(stdout);
  return { findings: findings.filter(({ rule }: Reported) => rule === 'resource-path'), skipped };
}

/** The findings for missing files, as `severity file: URL`. */
async function reported(files: Files, ...args: readonly string[]): Promise<readonly string[]> {
  const { findings } = await report(files, ...args);
  return findings.map(
    ({ severity, file, start, end }) => `${severity} ${file}: ${files[file]?.slice(start.offset, end.offset)}`,
  );
}

/** Markup that loads one file, whose URL is put in the place of `*`. */
const loading: Readonly<Record<string, string>> = {
  script: '<script src="*"></script>',
  'module script': '<script type="module" async src=*></script>',
  stylesheet: '<link rel="stylesheet" href="*">',
  'alternate stylesheet': '<link rel="alternate STYLESHEET" title="a" href="*">',
  icon: '<link rel="shortcut icon" href="*">',
  manifest: "<link rel=manifest href='*'>",
  font: '<link rel="preload" as="font" crossorigin href="*">',
  'preloaded module': '<link rel="modulepreload" href="*">',
  'preloaded image': '<link rel="preload" as="image" imagesrcset="* 2x">',
  image: '<img alt="" src=" * ">',
  'candidate of an image': '<img alt="" srcset="data:,a 1x, *, https://example.com/a.png 3x">',
  'candidate with an escaped character': '<img alt="" srcset="/a.png?a&amp;b 1x, * 2x">',
  'picture source': '<picture><source srcset="*"><img alt="" src="/a.png"></picture>',
  'source of a video': '<video><source src="*"></video>',
  poster: '<video poster="*"></video>',
  track: '<video><track src="*"></video>',
  audio: '<audio src="*"></audio>',
  'image button': '<input type="image" alt="a" src="*">',
  object: '<object data="*"></object>',
  'image in SVG': '<svg><image href="*"/></svg>',
  'icon in SVG': '<svg><use xlink:href="*"/></svg>',
  frame: '<iframe title="a" src="*"></iframe>',
  'background in an attribute': '<p style="background: url(*) no-repeat">a</p>',
  'background with character references': '<p style="color: &#114;ed; background: url(&quot;*&quot;)">a</p>',
  'background in a style element': '<style>p { background: URL( "*" ) }</style>',
  'font in a style element': "<style>@font-face { src: local('a'), url('*') format('woff2') }</style>",
  'imported stylesheet': '<style>@import "*" screen;</style>',
  'script of an element': '<site-map src="*"></site-map>',
  'source of an element': '<site-image source="*"><img alt="" src="/a.png"></site-image>',
  'video of an element': '<site-video src="*"><img alt="a" src="/a.png"></site-video>',
};

describe('a missing file is reported at its URL', () => {
  const markup = Object.values(loading);
  for (const [name, html] of Object.entries(loading))
    it(name, async () => {
      const files = { 'index.html': page(html.replace('*', '/no/x.js?v=1#b')), 'a.png': '' };
      const url = html.includes('" * "') ? ' /no/x.js?v=1#b ' : '/no/x.js?v=1#b';
      assert.deepEqual(await reported(files, '.', '--site-root', '.'), [`error index.html: ${url}`]);
    });

  it('and no file that exists', async () => {
    const files = {
      'blog/index.html': page(markup.map((html) => html.replace('*', '../f/x%20y.js?v=1#b')).join('')),
      'a.png': '',
      'f/x y.js': '',
    };
    assert.deepEqual(await reported(files, '.', '--site-root', '.'), []);
  });

  it('as an error if the root is set, a warning if it is found, and not at all if it is unknown', async () => {
    const files = { 'public/index.html': page('<script src="a.js"></script>'), 'public/b.html': page('') };
    assert.deepEqual(await reported(files, '.', '--site-root', 'public'), ['error public/index.html: a.js']);
    assert.deepEqual(await reported(files, 'public'), ['warn public/index.html: a.js']);
    const { findings, skipped } = await report(files, '.');
    assert.deepEqual(findings, []);
    assert.deepEqual(skipped, [{ rule: 'resource-path', file: 'public/index.html', reason: 'no-site-root' }]);
  });

  it('with the file whose name differs in letter case', async () => {
    const files = { 'index.html': page('<img alt="" src="/img/a.PNG">'), 'Img/a.png': '' };
    const { findings } = await report(files, '.', '--site-root', '.');
    assert.deepEqual(
      findings.map(({ message }) => message),
      ['No file of this site matches "/img/a.PNG"; the letter case differs from /Img/a.png.'],
    );
  });

  it('with the way to add the elements, which only the development server provides', async () => {
    const files = { 'index.html': page('<script type="module" src="/site-elements/site.js"></script>') };
    const { findings } = await report(files, '.');
    assert.deepEqual(
      findings.map(({ severity, message }) => `${severity}: ${message}`),
      ['info: No file of this site matches "/site-elements/site.js". Only site-elements serve answers it.'],
    );
    assert.deepEqual(await reported({ ...files, 'site-elements/site.js': '' }, '.'), []);
  });

  it('from the base of the page, inside the root, and with its extension', async () => {
    const files = {
      'index.html': page('<base href="/shop/"><script src="a.js"></script><script src="b.js"></script>'),
      'shop/a.js': '',
      'about.html': page('<script src="../../shop/a.js"></script><script src="shop/a"></script><img alt="" src="/">'),
      'c.html': page('<base href="https://example.com/"><script src="no.js"></script>'),
    };
    assert.deepEqual(await reported(files, '.', '--site-root', '.'), [
      'error about.html: shop/a',
      'error about.html: /',
      'error index.html: b.js',
    ]);
  });

  it('unless a comment suppresses the finding', async () => {
    const comment = '<!-- site-lint-disable-next resource-path -- built later -->';
    const files = { 'index.html': page(`${comment}<script src="/a.js"></script><a href="/">x</a>`) };
    const cwd = await folderOf(files);
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'json'], { cwd });
    assert.deepEqual(JSON.parse(stdout).findings, []);
  });
});

describe('nothing is reported for', () => {
  const silent: Readonly<Record<string, string>> = {
    'URLs of other sites': '<script src="https://example.com/a.js"></script><script src="//example.com/a.js"></script>',
    'URLs with data': '<img alt="" src="data:image/gif;base64,AA"><img alt="" src="blob:x"><img alt="" src="#">',
    'placeholders and templates': '<img alt="" src="{{a}}"><template><img alt="" src="no.png"></template>',
    'paths of servers': '<script src="/api/a.js"></script><img alt="" src="/cdn-cgi/a.png"><img alt="" src="/s/a.png">',
    'installed packages': '<script src="/node_modules/a/b.js"></script>',
    'relations that name pages': '<link rel="canonical" href="/no"><link rel="next" href="/no"><link href="/no">',
    'URLs in comments, escapes, placeholders and fragments of CSS':
      '<style>/* url(/no.png */ p { fill: url(#a); background: url(data:,a), url(a\\20 b.png), url({{a}}) }</style>',
    'templates, preprocessors and unclosed URLs':
      '<template><p style="background: url(/no.png)"></p></template><style type="text/less">p { background: url(/no.png) }</style><p style="background: url(/no.png"></p>',
    'frames with their own content':
      '<iframe title="a" srcdoc="&lt;p>a" src="/no.html"></iframe><iframe title="a" src="about:blank"></iframe>',
    'URLs of elements that name pages': '<site-cart-indicator href="/no.html"><a href="/">a</a></site-cart-indicator>',
    'other buttons': '<input type="text" aria-label="a" src="no.png">',
  };
  for (const [name, html] of Object.entries(silent))
    it(name, async () => assert.deepEqual(await reported({ 'index.html': page(html) }, '.', '--site-root', '.'), []));

  it('a site that is served below another path, or is rewritten, while the root is only found', async () => {
    const scripts = ['a', 'b'].map((name) => `<script src="/shop/${name}.js"></script>`).join('');
    const files = { 'index.html': page(scripts), 'a.js': '', 'b.js': '' };
    assert.deepEqual(await reported(files, '.'), []);
    assert.deepEqual(await reported({ 'index.html': page(scripts), _redirects: '' }, '.'), []);
  });
});

describe('lint()', () => {
  const files = [{ path: 'index.html', text: page('<script src="a.js"></script>') }];
  it('skips the rule while the other files are not known', () => {
    const { findings, skipped } = lint(files);
    assert.deepEqual(findings, []);
    assert.deepEqual(skipped, [{ rule: 'resource-path', file: 'index.html', reason: 'unknown-files' }]);
  });

  it('reports a file that is not among them', () => {
    assert.deepEqual(lint(files, { otherFiles: ['a.js'] }).findings, []);
    assert.deepEqual(
      lint(files, { otherFiles: [] }).findings.map(({ code }) => code),
      ['resource-path-missing'],
    );
  });
});

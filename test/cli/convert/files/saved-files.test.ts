import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { relativeUrl, SavedFiles } from '../../../../cli/convert/files/saved-files.ts';

const cdn = 'https://images.squarespace-cdn.com/content/v1/5c17d54ada02/1563224911236-VUMMUEFY4IKH';
const stored = 'images.squarespace-cdn.com/content/v1/5c17d54ada02/1563224911236-VUMMUEFY4IKH';

/** Whether the URL of a link may lead to a page. */
const isPage = (url: string): boolean => !/\.(?!html?$)\w+$/.test(url.replace(/[?#].*/, ''));

const located = (paths: readonly string[], url: string, from = 'index.html'): string | undefined => {
  const files = new SavedFiles(paths);
  const { path, candidates } = files.find(url, files.placeOf(from), isPage(url));
  return path ?? (candidates.length > 1 ? undefined : files.inPageFolder(url, from));
};

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').slice(0, 4);

describe('an author finds the saved file of a page', () => {
  const pages: readonly (readonly [path: string, url: string, from?: string])[] = [
    ['about.html', '/about'],
    ['about.htm', '/about'],
    ['about/index.html', '/about'],
    ['about/index.html', '/about/'],
    ['about.html', '/about/'],
    ['index.html', '/', 'blog/post.html'],
    ['blog/post.html', '/blog/post?x=1#end', 'a/b/c.html'],
    ['blog/post.html', 'post', 'blog/other.html'],
    ['blog?author=1.html', '/blog?author=1'],
    ['blog@author=1.html', '/blog?author=1'],
    ['index.html?author=1.html', '/?author=1'],
    ['index-author=1.html', '/?author=1'],
    [`index${md5('author=1')}.html`, '/?author=1'],
    [`blog${md5('tag=a+b')}.html`, '/blog?tag=a+b'],
    ['blog/category/Inbound+Marketing.html', '/blog/category/Inbound%20Marketing'],
    ['café.html', '/caf%C3%A9'],
    ['www.example.com/about.html', '/about', 'www.example.com/blog/post.html'],
    ['www.example.com/about.html', 'https://www.example.com/about', 'www.example.com/blog/post.html'],
    ['www.example.com/about.html', 'http://www.example.com/about', 'other.html'],
  ];
  for (const [path, url, from] of pages)
    it(`${url} is ${path}`, () => assert.equal(located([path, 'z.html'], url, from), path));

  it('prefers the page of the query, then the form of the path', () => {
    const paths = ['blog.html', 'blog/index.html', 'blog?author=1.html'];
    assert.equal(located(paths, '/blog?author=1'), 'blog?author=1.html');
    assert.equal(located(paths, '/blog?author=2'), 'blog.html');
    assert.equal(located(paths, '/blog/'), 'blog/index.html');
  });

  it('resolves root-relative links from the only folder at the top with an index page', () => {
    const paths = ['docs/index.html', 'docs/about.html', 'docs/blog/index.html', 'README.md'];
    assert.equal(located(paths, '/about', 'docs/blog/index.html'), 'docs/about.html');
    assert.equal(located(['a/index.html', 'b/index.html', 'a/about.html'], '/about', 'a/index.html'), undefined);
  });
});

describe('an author finds the local copy of an image', () => {
  const copies: readonly (readonly [path: string, url: string, from?: string])[] = [
    [`${stored}/jug.jpg`, `${cdn}/jug.jpg?format=500w`],
    [`www.example.com/${stored}/jug.jpg`, `//${cdn.slice(8)}/jug.jpg`],
    ['files/content/v1/5c17d54ada02/1563224911236-VUMMUEFY4IKH/jug.jpg', `${cdn}/jug.jpg`],
    ['images/1563224911236-VUMMUEFY4IKH/jug.jpg', `${cdn}/jug.jpg`],
    [`${stored}/jug.jpg?format=500w`, `${cdn}/jug.jpg?format=500w`],
    [`${stored}/jug.jpg@format=500w`, `${cdn}/jug.jpg?format=500w`],
    [`${stored}/jug-format=500w.jpg`, `${cdn}/jug.jpg?format=500w`],
    [`${stored}/jug${md5('format=500w')}.jpg`, `${cdn}/jug.jpg?format=500w`],
    [`${stored}/plastic+jug.png`, `${cdn}/plastic%2Bjug.png`],
    [`${stored}/plastic%2Bjug.png`, `${cdn}/plastic+jug.png`],
    [`${stored}/plastic jug.png`, `${cdn}/plastic%20jug.png`],
    ['index_files/jug.jpg', `${cdn}/jug.jpg?format=500w`],
    ['index-Dateien/jug.jpg', `${cdn}/jug.jpg`],
    ['index_files/jug.jpg', `${cdn}/jug.jpg`, 'index_files/site.css'],
  ];
  for (const [path, url, from] of copies)
    it(`${url} is ${path}`, () => assert.equal(located([path, 'index.html'], url, from), path));

  it('uses the saved size that is at least as wide, or the largest', () => {
    const paths = [100, 500, 1000].map((width) => `${stored}/jug.jpg?format=${width}w`);
    assert.equal(located(paths, `${cdn}/jug.jpg?format=300w`), paths[1]);
    assert.equal(located(paths, `${cdn}/jug.jpg?format=1500w`), paths[2]);
    assert.equal(located(paths, `${cdn}/jug.jpg`), paths[2]);
  });

  it('never by a short name alone', () =>
    assert.equal(located(['index_files/a_004.jpeg'], `${cdn}/jug.jpg`), undefined));

  const uncertain: Readonly<Record<string, readonly [paths: readonly string[], url: string]>> = {
    'two copies': [[`a/${stored}/jug.jpg`, `b/${stored}/jug.jpg`], `${cdn}/jug.jpg`],
    'a numbered name': [['index_files/jug.jpg', 'index_files/jug_002.jpg'], `${cdn}/jug.jpg`],
    'the name alone': [['images/jug.jpg'], `${cdn}/jug.jpg`],
    'a short path without an id': [['scripts/site.js'], 'https://static1.squarespace.com/static/ta/x/scripts/site.js'],
    'another query': [['site.css?t=1.css'], '/site.css?t=2'],
    'another host': [['about.html'], 'https://example.com/about'],
    'another scheme': [['about.html'], 'mailto:about.html'],
  };
  for (const [name, [paths, url]] of Object.entries(uncertain))
    it(`finds no file by ${name}`, () => assert.equal(located(paths, url), undefined));
});

describe('hostile paths', () => {
  const paths = ['../secret.html', '/etc/passwd', 'a/../../b.html', 'a\0.html', 'a/b.html', '__proto__', 'constructor'];
  const urls = [
    '../secret.html',
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/etc/passwd',
    '/a%00.html',
  ];
  it('never lead out of the folder of the site', () => {
    for (const url of urls) assert.equal(located(paths, url, 'a/b.html'), undefined, url);
    assert.equal(new SavedFiles(paths).has('../secret.html'), false);
    assert.equal(located(paths, '/__proto__', 'a/b.html'), '__proto__');
    assert.equal(located(paths, '/toString', 'a/b.html'), undefined);
  });

  it('with the same name do not slow the search down', () => {
    const files = new SavedFiles(Array.from({ length: 20_000 }, (_, index) => `${index}/1234567890/jug.jpg`));
    const place = files.placeOf('index.html');
    for (let index = 0; index < 2000; index++)
      assert.equal(
        files.find(`https://static1.squarespace.com/x/1234567890/jug.jpg?${index}`, place, false).path,
        undefined,
      );
  });
});

const segment = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/[/\\\0]/.test(text) && text !== '.' && text !== '..');
const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'));

const base = (file: string): string => `https://site.example/${file.split('/').map(encodeURIComponent).join('/')}`;

describe('a relative URL', () => {
  it('leads from any path to any other', () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        const url = relativeUrl(from, to);
        assert.equal(decodeURIComponent(new URL(url, base(from)).pathname), `/${to}`);
        assert.match(url, /^[\w./~!*$+=@%-]+$/);
      }),
    );
  });

  it('leads to folders and keeps invalid characters from failing', () => {
    assert.equal(relativeUrl('a.html', ''), './');
    assert.equal(relativeUrl('a/b.html', ''), '../');
    assert.equal(relativeUrl('a/b.html', 'a/'), './');
    assert.equal(relativeUrl('a.html', '\ud800.html'), '%EF%BF%BD.html');
  });

  it('is located as the file that it leads to, whatever else is saved', () => {
    fc.assert(
      fc.property(fc.uniqueArray(path, { minLength: 2, maxLength: 6 }), (paths) => {
        const [from = '', to = ''] = paths;
        const url = relativeUrl(from, to);
        const files = new SavedFiles(paths);
        assert.equal(files.find(url, files.placeOf(from), isPage(url)).path, to);
      }),
    );
  });
});

describe('an author who has saved a page twice', () => {
  const url = 'https://www.example.com/about';
  const find = (paths: readonly string[], published: readonly string[]) => {
    const files = new SavedFiles(
      paths,
      published.map((path) => [url, path] as const),
    );
    return files.find(url, files.placeOf('index.html'), true);
  };

  it('gets both names', () => {
    const copies = ['About.html', 'About (1).html'];
    assert.deepEqual(find(copies, copies), { path: undefined, candidates: copies, hasQuery: false });
  });

  it('gets the file in the folder of the host, if there is one', () => {
    const copies = ['About.html', 'About (1).html'];
    assert.equal(find(['www.example.com/about.html', ...copies], copies).path, 'www.example.com/about.html');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

const context = (json: string): string =>
  `<!doctype html><html lang="en"><body><script type="application/json" data-site-context>${json}</script></body></html>`;
const of = (website: string, fullUrl?: string, more = ''): string =>
  context(`{"website":{"id":"${website}"}${fullUrl ? `,"collection":{"fullUrl":"${fullUrl}"${more}}` : ''}}`);
const item = (fullUrl: string): string =>
  context(`{"website":{"id":"a"},"collection":{"type":1,"fullUrl":"/blog"},"item":{"fullUrl":"${fullUrl}"}}`);

type Files = Readonly<Record<string, string>>;

/** The findings, as `code file:offset`. */
async function reported(files: Files, ...args: readonly string[]): Promise<readonly string[]> {
  const cwd = await folderOf(files);
  const { stdout, stderr } = await runHere(['check', '.', '--format', 'json', ...args], { cwd });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout).findings.map(
    ({ code, file, start }: { code: string; file: string; start: { offset: number } }) =>
      `${code} ${file}:${start.offset}`,
  );
}

const brace = of('a').indexOf('{');

describe('contexts of a site', () => {
  it('of another website are reported', async () => {
    const files = { 'index.html': of('a'), 'x.html': of('b'), 'y.html': of('a') };
    assert.deepEqual(await reported(files), [`page-context-other-website x.html:${brace}`]);
  });

  it('that were copied from another page are reported', async () => {
    for (const contact of [of('a', '/contact', ',"type":10'), item('/contact')]) {
      const files = { 'index.html': of('a'), 'about.html': contact, 'contact.html': contact };
      assert.deepEqual(await reported(files), [`page-context-other-page about.html:${brace}`]);
    }
  });

  const fine: Readonly<Record<string, Files>> = {
    'pages by category': { 'index.html': of('a'), 'blog.html': of('a', '/blog'), 'blog/tag.html': of('a', '/blog') },
    'further pages of a collection': {
      'index.html': of('a'),
      'blog.html': of('a', '/blog', ',"type":1'),
      'blog-page-2.html': of('a', '/blog', ',"type":1'),
      'blog-page-3.html': of('a', '/blog'),
    },
    'the home page': {
      'index.html': of('a', '/home', ',"homepage":true'),
      'home.html': of('a', '/home', ',"homepage":true'),
    },
    'saved pages with other file names': {
      'index.html': of('a'),
      'x.html': of('a', '/blog'),
      'y.html': of('a', '/blog'),
    },
    'two websites with equally many pages': { 'index.html': of('a'), 'x.html': of('b') },
    'pages of many sites in a folder': { 'x.html': of('a'), 'y.html': of('a'), 'z.html': of('b') },
    'contexts that cannot be parsed': {
      'index.html': of('a'),
      'x.html': context('{"website":{"id":"b"'),
      'y.html': context('[]'),
    },
  };
  for (const [title, files] of Object.entries(fine))
    it(`may be ${title}`, async () => assert.deepEqual(await reported(files), []));
});

const id = '5f3b0c6e1d2a4b0007e1c9aa';
const form = (fields: string, formId = id): string =>
  `<p>x</p><script type="application/json" class="sqs-form-block-context">{"formId":"${formId}","formFields":[${fields}]}</script>`;
const name = '{"type":"name","id":"a","required":true}';
const email = '{"type":"email","id":"b"}';

describe('forms of several pages', () => {
  it('are reported where their fields differ', async () => {
    const files = { 'a.html': form(`${name},${email}`), 'b.html': form(name), 'c.html': form(`${name},${email}`) };
    assert.deepEqual(await reported(files), [`form-differs-elsewhere b.html:${form('').indexOf('{')}`]);
  });

  it('may be identical, have different ids, or ids that are not from the platform', async () => {
    const other = id.replace('5', '6');
    const files = { 'a.html': form(name), 'b.html': form(name), 'c.html': form(email, other) };
    assert.deepEqual(await reported(files), []);
    assert.deepEqual(await reported({ 'a.html': form(name, 'f'), 'b.html': form(email, 'f') }), []);
  });

  it('are suppressed by a comment, which then counts as used', async () => {
    const comment = '<!-- site-lint-disable-next form-definition -- an older copy -->';
    const files = { 'a.html': form(name), 'b.html': form(email).replace('<script', `${comment}<script`) };
    assert.deepEqual(await reported(files), []);
  });
});

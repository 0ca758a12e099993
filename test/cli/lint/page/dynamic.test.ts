import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDynamic } from '../../../../cli/lint/page/dynamic.ts';
import { folderOf, runHere } from '../../command.ts';

describe('a value with brackets', () => {
  for (const url of ['/shop?c[id]=5', '?filter[size][min]=1&filter[size][max]=9', '/a?x=1&c.d[e-f]=#g', '?sort[]=name'])
    it(`is a URL with parameters: ${url}`, () => assert.equal(isDynamic(url), false));

  for (const value of ['[gallery]', '/posts/[id]', '?c[id]=[value]', '?[name]=1', '?c[id]', '?id=[id]', 'c[id]=5'])
    it(`may be a placeholder: ${value}`, () => assert.equal(isDynamic(value), true));

  it('does not hide a link to a page that does not exist', async () => {
    const page = '<!doctype html><html lang="en"><body><a href="/no?c[id]=5">A</a><a href="/[no]">B</a></body></html>';
    const cwd = await folderOf({ 'index.html': page });
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'compact'], { cwd });
    assert.equal(stdout.split('\n').length, 2, stdout);
    assert.match(stdout, /"\/no"/);
  });
});

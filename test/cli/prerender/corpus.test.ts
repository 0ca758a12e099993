/** Elements planted into real pages are prerendered, and every other byte of the pages stays as it is. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parse, serialize } from 'parse5';
import { globSync } from 'tinyglobby';
import { fromRoot, root } from '../../../tools/root.ts';

const built = pathToFileURL(fromRoot('dist/cli/prerender.js')).href;
const { prerender }: typeof import('../../../cli/prerender.ts') = await import(built);

const corpus = resolve(root, process.env.SITE_ELEMENTS_CORPUS ?? '../shared/data', 'pages');
const skip = !existsSync(corpus) && `no folder of real pages at ${corpus} (SITE_ELEMENTS_CORPUS)`;

const ownTemplate = /<template [^>]*data-site-prerendered="[^"]*">.*?<\/template>/gs;

const elements = [
  '<site-gallery design="carousel"><img alt="A" src="a.png"><img alt="B" src="b.png"></site-gallery>',
  '<SITE-Dialog dialog-title="Delete?">It is gone then.',
  '<site-video><a href="/film.mp4">Film</a></site-video>',
  '<site-form><form action="/send"><label>Name <input name="n"></label><button>Send</button></form></site-form>',
  '<site-map><p>Halden</site-map>',
  '<site-cookie-banner>',
];

/** Puts an element after every nth end of a paragraph, list item, cell or container, wherever that is in the page. */
function plant(html: string): string {
  let count = 0;
  return html.replace(/<\/(?:p|li|td|div|h\d)>/gi, (end) => {
    count += 1;
    return count % 40 === 1 ? end + elements[Math.floor(count / 40) % elements.length] : end;
  });
}

describe('real pages with planted elements', { skip }, () => {
  const files = skip ? [] : globSync('**/*.{html,htm}', { cwd: corpus }).sort();

  it('keep every byte outside of the elements, and are the same trees', async () => {
    let roots = 0;
    for (const file of files) {
      const source = plant(readFileSync(resolve(corpus, file), 'utf8'));
      const { html } = await prerender(source);
      roots += html.match(ownTemplate)?.length ?? 0;
      assert.ok(html.replace(ownTemplate, '') === source, file);
      assert.ok((await prerender(html)).html === html, `${file} a second time`);
      assert.ok(serialize(parse(html)).replace(ownTemplate, '') === serialize(parse(source)), `the tree of ${file}`);
    }
    assert.ok(roots > files.length, `${roots} roots in ${files.length} pages`);
  });
});

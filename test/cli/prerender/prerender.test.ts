/** Tests `site-elements/prerender` as published: it contains the stylesheets, which only the build can import. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { globSync } from 'tinyglobby';
import { declarations } from '../../../cli/lint/page/known-elements.ts';
import { isTreeElement, selectAll, type TreeElement, type TreeNode, textOf } from '../../../cli/prerender/select.ts';
import type { PrerenderedPage, PrerenderOptions } from '../../../cli/prerender.ts';
import { attributeName } from '../../../core/model/contract/names.ts';
import { fromRoot, root } from '../../../tools/root.ts';
import { xssStrings } from '../../core/page/xss-strings.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const { prerender }: { prerender: (html: string, options?: PrerenderOptions) => Promise<PrerenderedPage> } =
  await import(fromRoot('dist/cli/prerender.js'));

const ownTemplate = /<template [^>]*data-site-prerendered="[^"]*">.*?<\/template>/gs;

/** The markup of the author. */
const plain = (html: string): string =>
  html
    .replace(ownTemplate, '')
    .replace(/<script [^>]*data-site-prerendered>.*?<\/script>/gs, '')
    .replace(/<link data-site-prerendered [^>]*>/g, '');

const page = (body: string): string => `<!DOCTYPE html>\n<html lang="en"><body>${body}</body></html>\n`;

/** The shadow roots of a prerendered page, as trees. */
const rootsOf = (html: string): readonly TreeNode[] =>
  selectAll(parse(html), 'template[data-site-prerendered]').map((template) => Reflect.get(template, 'content'));

const textIn = (html: string): string =>
  rootsOf(html)
    .map((one) => serialize(one as never))
    .join('\n');

describe('prerender writes what a visitor sees before any script', () => {
  it('writes the buttons of a carousel, and its slides in a row', async () => {
    const { html, findings } = await prerender(
      page(
        '<site-gallery design="carousel" slides-per-row="1"><img alt="A" src="a.png"><img alt="B" src="b.png"></site-gallery>',
      ),
    );
    assert.deepEqual(findings, []);
    assert.match(textIn(html), /aria-label="Next pictures"|aria-label="Next/);
    assert.match(textIn(html), /<slot><\/slot>/);
  });

  it('writes the title and the answers of a dialog in the language of the contract', async () => {
    const { html } = await prerender(page('<site-dialog dialog-title="Delete?">It is gone then.</site-dialog>'));
    assert.match(textIn(html), />Delete\?<\/h2>/);
    assert.match(textIn(html), />Cancel<\/button>/);
  });

  it('reads the site context of the page, and prefers the one that is passed', async () => {
    const context = (addressTitle: string) => ({ website: { location: { addressTitle, mapLat: 59, mapLng: 11 } } });
    const source = page(
      `<script type="application/json" data-site-context>${JSON.stringify(context('Halden'))}</script><site-map></site-map>`,
    );
    assert.match(textIn((await prerender(source)).html), /Halden/);
    assert.match(textIn((await prerender(source, { context: context('Moss') })).html), /Moss/);
  });

  it('needs no style attribute, so that a strict policy accepts the page', async () => {
    const { html } = await prerender(page('<site-video aspect-ratio="3:2"><a href="/film.mp4">Film</a></site-video>'));
    assert.doesNotMatch(textIn(html), / style="/);
    assert.match(textIn(html), /aspect-ratio:1\.5/);
  });

  for (const path of globSync('examples/**/*.html', { cwd: root }))
    it(`writes ${path} without style attributes, and without URLs of a page that is not known`, async () => {
      const { html } = await prerender(readFileSync(fromRoot(path), 'utf8'));
      assert.doesNotMatch(textIn(html), / style="|\/\/site\.invalid/);
    });

  it('gives the styles the nonce of the page', async () => {
    const { html } = await prerender(page('<site-dialog></site-dialog>'), { nonce: 'r4nd"om' });
    assert.match(html, /<style nonce="r4nd&quot;om">/);
  });
});

describe('the hashes of inline styles', () => {
  it('are those of the styles in the page, each once', async () => {
    const map = '<site-map aspect-ratio="3:1"></site-map>';
    const { html, styleHashes } = await prerender(page(map + map));
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css ?? '');
    const expected = styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`);
    assert.equal(styles.length, 4);
    assert.deepEqual(styleHashes, [...new Set(expected)]);
  });

  it('are none for a page without elements', async () => {
    assert.deepEqual((await prerender(page('<p>Words</p>'))).styleHashes, []);
  });
});

describe('prerender changes nothing else', () => {
  const files = globSync('examples/**/*.html', { cwd: root });

  for (const file of files) {
    it(`keeps every byte of ${file}, and repeats itself exactly`, async () => {
      const source = readFileSync(fromRoot(file), 'utf8');
      const first = await prerender(source);
      assert.deepEqual(first.findings, []);
      assert.equal(plain(first.html), source);
      assert.equal((await prerender(first.html)).html, first.html);
    });
  }

  it('leaves elements in templates alone', async () => {
    const source = page('<template><site-dialog></site-dialog></template>');
    assert.equal((await prerender(source)).html, source);
  });

  it('leaves elements in noscript alone, in the head and in the body', async () => {
    const element = '<noscript><site-dialog dialog-title="A?"></site-dialog></noscript>';
    const source = `<!doctype html><head><title>A</title>${element}</head><body>${element}</body>`;
    assert.equal((await prerender(source)).html, source);
  });

  it('leaves elements in shadow roots of other tools alone', async () => {
    const source = page(
      '<their-card><template shadowrootmode="open"><site-dialog></site-dialog><slot></slot></template></their-card>',
    );
    const { html, findings } = await prerender(source);
    assert.deepEqual([html, findings], [source, []]);
  });

  it('keeps a shadow root of another tool, and reports it', async () => {
    const source = page('<site-dialog><template shadowrootmode="open"><p>Theirs</p></template></site-dialog>');
    const { html, findings } = await prerender(source);
    assert.equal(html, source);
    assert.deepEqual(
      findings.map(({ code, start, end }) => [code, source.slice(start, end)]),
      [['prerender-foreign-root', '<site-dialog>']],
    );
  });

  it('replaces the root of another version', async () => {
    const source = page('<site-dialog></site-dialog>');
    const { html } = await prerender(source);
    const old = html.replace(/data-site-prerendered="[^"]*"/, 'data-site-prerendered="0.0.1"');
    assert.equal((await prerender(old)).html, html);
  });

  it('renders a page as the browser does when a value is invalid, and reports the value', async () => {
    const { html, findings } = await prerender(page('<site-dialog dialog-style="shout"></site-dialog>'));
    assert.match(textIn(html), /<dialog/);
    assert.deepEqual(
      findings.map(({ code }) => code),
      ['prerender-value-ignored'],
    );
  });

  it('prerenders an element that is nested more deeply than any page', async () => {
    const deep = page(`${'<div>'.repeat(20_000)}<site-dialog dialog-title="Deep?"></site-dialog>`);
    const { html, findings } = await prerender(deep);
    assert.deepEqual(findings, []);
    assert.match(html, />Deep\?<\/h2>/);
  });

  it('keeps pages apart that are prerendered at the same time', async () => {
    const sources = [1, 2, 3, 4].map((number) => page(`<site-dialog dialog-title="Title ${number}"></site-dialog>`));
    const together = await Promise.all(sources.map((source) => prerender(source)));
    const alone = [];
    for (const source of sources) alone.push(await prerender(source));
    assert.deepEqual(together, alone);
  });
});

describe('hostile values', () => {
  const isHandler = (name: string): boolean => name.startsWith('on') || name === 'srcdoc';

  /** The inline script of an element, which is the same for all values. */
  const ownScripts = new Map<string, string>();

  const isOwnScript = (tag: string, element: TreeElement): boolean =>
    element.tagName === 'script' && element.attrs.length === 0 && textOf(element) === ownScripts.get(tag);

  const findUnsafe = (tag: string, html: string): readonly string[] =>
    rootsOf(html)
      .flatMap((one) => selectAll(one, '*'))
      .filter((element) => isTreeElement(element) && !isOwnScript(tag, element))
      .flatMap(({ tagName, attrs }) => [
        ...(/^(script|iframe|object|embed|base|link|meta)$/.test(tagName) ? [tagName] : []),
        ...attrs.filter(({ name, value }) => isHandler(name) || /^\s*javascript:/i.test(value)).map(({ name }) => name),
      ]);

  /** An attribute value in double quotes. */
  const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

  for (const { contract } of declarations) {
    it(`<${contract.tag}>: no attribute and no content escapes from the template or executes`, async () => {
      const [script] = rootsOf((await prerender(page(`<${contract.tag}></${contract.tag}>`))).html).flatMap((one) =>
        selectAll(one, 'script'),
      );
      if (script) ownScripts.set(contract.tag, textOf(script));
      const run = async (attribute: string, value: string): Promise<void> => {
        const source = page(
          `<${contract.tag} ${attribute}="${quoted(value)}"><figure><img alt="${quoted(value)}" src="a.png"><figcaption>${value
            .replaceAll('&', '&amp;')
            .replaceAll('<', '&lt;')}</figcaption></figure></${contract.tag}>`,
        );
        const { html } = await prerender(source);
        assert.equal(serialize(parse(plain(html))), serialize(parse(source)));
        assert.deepEqual(findUnsafe(contract.tag, html), []);
        assert.ok(rootsOf(html).length <= 1);
      };
      const attribute = fc.constantFrom(...Object.keys(contract.attributes).map(attributeName));
      const value = fc.oneof(fc.constantFrom(...Object.values(xssStrings)), fc.string());
      await fc.assert(fc.asyncProperty(attribute, value, run), { numRuns: propertyRuns(3000) });
    });
  }
});

/** Tests pages whose elements link their stylesheet. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PrerenderedPage, PrerenderOptions } from '../../../cli/prerender.ts';
import { fromRoot } from '../../../tools/root.ts';

const {
  prerender,
  prerenderStream,
}: {
  prerender: (html: string, options?: PrerenderOptions) => Promise<PrerenderedPage>;
  prerenderStream: (options?: PrerenderOptions) => TransformStream<string, Uint8Array>;
} = await import(fromRoot('dist/cli/prerender.js'));

const script = '<script type="module" src="/lib/site.js"></script>';
const dialog = '<site-dialog></site-dialog>';
const page = `<!doctype html><html lang="en"><head><title>Prints</title>${script}</head><body>${dialog}${dialog}</body></html>`;

const link = (href: string): string => `<link rel="stylesheet" href="${href}">`;
const ownLink = '<link data-site-prerendered rel="stylesheet" href="/lib/prerendered.css">';

const linked = async (html: string, options: PrerenderOptions = {}): Promise<PrerenderedPage> =>
  prerender(html, { styles: 'link', ...options });

describe('a page with linked styles', () => {
  it('links the stylesheet beside its script in each element, and once in its head', async () => {
    const { html, findings } = await linked(page);
    assert.deepEqual(findings, []);
    assert.equal(html.split(link('/lib/prerendered.css')).length - 1, 2);
    assert.equal(html.split(`${ownLink}</head>`).length - 1, 1);
    assert.doesNotMatch(html, /:host/);
  });

  it('takes the stylesheet of the slim build and of a relative folder', async () => {
    const { html } = await linked(page.replace('/lib/', '../vendor/slim/'));
    assert.match(html, /href="\.\.\/vendor\/slim\/prerendered\.css"/);
  });

  it('takes the URL that is given, and not its own link if the page has one', async () => {
    const stylesUrl = 'https://cdn.example/a.css?v=1&x';
    const href = 'https://cdn.example/a.css?v=1&amp;x';
    const { html } = await linked(page, { stylesUrl });
    assert.equal(html.split(href).length - 1, 3);
    const own = page.replace('</head>', `${link(href)}</head>`);
    assert.equal((await linked(own, { stylesUrl })).html.split(href).length - 1, 3);
  });

  it('stays the same when it is prerendered again, and has no links when its styles are inline again', async () => {
    const { html } = await linked(page);
    assert.equal((await linked(html)).html, html);
    assert.equal((await prerender(html)).html, (await prerender(page)).html);
  });

  it('loses its link with its last element', async () => {
    const { html } = await linked(page);
    const empty = html.replace(/<site-dialog>.*<\/site-dialog>/s, '');
    assert.equal((await linked(empty)).html, page.replaceAll(dialog, ''));
  });

  const heads = {
    'without tags of its head': `<!doctype html><title>Prints</title>${script}<p>One</p>${dialog}`,
    'without anything in its head': `<!-- One --><!doctype html><html lang="en"><body>${dialog}`,
    'with nothing but an element': dialog,
  };
  for (const [name, html] of Object.entries(heads)) {
    it(`has the link in its head: a page ${name}`, async () => {
      const first = await linked(html, { stylesUrl: '/lib/prerendered.css' });
      const { html: changed } = first;
      const place = changed.indexOf(ownLink);
      assert.ok(place >= changed.indexOf('<!doctype'), changed);
      assert.ok(place < changed.search(/<body|<p>|<site-/), changed);
      assert.equal((await linked(changed, { stylesUrl: '/lib/prerendered.css' })).html, changed);
    });
  }

  it('has inline styles, and a warning, if the URL of the stylesheet is unknown', async () => {
    const { html, findings } = await linked(page.replace(script, ''));
    assert.deepEqual(
      findings.map(({ code, severity }) => [code, severity]),
      [['prerender-styles-unknown', 'warn']],
    );
    assert.match(html, /<style>:host/);
    assert.doesNotMatch(html, /<link/);
  });

  it('links the stylesheet beside the script of the package, not beside an earlier file with its name', async () => {
    const scripts =
      '<script type="module" src="/js/site.js"></script><script type="module" src="/site-elements/site.js"></script>';
    const { html, findings } = await linked(page.replace(script, scripts), { preload: false });
    assert.deepEqual(findings, []);
    assert.equal(html.split('href="/site-elements/prerendered.css"').length - 1, 3);
    assert.doesNotMatch(html, /\/js\/prerendered/);
  });

  it('has inline styles, and one warning at the script, if it loads another version', async () => {
    const source = page.replace('/lib/', 'https://cdn.example/site-elements@0.0.1/');
    for (const preload of [true, false]) {
      const { html, findings } = await linked(source, { preload });
      assert.deepEqual(
        findings.map(({ code, severity, start, end }) => [code, severity, source.slice(start, end)]),
        [
          [
            'prerender-other-version',
            'warn',
            '<script type="module" src="https://cdn.example/site-elements@0.0.1/site.js">',
          ],
        ],
      );
      assert.match(html, /<style>:host/);
      assert.doesNotMatch(html, /<link/);
    }
  });

  it('has the nonce in its links', async () => {
    const { html } = await linked(page, { nonce: 'r4nd0m' });
    const links = html.match(/<link [^>]*prerendered\.css"[^>]*>/g) ?? [];
    assert.equal(links.length, 3);
    for (const one of links) assert.match(one, / nonce="r4nd0m"/);
  });

  it('is the same as a stream', async () => {
    const stream = new Blob([page.slice(0, 200), page.slice(200)])
      .stream()
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(prerenderStream({ styles: 'link' }));
    assert.equal(await new Response(stream).text(), (await linked(page)).html);
  });

  it('is refused with another place', async () => {
    await assert.rejects(prerender(page, { styles: 'there' as never }), /"there" is not a valid value for styles/);
  });
});

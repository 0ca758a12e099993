/** Tests the scripts that prerendered pages contain, as published. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { PrerenderedPage, PrerenderOptions } from '../../../cli/prerender.ts';
import { fromRoot } from '../../../tools/root.ts';

const { prerender }: { prerender: (html: string, options?: PrerenderOptions) => Promise<PrerenderedPage> } =
  await import(fromRoot('dist/cli/prerender.js'));

const scriptsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

describe('the inline script of a prerendered element', () => {
  for (const element of ['<site-cookie-banner></site-cookie-banner>']) {
    it(`has at most 0.5 KB and no imports: ${element}`, async () => {
      const [script = '', ...others] = scriptsIn((await prerender(element)).html);
      assert.deepEqual(others, []);
      assert.ok(gzipSync(script, { level: 9 }).length <= 512, String(gzipSync(script, { level: 9 }).length));
      assert.doesNotMatch(script, /\bimport\b|<\/script/);
    });

    it(`is the same for all pages, so that a policy needs one hash: ${element}`, async () => {
      const other = element.replace('>', ' policy-version="9" accept-days="3">');
      assert.deepEqual(scriptsIn((await prerender(element)).html), scriptsIn((await prerender(other)).html));
    });

    it(`has the nonce of the page: ${element}`, async () => {
      assert.match((await prerender(element, { nonce: 'n1' })).html, /<script nonce="n1">/);
    });
  }

  it('is not written for a banner that is disabled', async () => {
    assert.deepEqual(
      scriptsIn((await prerender('<site-cookie-banner enabled="false"></site-cookie-banner>')).html),
      [],
    );
  });
});

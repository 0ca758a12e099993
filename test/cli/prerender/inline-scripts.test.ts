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
  const others: Readonly<Record<string, string>> = {
    '<site-cookie-banner></site-cookie-banner>':
      '<site-cookie-banner policy-version="9" accept-days="3"></site-cookie-banner>',
    '<site-cart-indicator></site-cart-indicator>': '<site-cart-indicator subtotal="€9"></site-cart-indicator>',
  };
  for (const [element, other] of Object.entries(others)) {
    it(`has at most 0.5 KB and no imports: ${element}`, async () => {
      const [script = '', ...further] = scriptsIn((await prerender(element)).html);
      assert.deepEqual(further, []);
      assert.ok(gzipSync(script, { level: 9 }).length <= 512, String(gzipSync(script, { level: 9 }).length));
      assert.doesNotMatch(script, /\bimport\b|<\/script/);
    });

    it(`is the same for all pages, so that a policy needs one hash: ${element}`, async () => {
      assert.deepEqual(scriptsIn((await prerender(element)).html), scriptsIn((await prerender(other)).html));
    });

    it(`has the nonce of the page: ${element}`, async () => {
      assert.match((await prerender(element, { nonce: 'n1' })).html, /<script nonce="n1">/);
    });
  }

  for (const element of [
    '<site-cookie-banner enabled="false"></site-cookie-banner>',
    '<site-cart-indicator items="2"></site-cart-indicator>',
    '<site-cart-indicator show-quantity="false"></site-cart-indicator>',
  ])
    it(`is not written where it has nothing to do: ${element}`, async () => {
      assert.deepEqual(scriptsIn((await prerender(element)).html), []);
    });
});

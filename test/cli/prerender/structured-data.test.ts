/** The structured data that `site-elements/prerender` writes for search engines. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../cli/lint/check-page.ts';
import type { PrerenderedPage, PrerenderOptions } from '../../../cli/prerender.ts';
import { fromRoot } from '../../../tools/root.ts';

const { prerender }: { prerender: (html: string, options?: PrerenderOptions) => Promise<PrerenderedPage> } =
  await import(fromRoot('dist/cli/prerender.js'));

const page = (body: string): string =>
  `<!DOCTYPE html>\n<html lang="en"><head><title>Prints</title></head><body>${body}</body></html>\n`;

const dataIn = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json" [^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );

const review = (rating: number, more = ''): string => `<article data-review="${rating}" ${more}><p>Good.</p></article>`;

const product = (variants: readonly object[]): string => {
  const data = { id: 'a1', title: 'Leeward', structuredContent: { variants } };
  return `<site-product currency="EUR"><script type="application/json">${JSON.stringify(data)}</script></site-product>`;
};

describe('the structured data of reviews', () => {
  it('is the average of the reviews in the markup', async () => {
    const body = `<site-reviews product-name="Leeward" product-id="a1">${review(5)}${review(4)}${review(9)}</site-reviews>`;
    assert.deepEqual(dataIn((await prerender(page(body))).html), [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': '#product-a1',
        name: 'Leeward',
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: 4.5,
          reviewCount: 2,
          bestRating: 5,
          worstRating: 1,
        },
      },
    ]);
  });

  it('counts only the reviews that are shown', async () => {
    const body = `<site-reviews product-name="Leeward" imported-reviews="false">${review(5)}${review(1, 'data-imported')}</site-reviews>`;
    assert.match(JSON.stringify(dataIn((await prerender(page(body))).html)), /"ratingValue":5,"reviewCount":1/);
  });

  it('is missing without a name of the product or without reviews', async () => {
    for (const body of [
      `<site-reviews>${review(5)}</site-reviews>`,
      '<site-reviews product-name="Leeward"></site-reviews>',
      `<site-reviews product-name=" ">${review(5)}</site-reviews>`,
    ])
      assert.deepEqual(dataIn((await prerender(page(body))).html), []);
  });

  it('does not end its script, whatever the name contains', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const body = `<site-reviews product-name="${name.replaceAll('<', '&lt;')}">${review(5)}</site-reviews>`;
    const { html } = await prerender(page(body));
    assert.ok(!html.includes('<script>alert'));
    assert.equal(Reflect.get(Object(dataIn(html)[0]), 'name'), name);
  });

  it('is replaced by the next run, and is part of what check accepts', async () => {
    const body = `<site-reviews product-name="Leeward">${review(5)}${review(4)}</site-reviews>`;
    const { html } = await prerender(page(body));
    assert.equal((await prerender(html)).html, html);
    const codes = checkPage({ file: 'index.html', text: html } as never).map(({ code }) => code);
    assert.deepEqual(
      codes.filter((code) => code.startsWith('prerendered')),
      [],
    );
    const changed = await prerender(html.replace('data-review="4"', 'data-review="5"'));
    assert.match(JSON.stringify(dataIn(changed.html)), /"ratingValue":5,/);
    assert.equal(dataIn(changed.html).length, 1);
  });
});

describe('the structured data of a product', () => {
  it('has the price and the SKU of a single variant', async () => {
    const { html } = await prerender(page(product([{ sku: 'SQ1', price: 9900, salePrice: 8950, onSale: true }])));
    assert.deepEqual(dataIn(html), [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': '#product-a1',
        name: 'Leeward',
        sku: 'SQ1',
        offers: {
          priceCurrency: 'EUR',
          '@type': 'Offer',
          price: '89.50',
          availability: 'https://schema.org/InStock',
        },
      },
    ]);
  });

  it('has the range of the prices of several variants, and whether all are sold out', async () => {
    const { html } = await prerender(
      page(
        product([
          { sku: 'A', price: 9900, qtyInStock: 0, attributes: { Size: 'Small' } },
          { sku: 'B', price: 18_000, qtyInStock: 0, attributes: { Size: 'Large' } },
        ]),
      ),
    );
    const [{ offers }] = dataIn(html) as [{ readonly offers: unknown }];
    assert.deepEqual(offers, {
      priceCurrency: 'EUR',
      '@type': 'AggregateOffer',
      lowPrice: '99.00',
      highPrice: '180.00',
      offerCount: 2,
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('is that of the item of the page, unless the element is for another product', async () => {
    const item = { id: 'a1', title: 'Leeward', structuredContent: { variants: [{ price: 18_000 }] } };
    const context = `<script type="application/json" data-site-context>${JSON.stringify({ item })}</script>`;
    const form = '<form><button>Add</button></form>';
    const dataOf = async (attributes: string): Promise<readonly unknown[]> =>
      dataIn(
        (await prerender(page(`${context}<site-product currency="EUR" ${attributes}>${form}</site-product>`))).html,
      );
    for (const attributes of ['', 'data-item-id="a1"'])
      assert.match(JSON.stringify(await dataOf(attributes)), /"name":"Leeward".*"price":"180.00"/);
    assert.deepEqual(await dataOf('data-item-id="b2"'), []);
  });

  it('is missing for data without a title, without prices, or that is not JSON', async () => {
    for (const body of [
      product([]),
      '<site-product data-product="{"></site-product>',
      `<site-product data-product='{"id": "a", "structuredContent": {"variants": [{"sku": "A", "price": 1}]}}'></site-product>`,
    ])
      assert.deepEqual(dataIn((await prerender(page(body))).html), []);
  });
});

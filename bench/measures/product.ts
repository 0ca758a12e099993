import { type Tab, withBrowser } from '../browser.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { ourPages } from '../our-pages.ts';
import { ourFiles } from '../ours.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { firstPaint, openSlowly, pageOf, pageSheet, pathOf, probe } from '../slow-network.ts';

const repetitions = 7;

const title = 'A print';

const data = JSON.stringify({
  id: 'print',
  title: 'Far Shore',
  structuredContent: {
    productType: 1,
    variants: ['30 × 20 cm', '60 × 40 cm'].map((size, at) => ({
      sku: `SKU-${at}`,
      price: 6450 + at * 1000,
      attributes: { Size: size },
    })),
  },
});

const form = `<form action="/add" method="post"><input type="hidden" name="itemId" value="print">
<label>Size <select name="Size"><option>30 × 20 cm</option><option>60 × 40 cm</option></select></label>
<button>Add to cart</button></form>`;

const body = `<site-product currency="EUR"><script type="application/json">${data}</script>${form}</site-product>`;

/**
 * A visitor who clicks the button as soon as it is there, and each 50 ms again while the click has no effect: `sent` is when the
 * product is sent. Without the element the form would leave the page, which is prevented.
 */
const visitor = `${probe}
  globalThis.priced = first(() => deep('[part="price"]').find(({ textContent }) => textContent.trim() !== ''));
  globalThis.sent = new Promise((resolve) => {
    const { fetch } = window;
    window.fetch = (...args) => {
      if (args[0].method === 'POST') resolve(performance.now());
      return fetch(...args);
    };
    addEventListener('submit', (event) => event.defaultPrevented || event.preventDefault());
    const timer = setInterval(() => document.querySelector('site-product button')?.click(), 50);
    addEventListener('site-add', () => clearInterval(timer));
  });
`;

const base = 'site-product, React';

const visit = async (tab: Tab, name: string): Promise<Sample> => {
  await openSlowly(tab, `${pathOf(name)}.html`);
  const priced = await tab.evaluate<number>('priced');
  const sent = await tab.evaluate<number>('sent');
  return { 'first paint': await tab.evaluate<number>(firstPaint), 'price shown': priced, 'product sent': sent };
};

export const product: Measure = {
  name: 'product',
  title: 'Buying on a slow network',
  method: `A page with its own stylesheet, a title and a product with two sizes, visited for the first time; 150 ms latency and
1.6 Mbit/s by the DevTools protocol, no cache, HTTP/1.1 with brotli. The visitor clicks "Add to cart" as soon as it is there, and every
50 ms again. *First paint* is the browser's first contentful paint, *price shown* when the price is laid out, *product sent* when the
product is sent to the cart, all since the start of the navigation. Without script the form would send it at the first click.
*Preload* and *prerendered* are as for the cookie banner. No peer is measured: Shopify's Buy Button needs its provider's server.
Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'price shown', `site-product, ${build}, prerendered`, `site-product, ${build}`).toFixed(2);
    return `on a slow network a prerendered price is shown in ${ratio('slim')} (slim) or ${ratio('React')} times the time of the same element without prerendering`;
  },
  async run() {
    const all = await ourPages({ tag: 'site-product', title, body });
    const pages = Object.entries(all).map(([name, { head, body: content }]) => [
      `${pathOf(name)}.html`,
      pageOf({ title, probe: visitor, head, body: content }),
    ]);
    const files: Files = { ...ourFiles(), '/page.css': pageSheet, ...Object.fromEntries(pages) };
    return withBrowser(files, async (openTab) => {
      const names = Object.fromEntries(Object.keys(all).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};

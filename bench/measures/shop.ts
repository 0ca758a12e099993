import { withBrowser } from '../browser.ts';
import { type Measure, valueAt } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf } from '../slow-network.ts';

const sizes = 50;
const colours = 50;
const lines = 300;
const slowdown = 4;
const repetitions = 7;
/** Milliseconds of a frame at 60 Hz. */
const frame = 16;

const columns = {
  variant: `select one of ${sizes * colours} variants`,
  quantity: `one more in a cart of ${lines} lines`,
};

const builds: Readonly<Record<string, Build>> = { 'shop, React': 'react', 'shop, slim': 'slim' };

const names = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

const optionList = (name: string, count: number): string =>
  `<select name="${name}">${names(name, count)
    .map((value) => `<option>${value}</option>`)
    .join('')}</select>`;

const product = {
  id: 'print',
  title: 'Print',
  structuredContent: {
    productType: 1,
    variants: names('Size', sizes).flatMap((size, row) =>
      names('Colour', colours).map((colour, column) => ({
        sku: `SKU-${row}-${column}`,
        price: 1000 + row * colours + column,
        qtyInStock: 5,
        attributes: { Size: size, Colour: colour },
      })),
    ),
  },
};

const cart = {
  id: 'cart',
  entries: Array.from({ length: lines }, (_, index) => ({
    id: `line-${index}`,
    productName: `Print ${index}`,
    quantity: 1,
    stock: 9,
    unitPrice: { currency: 'EUR', value: '10.00' },
  })),
  subtotalCents: 1000 * lines,
  subtotalAmount: { currency: 'EUR', value: `${10 * lines}.00` },
};

const pageOf = (build: Build): string => `<!doctype html>
<html lang="en" data-site-debug="false"><link rel="icon" href="data:,"><title>Shop</title>
<script>
  window.fetch = async () => new Response(${JSON.stringify(JSON.stringify(cart))});
</script>
${ourSheet}${moduleTag(`${addressOf(build)}site-product.js`)}${moduleTag(`${addressOf(build)}site-cart.js`)}
<site-product currency="EUR">
  <form action="/add" method="post">${optionList('Size', sizes)}${optionList('Colour', colours)}<button>Add</button></form>
  <script type="application/json">${JSON.stringify(product)}</script>
</site-product>
<site-cart><p>The cart</p></site-cart>`;

/** Milliseconds from a use until its result has been laid out. The first uses are not counted: they compile the code. */
const timing = `(async () => {
  const until = async (find) => {
    for (;;) {
      const found = find();
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const root = (tag) => document.querySelector(tag).shadowRoot;
  const time = async (use, isDone) => {
    const start = performance.now();
    use();
    while (!isDone()) await new Promise((resolve) => queueMicrotask(resolve)).then(() => isDone() || new Promise((resolve) => setTimeout(resolve)));
    document.body.offsetHeight;
    return performance.now() - start;
  };
  await until(() => root('site-product')?.querySelector('[part=price]')?.textContent);
  const more = await until(() => [...(root('site-cart')?.querySelectorAll('[part=line] .stepper button:last-of-type') ?? [])].at(-1));
  const select = document.querySelector('select');
  const price = () => root('site-product').querySelector('[part=price]').textContent;
  const quantity = () => [...root('site-cart').querySelectorAll('[part=quantity]')].at(-1).value;
  const times = { variant: [], quantity: [] };
  for (let index = 1; index <= 5; index += 1) {
    const before = price();
    times.variant.push(await time(() => {
      select.selectedIndex = index;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, () => price() !== before));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (let index = 1; index <= 3; index += 1) {
    const before = quantity();
    times.quantity.push(await time(() => more.click(), () => quantity() !== before));
    await until(() => quantity() === '1');
  }
  return { variant: times.variant.at(-1), quantity: times.quantity.at(-1) };
})()`;

export const shop: Measure = {
  name: 'shop',
  title: `A large product and a long cart with the processor ${slowdown} times slower`,
  method: `The time from a use until its result has been laid out: of a product with ${sizes} × ${colours} variants whose size changes, and of
a cart with ${lines} lines of which the last is increased. The server responds with the same cart at once. Medians of ${repetitions} runs,
each in a new tab, alternating between the builds, after earlier uses that are not counted.`,
  inShort: (rows) => {
    const slowest = Math.max(...Object.keys(builds).map((build) => valueAt(rows, columns.variant, build)));
    return `with the processor ${slowdown} times slower, selecting one of ${sizes * colours} variants takes at most ${slowest.toFixed(0)} ms (a frame has ${frame} ms)`;
  },
  async run() {
    const pages = Object.entries(builds).map(([name, build]) => [`${pathOf(name)}.html`, pageOf(build)]);
    const files: Files = { ...ourFiles(), ...Object.fromEntries(pages) };
    return withBrowser(files, async (openTab) => {
      const subjects = Object.fromEntries(Object.keys(builds).map((name) => [name, name]));
      const samples = await takeTurns(subjects, repetitions, (name) =>
        openTab(async (tab): Promise<Sample> => {
          await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
          await tab.open(`${pathOf(name)}.html`);
          const { variant, quantity } = await tab.evaluate<{ variant: number; quantity: number }>(timing);
          return { [columns.variant]: variant, [columns.quantity]: quantity };
        }),
      );
      return rowsOf(samples, { unit: 'ms' });
    });
  },
};

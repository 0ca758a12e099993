import { type Tab, withBrowser } from '../browser.ts';
import { type Measure, type Row, valueAt } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf } from '../slow-network.ts';

const count = 1000;
const slowdown = 4;
const repetitions = 7;

/** The limit of the project, in milliseconds. */
const limit = 50;

const columns = {
  event: 'filter, the event',
  filter: 'filter, until painted',
  all: 'all, until painted',
  sort: 'sort, until painted',
};

interface Subject {
  readonly head: string;
  readonly name: 'div' | 'site-list';
}

const base = 'a loop in the page';

/** The script that an author would write: the items have their tags in an attribute, and the order is computed once. */
const loop = `<script type="module">
  const list = document.querySelector('ul');
  const items = [...list.children];
  document.querySelector('nav').addEventListener('click', (event) => {
    event.preventDefault();
    const { searchParams } = new URL(event.target.href);
    const tag = searchParams.get('tag');
    for (const item of items) item.hidden = tag !== null && item.dataset.tags !== tag;
    if (searchParams.has('sort')) {
      const titles = new Map(items.map((item) => [item, item.querySelector('h3').textContent]));
      list.append(...items.toSorted((one, other) => titles.get(one).localeCompare(titles.get(other))));
    }
    history.pushState(null, '', event.target.href);
  });
</script>`;

const ours = (build: Build): Subject => ({
  head: ourSheet + moduleTag(`${addressOf(build)}site-list.js`),
  name: 'site-list',
});

const subjects: Readonly<Record<string, Subject>> = {
  [base]: { head: loop, name: 'div' },
  'site-list, React': ours('react'),
  'site-list, slim': ours('slim'),
};

const tags = ['wind', 'water', 'paper', 'colour'];

const item = (
  index: number,
): string => `<li data-tags="${tags[index % tags.length]}"><h3><a href="/posts/${index}">Print ${(index * 7919) % count}</a></h3>
<time datetime="2026-01-01">1 January</time> <p>Drawn by a machine, one line after the other.</p></li>`;

const pageOf = ({ head, name }: Subject): string => `<!doctype html>
<html lang="en" data-site-debug="false"><link rel="icon" href="data:,"><title>List</title>
<${name} id="list"><nav><a href="?">All</a> <a href="?tag=wind">Wind</a> <a href="?sort=title">A to Z</a></nav>
<ul>${Array.from({ length: count }, (_, index) => item(index)).join('')}</ul></${name}>
${head}`;

/** Runs in the page. */
const script = `(async () => {
  const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
  const [all, wind, sorted] = document.querySelectorAll('nav a');
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  }));
  const use = async (link, isDone) => {
    await rest();
    const start = performance.now();
    link.click();
    const event = performance.now() - start;
    await painted();
    const time = performance.now() - start;
    while (!isDone()) await rest();
    return { event, time };
  };
  const shown = () => [...document.querySelectorAll('li:not([hidden])')];
  if (list.localName === 'site-list') {
    wind.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    while (!list.shadowRoot?.querySelector('[part="bar"]')) await rest();
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const filter = await use(wind, () => shown().length === ${count / tags.length});
  const everything = await use(all, () => shown().length === ${count});
  const order = await use(sorted, () => shown()[1].textContent.includes('Print 1'));
  return { event: filter.event, filter: filter.time, all: everything.time, sort: order.time };
})()`;

async function visit(tab: Tab, name: string): Promise<Sample> {
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.open(`${pathOf(name)}.html`);
  const times = await tab.evaluate<Record<keyof typeof columns, number>>(script);
  return {
    [columns.event]: times.event,
    [columns.filter]: times.filter,
    [columns.all]: times.all,
    [columns.sort]: times.sort,
  };
}

const filesOf = (): Files => ({
  ...ourFiles(),
  ...Object.fromEntries(Object.entries(subjects).map(([name, subject]) => [`${pathOf(name)}.html`, pageOf(subject)])),
});

export const list: Measure = {
  name: 'list',
  title: `Filtering ${count.toLocaleString('en')} items with the processor ${slowdown} times slower`,
  method: `A list of ${count.toLocaleString('en')} items with four tags. *Event*: from the click on a tag until its handlers end; at most ${limit} ms is the limit.
*Until painted*: from the click until the next frame is painted. The loop is what an author would write: it sets \`hidden\`, and \`append\` sorts. The element paints the first 40 items, and changes the rest in later frames. Medians of
${repetitions} visits, each in a new tab, alternating between the subjects.`,
  inShort: (rows: readonly Row[]) => {
    const ours = ['site-list, React', 'site-list, slim'].map((name) => valueAt(rows, columns.filter, name));
    const figures = `at most ${Math.ceil(Math.max(...ours))} ms, and a loop in the page ${Math.round(valueAt(rows, columns.filter, base))} ms`;
    return `filtering a list of ${count.toLocaleString('en')} items takes ${figures} (4× slower processor)`;
  },
  run: () =>
    withBrowser(filesOf(), async (openTab) => {
      const named = Object.fromEntries(Object.keys(subjects).map((name) => [name, name]));
      const samples = await takeTurns(named, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    }),
};

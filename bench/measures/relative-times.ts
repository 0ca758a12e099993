import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf } from '../slow-network.ts';

const count = 200;
const seconds = 10;
const slowdown = 4;
const repetitions = 7;

const columns = { shown: 'main thread until shown', after: 'main thread in a second after' };

interface Subject {
  readonly head: string;
  readonly markup: (datetime: string) => string;
  /** Whether an element shows its relative time, as an expression with `node`. */
  readonly isShown: string;
}

const base = 'relative-time-element';

const ours = (build: Build): Subject => ({
  head: ourSheet + moduleTag(`${addressOf(build)}site-relative-time.js`),
  markup: (datetime) =>
    `<site-relative-time><time datetime="${datetime}">${datetime.slice(0, 10)}</time></site-relative-time>`,
  isShown: `node.shadowRoot?.textContent.includes('ago')`,
});

const subjects: Readonly<Record<string, Subject>> = {
  [base]: {
    head: moduleTag(`${pathOf(base)}.js`),
    markup: (datetime) => `<relative-time datetime="${datetime}">${datetime.slice(0, 10)}</relative-time>`,
    isShown: `node.shadowRoot?.textContent.trim()`,
  },
  'site-relative-time, React': ours('react'),
  'site-relative-time, slim': ours('slim'),
};

/** Writes the times in the page, so that each visit has the same: one every 3 s before the visit. */
const pageOf = (name: string, { head, markup }: Subject): string => `<!doctype html>
<html lang="en" data-site-debug="false"><link rel="icon" href="data:,"><title>${name}</title>
<main></main>
<script>
  const markup = ${JSON.stringify(markup('DATETIME'))};
  const ages = Array.from({ length: ${count} }, (_, index) => (index + 1) * 3000);
  document.querySelector('main').innerHTML = ages
    .map((age) => '<p>Printed ' + markup.replace('DATETIME', new Date(Date.now() - age).toISOString()) + '</p>')
    .join('');
</script>
${head}`;

const settled = ({ isShown }: Subject): string => `(async () => {
  const nodes = [...document.querySelectorAll('p > :first-child')];
  const visible = nodes.filter((node) => node.getBoundingClientRect().top < innerHeight);
  while (!visible.every((node) => ${isShown})) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
})()`;

async function workOf({ cdp }: Tab): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function visit(tab: Tab, name: string): Promise<Sample> {
  const subject = subjects[name];
  if (!subject) throw new Error(`There is no subject ${name}.`);
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.open(`${pathOf(name)}.html`);
  await tab.evaluate(settled(subject));
  const shown = await workOf(tab);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return { [columns.shown]: shown, [columns.after]: ((await workOf(tab)) - shown) / seconds };
}

const filesOf = async (): Promise<Files> => ({
  ...ourFiles(),
  [`${pathOf(base)}.js`]: (await bundle(peers.relativeTime)).script,
  ...Object.fromEntries(
    Object.entries(subjects).map(([name, subject]) => [`${pathOf(name)}.html`, pageOf(name, subject)]),
  ),
});

export const relativeTimes: Measure = {
  name: 'relative-times',
  title: `${count} relative times with the processor ${slowdown} times slower`,
  method: `A page with ${count} times, one every 3 s, some of which are in view. *Until shown* is the processor time of all tasks of the
main thread from the start of the page until the times in view are shown, *after* that in the ${seconds} s after, for each second. Ours needs React or Preact,
which other elements of the page share. Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, columns.after, `site-relative-time, ${build}`, base).toFixed(2);
    return `keeping ${count} relative times up to date costs ${ratio('slim')} (slim) or ${ratio('React')} times the main-thread time of relative-time-element`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const names = Object.fromEntries(Object.keys(subjects).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};

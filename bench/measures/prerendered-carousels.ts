import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { prerendered } from '../prerendered.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { ourSheet, pathOf } from '../slow-network.ts';

const repetitions = 9;
const slowdown = 4;
const count = 20;
const slides = 8;

interface Subject {
  /** The tags in the head of the page, and the script behind `/<name>.js`. */
  readonly head?: string;
  readonly script: string;
  readonly markup: string;
  readonly isPrerendered?: true;
}

const picture = '<img alt="Ridges" width="300" height="200">';

const ours = (build: Build): Subject => ({
  head: ourSheet,
  // A page has the loader; the carousels can be used when it waits for their first use.
  script: `import '${addressOf(build)}site.js'; performance.mark('usable');`,
  markup: `<site-gallery design="carousel" speed="0">${picture.repeat(slides)}</site-gallery>`,
  isPrerendered: true,
});

const defined = (build: Build): Subject => ({
  head: ourSheet,
  script: `import '${addressOf(build)}site-gallery.js';
const hosts = [...document.querySelectorAll('site-gallery')];
const check = () => hosts.every((host) => host.shadowRoot?.querySelector('[part~="next"]')) ? performance.mark('usable') : setTimeout(check);
check();`,
  markup: ours(build).markup,
});

const base = 'Embla 8';

const subjects: Readonly<Record<string, Subject>> = {
  [base]: {
    head: '<style>.embla { overflow: hidden } .row { display: flex; gap: 1% } .row > * { flex: 0 0 32% }</style>',
    script: `import Embla from 'embla-carousel-8';
for (const host of document.querySelectorAll('.embla')) Embla(host, { align: 'start', slidesToScroll: 1 });
performance.mark('usable');`,
    markup: `<div class="embla"><div class="row">${`<div>${picture}</div>`.repeat(slides)}</div></div>`,
  },
  'site-gallery, prerendered, React': ours('react'),
  'site-gallery, prerendered, slim': ours('slim'),
  'site-gallery, React': defined('react'),
  'site-gallery, slim': defined('slim'),
};

const pageOf = (name: string, { head = '', markup }: Subject): string => `<!doctype html>
<html lang="en"><link rel="icon" href="data:,"><title>Carousels</title>${head}<style>body { width: 60rem }</style>
<script type="module" src="${pathOf(name)}.js"></script>
${markup.repeat(count)}`;

const filesOf = async (): Promise<Files> => {
  const files: Record<string, string> = { ...ourFiles() };
  for (const [name, subject] of Object.entries(subjects)) {
    const page = pageOf(name, subject);
    files[`${pathOf(name)}.html`] = subject.isPrerendered ? await prerendered(page) : page;
    // Ours are the built files; what others need is bundled with them.
    files[`${pathOf(name)}.js`] = name === base ? (await bundle({ script: subject.script })).script : subject.script;
  }
  return files;
};

/** Resolves when the page is loaded, the carousels can be used, and a frame with them is painted. */
const settled = `(async () => {
  while (performance.getEntriesByName('usable').length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
})()`;

const visit = async (tab: Tab, name: string): Promise<Sample> => {
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tab.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await tab.open(`${pathOf(name)}.html`);
  await tab.evaluate(settled);
  const { metrics } = await tab.cdp.send('Performance.getMetrics');
  const seconds = (metric: string): number => metrics.find((one) => one.name === metric)?.value ?? Number.NaN;
  return { 'main thread': seconds('TaskDuration') * 1000, 'of it script': seconds('ScriptDuration') * 1000 };
};

export const prerenderedCarousels: Measure = {
  name: 'prerendered-carousels',
  title: `A page of ${count} carousels with the processor ${slowdown} times slower`,
  method: `A page with ${count} carousels of ${slides} images each, and their script. *Main thread* is the time of all tasks of
the page from its start until the carousels can be used and are painted, as the DevTools protocol counts it. Embla has no
buttons, texts or styles; ours has them. The images have no URL, so that nothing is fetched. Prerendered carousels scroll
natively, and load their script at the first use of a button. Medians of ${repetitions} runs, each in a new tab, alternating between the
subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'main thread', `site-gallery, prerendered, ${build}`, base).toFixed(2);
    return `a page of ${count} prerendered carousels costs ${ratio('slim')} (slim) or ${ratio('React')} times the main-thread time of ${base}`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const names = Object.fromEntries(Object.keys(subjects).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};

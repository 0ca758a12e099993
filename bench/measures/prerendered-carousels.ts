import type { PrerenderOptions } from '../../cli/prerender.ts';
import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles, prerenderedSheet } from '../ours.ts';
import { prerendered } from '../prerendered.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, ourSheet, pathOf } from '../slow-network.ts';

const repetitions = 9;
const slowdown = 4;
const count = 20;
const slides = 8;

interface Subject {
  /** The tags in the head of the page, and the script behind `/<name>.js`. */
  readonly head?: string;
  readonly script: string;
  readonly markup: string;
  readonly prerendering?: PrerenderOptions;
}

const picture = '<img alt="Ridges" width="300" height="200">';

const ours = (build: Build): Subject => ({
  // A page has the loader, which runs first; the carousels can be used when it waits for their first use.
  head: ourSheet + moduleTag(`${addressOf(build)}site.js`),
  script: "performance.mark('usable');",
  markup: `<site-gallery design="carousel" speed="0">${picture.repeat(slides)}</site-gallery>`,
  prerendering: {},
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

const emblaHead =
  '<style>.embla { overflow: hidden } .row { display: flex; gap: 1% } .row > * { flex: 0 0 32% }</style>';
const emblaSlides = `<div class="row">${`<div>${picture}</div>`.repeat(slides)}</div>`;

/** The buttons of Embla's guide, with the label and the disabled state that ours have. */
const button = (direction: string, path: string): string =>
  `<button class="${direction}" type="button" aria-label="${direction}"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true"><path d="${path}"></path></svg></button>`;

const withButtons: Subject = {
  head: `${emblaHead}<style>.outer { position: relative } .outer > button { position: absolute; inset-block-start: calc(50% - 22px); inline-size: 44px; block-size: 44px; border: 0; border-radius: 50%; background: white } .Next { inset-inline-end: 11px } .Previous { inset-inline-start: 11px }</style>`,
  script: `import Embla from 'embla-carousel-8';
for (const outer of document.querySelectorAll('.outer')) {
  const [host, previous, next] = outer.children;
  const embla = Embla(host, { align: 'start', slidesToScroll: 1 });
  const update = () => {
    previous.disabled = !embla.canScrollPrev();
    next.disabled = !embla.canScrollNext();
  };
  previous.addEventListener('click', () => embla.scrollPrev());
  next.addEventListener('click', () => embla.scrollNext());
  embla.on('select', update).on('init', update).on('reInit', update);
}
performance.mark('usable');`,
  markup: `<div class="outer"><div class="embla">${emblaSlides}</div>${button('Previous', 'M14.5 5 8 12l6.5 7')}${button('Next', 'M9.5 5 16 12l-6.5 7')}</div>`,
};

/** The same row and buttons as plain markup: what the browser itself needs for carousels. */
const plain: Subject = {
  ...withButtons,
  head: `${withButtons.head}<style>.embla { overflow-x: auto; scroll-snap-type: x mandatory }</style>`,
  script: "performance.mark('usable');",
};

const subjects: Readonly<Record<string, Subject>> = {
  [base]: {
    head: emblaHead,
    script: `import Embla from 'embla-carousel-8';
for (const host of document.querySelectorAll('.embla')) Embla(host, { align: 'start', slidesToScroll: 1 });
performance.mark('usable');`,
    markup: `<div class="embla">${emblaSlides}</div>`,
  },
  'Embla 8 with buttons': withButtons,
  'rows with buttons, without script': plain,
  'no carousels': { script: "performance.mark('usable');", markup: '' },
  'site-gallery, prerendered, React': ours('react'),
  'site-gallery, prerendered, slim': ours('slim'),
  'site-gallery, prerendered, linked styles, slim': {
    ...ours('slim'),
    prerendering: { styles: 'link', stylesUrl: prerenderedSheet },
  },
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
    files[`${pathOf(name)}.html`] = subject.prerendering ? await prerendered(page, subject.prerendering) : page;
    // Ours are the built files; what others need is bundled with them.
    files[`${pathOf(name)}.js`] = name.startsWith(base)
      ? (await bundle({ script: subject.script })).script
      : subject.script;
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
the page from its start until the carousels can be used and are painted, as the DevTools protocol counts it. The page without
script shows how much of it the browser itself needs for the same rows and buttons. Embla alone has no buttons, texts or styles; ours has them. The images have no URL, so that nothing is fetched. Prerendered carousels scroll
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

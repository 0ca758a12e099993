import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, type Row, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { quantile, rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';

const repetitions = 9;
const slowdown = 4;
const many = { carousels: 20, slides: 8 };
const long = { slides: 5000, steps: 7 };

interface Subject {
  /** Sets `make`: how carousels of this kind are started and moved. */
  readonly script: string;
  readonly styles?: string;
  readonly markup: (slides: number) => string;
}

const picture = '<img alt="Ridges" width="300" height="200">';

const ours = (build: Build, settings: string): Subject => ({
  script: `import '${addressOf(build)}site-gallery.js';
const ready = async (host) => {
  while (!host.shadowRoot?.querySelector('[part~="next"]')) await new Promise((resolve) => setTimeout(resolve));
};
globalThis.make = {
  async start(hosts) {
    await Promise.all(hosts.map(ready));
    return hosts.map((host) => ({
      next: () => new Promise((resolve) => {
        host.addEventListener('site-slid', resolve, { once: true });
        host.next();
      }),
    }));
  },
};`,
  markup: (slides) => `<site-gallery ${settings} speed="0">${picture.repeat(slides)}</site-gallery>`,
});

const embla = (script: string): Subject => ({
  script,
  styles: '.embla { overflow: hidden } .row { display: flex; gap: 1% } .row > * { flex: 0 0 32% }',
  markup: (slides) => `<div class="embla"><div class="row">${`<div>${picture}</div>`.repeat(slides)}</div></div>`,
});

const base = 'Embla 8';

const subjects: Readonly<Record<string, Subject>> = {
  [base]: embla(`import Embla from 'embla-carousel-8';
globalThis.make = {
  start: (hosts) => hosts.map((host) => {
    const api = Embla(host, { align: 'start', slidesToScroll: 1 });
    return { next: () => api.scrollNext(true) };
  }),
};`),
  'Embla 9 with accessibility': embla(`import Embla from 'embla-carousel';
import Accessibility from 'embla-carousel-accessibility';
globalThis.make = {
  start: (hosts) => hosts.map((host) => {
    const api = Embla(host, { align: 'start' }, [Accessibility()]);
    return { next: () => api.goToNext(true) };
  }),
};`),
  'Swiper Element': {
    script: `import { register } from 'swiper/element'; register();
globalThis.make = {
  async start(hosts) {
    while (!hosts.every((host) => host.swiper?.initialized)) await new Promise((resolve) => setTimeout(resolve));
    return hosts.map(({ swiper }) => ({ next: () => swiper.slideNext(0) }));
  },
};`,
    markup: (slides) =>
      `<swiper-container slides-per-view="3" navigation="true">${`<swiper-slide>${picture}</swiper-slide>`.repeat(slides)}</swiper-container>`,
  },
  'site-gallery, carousel, React': ours('react', 'design="carousel"'),
  'site-gallery, carousel, slim': ours('slim', 'design="carousel"'),
  'site-gallery, slideshow, React': ours('react', 'design="slideshow"'),
  'site-gallery, slideshow, slim': ours('slim', 'design="slideshow"'),
};

const pathOf = (name: string): string => `/${name.replaceAll(/\W+/g, '-')}`;

const isOurs = (name: string): boolean => name.startsWith('site-');

const pageOf = (name: string, { styles = '' }: Subject): string => `<!doctype html>
<html lang="en"><link rel="icon" href="data:,"><title>Carousels</title>
<link rel="stylesheet" href="/site-elements/site-elements.css"><style>body { width: 60rem } ${styles}</style>
<script type="module" src="/stage.js"></script><script type="module" src="${pathOf(name)}.js"></script>`;

/** Ours are the built files; what others need is bundled with them. */
const scriptOf = async (name: string, { script }: Subject): Promise<string> =>
  isOurs(name) ? script : (await bundle({ script })).script;

const filesOf = async (): Promise<Files> => ({
  ...ourFiles(),
  '/stage.js': (await bundle({ script: "import './subjects/carousels.ts';" })).script,
  ...Object.fromEntries(
    Object.entries(subjects).map(([name, subject]) => [`${pathOf(name)}.html`, pageOf(name, subject)]),
  ),
  ...Object.fromEntries(
    await Promise.all(
      Object.entries(subjects).map(async ([name, subject]) => [`${pathOf(name)}.js`, await scriptOf(name, subject)]),
    ),
  ),
});

const measureIn = async (tab: Tab, name: string, { markup }: Subject): Promise<Sample> => {
  await tab.open(`${pathOf(name)}.html`);
  await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const start = await tab.evaluate<number>(`startAll(${JSON.stringify(markup(many.slides))}, ${many.carousels})`);
  await tab.open(`${pathOf(name)}.html`);
  const steps = await tab.evaluate<readonly number[]>(
    `stepOn(${JSON.stringify(markup(1))}.replace(${JSON.stringify(slideOf(markup))}, (slide) => slide.repeat(${long.slides})), ${long.steps})`,
  );
  return { [columns.start]: start, [columns.step]: quantile(steps, 0.5) };
};

const columns = {
  start: `start of ${many.carousels} × ${many.slides} slides`,
  step: `next of ${long.slides.toLocaleString('en')} slides`,
};

/** The markup of one slide: the difference that a second slide makes. */
const slideOf = (markup: Subject['markup']): string => {
  const [one, two] = [markup(1), markup(2)];
  const from = one.indexOf('<', 1);
  return two.slice(from, from + two.length - one.length);
};

export const carousels: Measure = {
  name: 'carousels',
  title: `Carousels with the processor ${slowdown} times slower`,
  method: `*Start*: ${many.carousels} carousels of ${many.slides} images are added to a page that has loaded the script, and has
started one before; by the page's clock, until each can be used and all are laid out. *Next*: one carousel of
${long.slides.toLocaleString('en')} images advances by one slide without motion; until that slide is there and laid out. The images have
no URL, so that nothing is fetched. Embla has no buttons, texts or markup; the page must provide them. Swiper Element and
ours include them. Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows: readonly Row[]) => {
    const ratio = (build: string): string =>
      ratioOf(rows, columns.start, `site-gallery, carousel, ${build}`, base).toFixed(1);
    return `${many.carousels} carousels start in ${ratio('slim')} (slim) or ${ratio('React')} times the time of ${base}`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const named = Object.fromEntries(Object.entries(subjects).map((entry) => [entry[0], entry]));
      const samples = await takeTurns(named, repetitions, ([name, subject]) =>
        openTab((tab) => measureIn(tab, name, subject)),
      );
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};

import { readFileSync } from 'node:fs';
import { fromRoot } from '../../tools/root.ts';
import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { prerendered } from '../prerendered.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { firstPaint, moduleTag, openSlowly, ourSheet, pageOf, pageSheet, pathOf, probe } from '../slow-network.ts';

const repetitions = 7;

const pictures = ['far-shore', 'tidepool', 'leeward', 'far-shore', 'tidepool', 'leeward'];

interface Subject {
  readonly head: string;
  readonly tag: string;
  readonly slideTag: string;
  /** Returns the node whose paint means that the gallery can be used. */
  readonly look: string;
}

const next = (tag: string, selector: string): string =>
  `document.querySelector('${tag}')?.shadowRoot?.querySelector('${selector}')`;

const galleryPage = ({ head, tag, slideTag, look }: Subject): string =>
  pageOf({
    title: 'Prints in a row',
    probe: `${probe} globalThis.usable = first(() => ${look});`,
    head,
    body: `<${tag} design="carousel" slides-per-row="3" slides-per-view="3" navigation="true" aspect-ratio="3:2">
${pictures.map((name) => `<${slideTag}><img src="/images/${name}.svg" alt="${name}" width="1200" height="800"></${slideTag}>`).join('\n')}
</${tag}>`,
  });

const ours = (build: Build): Subject => ({
  head: ourSheet + moduleTag(`${addressOf(build)}site.js`),
  tag: 'site-gallery',
  slideTag: 'figure',
  look: next('site-gallery', '[part~="next"]'),
});

const base = 'the same page without script';
const swiper = 'Swiper Element';

const subjects: Readonly<Record<string, Subject>> = {
  [base]: { ...ours('react'), head: ourSheet, look: `document.querySelector('site-gallery img')` },
  'site-gallery, prerendered, React': ours('react'),
  'site-gallery, prerendered, slim': ours('slim'),
  'site-gallery, React': ours('react'),
  'site-gallery, slim': ours('slim'),
  [swiper]: {
    head: moduleTag('/swiper-element.js'),
    tag: 'swiper-container',
    slideTag: 'swiper-slide',
    look: next('swiper-container', '.swiper-initialized'),
  },
  [`${swiper}, all modules`]: {
    head: moduleTag('/swiper-element-bundle.js'),
    tag: 'swiper-container',
    slideTag: 'swiper-slide',
    look: next('swiper-container', '.swiper-button-next'),
  },
};

const filesOf = async (): Promise<Files> => {
  const files: Record<string, string> = {
    ...ourFiles(),
    '/page.css': pageSheet,
    '/swiper-element.js': (await bundle(peers.swiperElement)).script,
    '/swiper-element-bundle.js': (await bundle(peers.swiperElementBundle)).script,
  };
  for (const name of new Set(pictures))
    files[`/images/${name}.svg`] = readFileSync(fromRoot(`examples/images/${name}.svg`), 'utf8');
  for (const [name, subject] of Object.entries(subjects)) {
    const page = galleryPage(subject);
    files[`${pathOf(name)}.html`] = name.includes('prerendered') ? await prerendered(page) : page;
  }
  return files;
};

const visit = async (tab: Tab, name: string): Promise<Sample> => {
  await openSlowly(tab, `${pathOf(name)}.html`);
  const usable = await tab.evaluate<number>('usable');
  return { 'first paint': await tab.evaluate<number>(firstPaint), 'gallery painted': usable };
};

export const prerenderedGallery: Measure = {
  name: 'prerendered-gallery',
  title: 'A prerendered carousel on a slow network',
  method: `A page with its own stylesheet, a title, a carousel of six pictures and text; 150 ms latency and 1.6 Mbit/s by the
DevTools protocol, no cache, HTTP/1.1 with brotli. *Gallery painted* is when its button for the next slide is laid out, without
script when its first picture is, in Swiper Element without modules, which has no buttons, when it is initialized; since the navigation began. The row scrolls natively from then on. Medians of ${repetitions}
runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string, to: string): string =>
      ratioOf(rows, 'gallery painted', `site-gallery, prerendered, ${build}`, to).toFixed(2);
    return `on a slow network a prerendered carousel is painted with its buttons in ${ratio('slim', swiper)} (slim) or ${ratio('React', swiper)} times the time of Swiper Element, in ${ratio('slim', base)} or ${ratio('React', base)} times that of the page without script`;
  },
  async run() {
    return withBrowser(await filesOf(), async (openTab) => {
      const names = Object.fromEntries(Object.keys(subjects).map((name) => [name, name]));
      const samples = await takeTurns(names, repetitions, (name) => openTab((tab) => visit(tab, name)));
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};

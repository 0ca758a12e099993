import { readFileSync } from 'node:fs';
import { fromRoot } from '../../tools/root.ts';
import { type Tab, withBrowser } from '../browser.ts';
import { bundle } from '../bundle.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { addressOf, type Build, ourFiles } from '../ours.ts';
import { peers } from '../peers.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import type { Files } from '../site.ts';
import { moduleTag, openSlowly, ourSheet, pageOf, pageSheet, pathOf, preloadFor } from '../slow-network.ts';

const repetitions = 7;

interface Subject {
  /** The tags for the element in the head of the page. */
  readonly head: string;
  readonly tag: string;
  readonly slideTag?: string;
}

const pictures = ['far-shore', 'tidepool', 'leeward'];

const slideOf = (name: string, tag: string): string =>
  `<${tag}><img src="/images/${name}.svg" alt="${name}" width="1200" height="800"></${tag}>`;

/** A gallery at the top of a page. */
const galleryPage = ({ head, tag, slideTag = 'figure' }: Subject): string =>
  pageOf({
    title: 'Prints in rows',
    probe: `customElements.whenDefined('${tag}').then(() => performance.mark('defined'));`,
    head,
    body: `<${tag} slides-per-row="3" slides-per-view="3" aspect-ratio="3:2">
${pictures.map((name) => slideOf(name, slideTag)).join('\n')}
</${tag}>`,
  });

const withPreload = (subject: Subject): Subject => ({
  ...subject,
  head: preloadFor(galleryPage(subject)) + subject.head,
});

/** The lines with the default priority: that of scripts, which is above that of images. */
const withHighPreload = (subject: Subject): Subject => {
  const { head, ...rest } = withPreload(subject);
  return { ...rest, head: head.replaceAll(' fetchpriority="low"', '') };
};

const ours = (build: Build, file: string): Subject => ({
  head: [ourSheet, moduleTag(addressOf(build) + file)].join('\n'),
  tag: 'site-gallery',
});

const base = 'React: script tag of the element';
const swiper = 'Swiper Element, one file';

const subjects = (): Readonly<Record<string, Subject>> => ({
  'no script at all': { head: ourSheet, tag: 'site-gallery' },
  [base]: ours('react', 'site-gallery.js'),
  'React: script tag of the element, preload': withPreload(ours('react', 'site-gallery.js')),
  'React: loader': ours('react', 'site.js'),
  'React: loader, preload': withPreload(ours('react', 'site.js')),
  'React: loader, preload without low priority': withHighPreload(ours('react', 'site.js')),
  'slim: script tag of the element': ours('slim', 'site-gallery.js'),
  'slim: script tag of the element, preload': withPreload(ours('slim', 'site-gallery.js')),
  'slim: loader': ours('slim', 'site.js'),
  'slim: loader, preload': withPreload(ours('slim', 'site.js')),
  'slim: loader, preload without low priority': withHighPreload(ours('slim', 'site.js')),
  [swiper]: {
    head: moduleTag('/swiper-element.js'),
    tag: 'swiper-container',
    slideTag: 'swiper-slide',
  },
});

const filesOf = async (all: Readonly<Record<string, Subject>>): Promise<Files> => ({
  ...ourFiles(),
  '/page.css': pageSheet,
  '/swiper-element.js': (await bundle(peers.swiperElement)).script,
  ...Object.fromEntries(
    pictures.map((name) => [`/images/${name}.svg`, readFileSync(fromRoot(`examples/images/${name}.svg`), 'utf8')]),
  ),
  ...Object.fromEntries(Object.entries(all).map(([name, subject]) => [`${pathOf(name)}.html`, galleryPage(subject)])),
});

/**
 * Runs in the page. The last image rather than the largest contentful paint: of images of the same size any may be the
 * largest.
 */
const paintsOf = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame().then(frame);
  const pictures = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.svg'));
  return {
    'first paint': performance.getEntriesByName('first-contentful-paint')[0].startTime,
    'first picture': Math.min(...pictures.map(({ responseEnd }) => responseEnd)),
    'last picture': Math.max(...pictures.map(({ responseEnd }) => responseEnd)),
  };
})()`;

const renderedOf = (tag: string): string => `(async () => {
  await customElements.whenDefined('${tag}');
  const { shadowRoot } = document.querySelector('${tag}');
  if (!shadowRoot?.querySelector('slot')) throw new Error('${tag} is defined and not rendered.');
  return performance.getEntriesByName('defined')[0].startTime;
})()`;

const visit = async (tab: Tab, name: string, { head, tag }: Subject): Promise<Sample> => {
  await openSlowly(tab, `${pathOf(name)}.html`);
  const rendered = head.includes('<script') && { 'element rendered': await tab.evaluate<number>(renderedOf(tag)) };
  return { ...rendered, ...(await tab.evaluate<Sample>(paintsOf)) };
};

export const firstRender: Measure = {
  name: 'first-render',
  title: 'First render on a slow network',
  method: `A page with its own stylesheet, a title, a gallery of three pictures (38 KB on the wire) and text; 150 ms
latency and 1.6 Mbit/s by the DevTools protocol, no cache, HTTP/1.1 with brotli. *Element rendered* is when the tag is
defined and its shadow root filled, *first paint* the browser's first contentful paint, *first* and *last picture* when the first and the last one
are there, all since the navigation began. *Preload* has the lines in its head that \`site-elements preload\` prints for
that page; *without low priority* is the same without \`fetchpriority="low"\`. Pictures and text never wait for the
element: they show as in *no script at all* until it comes, and where they are held up it is by the bytes of the script.
Medians of ${repetitions} runs, each in a new tab, alternating between the subjects.`,
  inShort: (rows) => {
    const ratio = (build: string): string =>
      ratioOf(rows, 'element rendered', `${build}: loader, preload`, swiper).toFixed(2);
    return `on a slow network a gallery is ready in ${ratio('slim')} (slim) or ${ratio('React')} times the time of Swiper Element`;
  },
  async run() {
    const all = subjects();
    return withBrowser(await filesOf(all), async (openTab) => {
      const named = Object.fromEntries(Object.entries(all).map((entry) => [entry[0], entry]));
      const samples = await takeTurns(named, repetitions, ([name, subject]) =>
        openTab((tab) => visit(tab, name, subject)),
      );
      return rowsOf(samples, { unit: 'ms', ratioTo: base });
    });
  },
};

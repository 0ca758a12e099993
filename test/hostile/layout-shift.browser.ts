/**
 * Tests scripts that arrive late or never: the page is complete without them, and nothing moves when they arrive (CLS 0). The file is
 * long because all elements share one list of exceptions.
 */
import { expect } from '@open-wc/testing';
import { pages } from '../examples/pages.ts';
import { exampleSource } from '../examples/source.ts';
import { elapsed, eventually, frames } from '../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../support/own-page.ts';
import { prerenderedHtml, prerenderPage } from '../support/prerendered.ts';
import { sample } from '../support/sample.ts';
import { layouts } from './layouts.ts';
import { bundleNames, specimens } from './specimens.ts';

/** The time for which scripts are paused, in milliseconds. */
const delay = 600;
const widths = [320, 1440];
/** High enough for the near ones to be near, low enough to be a screen. */
const height = 2000;

/** The time limit of a test, in milliseconds: on a busy machine, all example pages take more than three minutes. */
const limit = 600_000;

let runs = 0;

interface Run {
  /** The folder of the bundles, whose scripts wait. */
  readonly folder: string;
  /** Sends the scripts, this delay after the run began. */
  release(): Promise<void>;
}

function blockScripts(path: string): Run {
  const name = `${Date.now()}-${runs++}`;
  const delayed = elapsed(delay);
  const release = async (): Promise<void> => {
    await delayed;
    await fetch(`/release/${name}`);
  };
  return { folder: `/paused/${name}${path}`, release };
}

interface Box {
  readonly name: string;
  /** Left, top, width and height in pixels, or none for nodes without a box, such as a closed dialog. */
  readonly edges: readonly number[];
}

/** A page before its scripts, observed for layout shifts from now on. */
interface Watched {
  readonly page: OwnPage;
  readonly before: readonly Box[];
  readonly shifts: () => readonly PerformanceEntry[];
}

/**
 * A text link is replaced by the play button, which moves nothing else. The slides after the
 * first of a slideshow are out of sight before, and have no place afterwards. Ken Burns is a movement. What an element
 * adds to the light DOM was not there before. The last slides of a loop are shown before the first one. The text of a cookie banner is hidden until the banner covers the page.
 * A relative time replaces the date of the author. A tooltip is not visible before and after. The sections of a menu behind its other
 * tabs are hidden, and so are the headings and tabs of its author, which tabs replace. The controls of the browser for audio are
 * replaced too. The prices that are not selected are hidden before and after. The text of a marquee moves unless it is paused. The server may
 * already have replaced the content of a summary. The links of a language menu are behind its button.
 */
const others = 'site-gallery[design="slideshow"] > :not(:first-child)';
const added = '[data-site-owned]';
const looped = 'site-gallery[loop]:not([design="slideshow"]) > *';
const replaced = [
  'site-audio > audio',
  'site-menu h3:first-child',
  'site-menu .menu-selector',
  'site-menu:not([current-index]) > section ~ section',
  'site-menu[current-index="1"] > section:not(:nth-of-type(2))',
  'site-menu .menu ~ .menu',
  'site-pricing:not([view="second"]) [data-pricing-view="second"]',
  'site-pricing[view="second"] [data-pricing-view="first"]',
];
const excepted = [
  ...replaced,
  ...replaced.map((one) => `${one} *`),
  'site-video > a:not(:has(img))',
  others,
  `${others} *`,
  '[transition="ken-burns"] img',
  added,
  `${added} *`,
  'site-marquee:not([paused]) *',
  looped,
  `${looped} *`,
  'site-cookie-banner *',
  'site-language[design="menu"] *',
  'site-relative-time',
  'site-relative-time *',
  'site-summary *',
  'site-tooltip',
];

/**
 * Within a box whose height comes from its ratio, WebKit takes a share of the height from that ratio rounded to 64ths, and
 * with the space that is left for a strip or a pagination. The content around the box does not move.
 */
const isWebKit = !CSS.supports('-moz-appearance: none') && !('userAgentData' in navigator);
if (isWebKit)
  excepted.push(
    'site-gallery[design="slideshow"] *',
    'site-gallery[thumbnails] *',
    'site-gallery[design="slider"][pagination] *',
    'site-image[fixed-ratio] *',
  );

const compared = `body :not(${excepted.join()})`;

/** Returns the previous element that is not a custom element, because the box of those may be removed. */
function elementBefore(node: Element): Element | null {
  const before = node.previousElementSibling;
  return before?.localName.includes('-') ? elementBefore(before) : before;
}

/**
 * Where a box starts from above: from the words before it, or within one of the page's. Engines lay out a slot's
 * content to other fractions of a pixel, which a long page would add up.
 */
function topOf(node: Element, page: HTMLElement): number {
  const outer = [...page.children].find((one) => one !== node && one.contains(node));
  const from = outer ? outer.getBoundingClientRect().top : (elementBefore(node)?.getBoundingClientRect().bottom ?? 0);
  return node.getBoundingClientRect().top - from;
}

/** The list behind a calendar is invisible before the script, and has no boxes afterwards. */
const isBehindCalendar = (node: Element): boolean =>
  node.matches('site-events[view="calendar"] *') && !node.checkVisibility({ visibilityProperty: true });

const boxes = ({ document: page }: OwnPage): readonly Box[] =>
  [...page.querySelectorAll(compared)].map((node) => {
    const { left, width, height: high } = node.getBoundingClientRect();
    return {
      name: node.localName,
      edges: width * high === 0 || isBehindCalendar(node) ? [] : [left, topOf(node, page.body), width, high],
    };
  });

/** Engines round differently in the layout of a slot; half a pixel is not visible. */
const hasMoved = (from: Box, to: Box | undefined): boolean =>
  from.edges.length !== to?.edges.length ||
  from.edges.some((edge, index) => Math.abs(edge - (to.edges[index] ?? 0)) > 0.5);

function moves({ page, before }: Watched): readonly object[] {
  const after = boxes(page);
  return before.flatMap((from, index) =>
    hasMoved(from, after[index]) ? [{ on: page.document.title, from, to: after[index] }] : [],
  );
}

const decoded = async ({ document: page }: OwnPage): Promise<void> => {
  for (const image of page.images) image.loading = 'eager';
  await Promise.all([...page.images].map((image) => image.decode().catch(() => {})));
};

async function watch(page: OwnPage): Promise<Watched> {
  await decoded(page);
  await frames(2);
  const entries: PerformanceEntry[] = [];
  const observer = new page.view.PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: false });
  return { page, before: boxes(page), shifts: () => [...entries, ...observer.takeRecords()] };
}

/** On a busy machine, all pages take longer to open than a menu, a price table and a calendar wait for their scripts before they show all. */
const patient =
  '<style>body { --_site-menu-wait: 9999999s; --_site-pricing-wait: 9999999s; --_site-events-wait: 9999999s }</style>';

/** Galleries that load another script after their own. */
const moving = ['carousel', 'slider', 'slideshow'].map((design) => `site-gallery[design="${design}"]`).join();

/** Elements of which the shadow root is prerendered, and not hydrated yet. */
const prerenderedIn = ({ document: page }: OwnPage): readonly Element[] =>
  [...page.querySelectorAll('*')].filter((node) => node.shadowRoot?.querySelector('[data-site-root]'));

const hasPrerendered = (page: OwnPage): boolean => prerenderedIn(page).length > 0;

/** Uses every prerendered element, until it has taken over its markup. */
const hydrateAll = (page: OwnPage): Promise<unknown> =>
  eventually(
    'the prerendered elements are hydrated',
    () => {
      for (const host of prerenderedIn(page))
        host.dispatchEvent(new page.view.PointerEvent('pointerdown', { bubbles: true, composed: true }));
      return !hasPrerendered(page);
    },
    { timeout: limit / 2 },
  );

/** Sends the scripts and waits until every element of the page is defined and painted. */
async function arrive(pagesOfRun: readonly Watched[], { release }: Run): Promise<void> {
  for (const { page } of pagesOfRun)
    expect(page.document.querySelector(bundleNames.map((tag) => `${tag}:defined`).join())).to.equal(null);
  await release();
  for (const { page } of pagesOfRun) {
    await hydrateAll(page);
    const used = bundleNames.filter((tag) => page.document.querySelector(tag));
    await Promise.all(used.map((tag) => page.view.customElements.whenDefined(tag)));
    const galleries = [...page.document.querySelectorAll(moving)];
    const areLoaded = (): boolean => galleries.every(({ shadowRoot }) => shadowRoot?.querySelector('.moving'));
    await eventually('the moving designs are loaded', areLoaded, { timeout: limit / 2 });
  }
  await frames(4);
}

interface Shift extends PerformanceEntry {
  readonly sources?: readonly { readonly node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Returns the nodes that moved, and their boxes, for the failure message. */
const sourcesOf = (shift: Shift) =>
  shift.sources?.map(({ node, previousRect, currentRect }) => {
    const { outerHTML = node?.nodeName } = (node ?? {}) as Partial<Element>;
    return [outerHTML?.slice(0, 80), JSON.stringify(previousRect), JSON.stringify(currentRect)].join(' ');
  });

function expectStill(watched: Watched): void {
  expect(moves(watched).slice(0, 5)).to.deep.equal([]);
  expect(watched.shifts().map(sourcesOf)).to.deep.equal([]);
}

/**
 * Browsers open six connections to a server. A page keeps one while its scripts are paused, and the images of the next page and the
 * release need another.
 */
const pagesAtOnce = 5;

/** Opens the pages, some at a time, and compares them before and after their scripts. Returns for each page whether it was prerendered. */
async function expectNoMoves(
  path: string,
  openings: readonly ((run: Run) => Promise<OwnPage>)[],
): Promise<readonly boolean[]> {
  const prerendered: boolean[] = [];
  for (let start = 0; start < openings.length; start += pagesAtOnce) {
    const run = blockScripts(path);
    const opened: Watched[] = [];
    for (const open of openings.slice(start, start + pagesAtOnce)) opened.push(await watch(await open(run)));
    prerendered.push(...opened.map(({ page }) => hasPrerendered(page)));
    await arrive(opened, run);
    for (const one of opened) expectStill(one);
    closePages();
  }
  return prerendered;
}

const folders = { React: '/dist/test/', 'the slim build': '/dist/test/slim/' };
const ways = {
  'by script tags': {
    head: ({ folder }: Run) => scripted(bundleNames, folder),
    write: (body: string) => body,
  },
  'by the loader': {
    head: ({ folder }: Run) =>
      `<script type="module" src="${folder}site.js" data-site-preload="${bundleNames.join(' ')}"></script>`,
    write: (body: string) => body,
  },
  'prerendered, and used': {
    head: ({ folder }: Run) => `<script type="module" src="${folder}site.js"></script>`,
    write: (body: string) => prerenderedHtml(body),
  },
};

/**
 * The sizes of a form from JSON, of the lines of a cart and of the server's reviews are unknown before the script. A form shows all of its steps until
 * then, because it has to work without script. The modules of their page add content.
 */
const late = ['form-fields', 'form-steps', 'cart', 'halden/cart', 'modules', 'reviews'];
/** Unless they are prerendered: a text that wraps without script fits on one line with it, and a product has more lines than are reserved. */
const lateUnlessPrerendered = [...late, 'text-fit', 'product', 'halden/prints'];
const still = (isPrerendered: boolean): readonly string[] =>
  pages.filter((name) => !(isPrerendered ? late : lateUnlessPrerendered).includes(name));

afterEach(closePages);

describe('scripts that arrive late', () => {
  for (const [place, [build, path]] of Object.entries(folders).entries()) {
    for (const width of sample(widths, widths.length, place)) {
      for (const [way, { head, write }] of Object.entries(ways)) {
        it(`move nothing at ${width} px: ${build}, ${way}`, async function () {
          this.timeout(limit);
          const openings = Object.values(layouts).map((bodies) => (run: Run) => {
            const body = bodies.map((one) => `${one}<p>What follows must not move.</p>`).join('');
            return openPage({ head: styled + patient + head(run), body: write(body), width, height });
          });
          const prerendered = await expectNoMoves(path, openings);
          expect(new Set(prerendered)).to.deep.equal(new Set([way === 'prerendered, and used']));
        });
      }

      for (const isPrerendered of [false, true])
        it(`move nothing on the ${isPrerendered ? 'prerendered ' : ''}example pages at ${width} px: ${build}`, async function () {
          this.timeout(limit);
          const openings = still(isPrerendered).map((name) => async (run: Run) => {
            const source = (await exampleSource(name, run.folder))
              .replace('site.js"', isPrerendered ? '$&' : `$& data-site-preload="${bundleNames.join(' ')}"`)
              // The width of a subtotal is unknown before the server responds.
              .replaceAll('<site-cart-indicator', '$& show-subtotal="false"')
              // The script of the examples adds markup at the end of a page, and Firefox would then add a scrollbar.
              .replace('</head>', `<style>html { overflow-y: scroll }</style>${patient}</head>`);
            const written = isPrerendered ? prerenderPage(source, { url: location.href }).html : source;
            return openPage({ source: written, width, height });
          });
          const prerendered = await expectNoMoves(path, openings);
          expect(prerendered.includes(true)).to.equal(isPrerendered);
        });
    }
  }

  it('are tested with a layout of every element', () => {
    expect(Object.keys(layouts)).to.deep.equal(Object.keys(specimens));
  });

  it('cause layout shifts without the stylesheet of the page, which this test detects', async () => {
    const run = blockScripts('/dist/test/');
    const body = Object.values(specimens)
      .map(({ markup }) => markup)
      .join('');
    const one = await watch(await openPage({ head: scripted(bundleNames, run.folder), body, width: 1440, height }));
    await arrive([one], run);
    expect(moves(one)).not.to.deep.equal([]);
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) expect(one.shifts()).not.to.deep.equal([]);
  });
});

/** Tests that a prerendered page is styled from its first frame on, and that taking it over changes no style. */
import { expect } from '@open-wc/testing';
import { specimens } from '../../../hostile/specimens.ts';
import { eventually, frames } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage, styled, type View } from '../../../support/own-page.ts';
import { prerenderPage } from '../../../support/prerendered.ts';
import { sample } from '../../../support/sample.ts';

/** Designs and parts whose styles come from modules that are imported later. */
const slides = Array.from(
  { length: 6 },
  (_, index) => `<img alt="Picture ${index}" src="/examples/images/leeward.svg" width="300" height="200">`,
).join('');
const galleries = [
  'design="carousel" slides-per-row="2" pagination="dots"',
  'design="slider" thumbnails pagination="progress"',
  'design="slideshow" pagination="fraction" thumbnails',
].map((settings) => `<site-gallery ${settings}>${slides}</site-gallery>`);

const properties = [
  'display',
  'position',
  'color',
  'backgroundColor',
  'borderTopWidth',
  'fontSize',
  'opacity',
  'boxSizing',
  'cursor',
  'width',
  'height',
] as const;

/**
 * The slides of a slideshow are a row that scrolls, until a script stacks them. A closed dialog is not displayed, and has no styles until
 * a script can open it. New content of a summary is measured in a box that is not shown.
 */
const restyled = '[design="slideshow"], dialog:not([open]), dialog:not([open]) *, .waiting > .next';

type Look = Readonly<Record<string, string>>;

/** Reads the styles of all prerendered nodes in each frame of a page, from before its first script. */
function recordStyles(view: View): { readonly changes: string[]; readonly count: () => number; end(): void } {
  const looks = new Map<Element, Look>();
  const changes: string[] = [];
  let isEnded = false;
  let count = 0;
  const lookOf = (node: Element): Look => {
    const style = view.getComputedStyle(node);
    return Object.fromEntries(properties.map((name) => [name, style[name]]));
  };
  const read = (): void => {
    if (isEnded) return;
    count += 1;
    for (const { shadowRoot, nextSibling } of view.document.querySelectorAll('*')) {
      // The parser may be inside of the element, so that slots have no content yet.
      if (!nextSibling && view.document.readyState === 'loading') continue;
      const isTaken = !shadowRoot?.querySelector('[data-site-root]');
      for (const node of shadowRoot?.querySelectorAll(`[data-site-view] :not(${restyled})`) ?? []) {
        // The banner appears with an animation.
        if (node.getAnimations().length > 0) continue;
        const [before, now] = [looks.get(node), lookOf(node)];
        if (!before && !isTaken) looks.set(node, now);
        const changed = before && properties.filter((name) => before[name] !== now[name]);
        if (changed?.length)
          changes.push(
            `${node.outerHTML.slice(0, 80)}: ${changed.map((name) => `${name} ${before?.[name]} -> ${now[name]}`)}`,
          );
      }
    }
    view.requestAnimationFrame(read);
  };
  view.requestAnimationFrame(read);
  return {
    changes,
    count: () => count,
    end: () => {
      isEnded = true;
    },
  };
}

const prerenderedIn = ({ document: page }: OwnPage): readonly Element[] =>
  [...page.querySelectorAll('*')].filter((node) => node.shadowRoot?.querySelector('[data-site-root]'));

afterEach(closePages);

describe('the styles of a prerendered page', () => {
  const examples = {
    ...Object.fromEntries(
      Object.entries(specimens)
        // A relative time replaces the text of the author when it takes its markup over, and the account of a contributor the author's
        // link. A tooltip is not visible before, and becomes a closed popover.
        .filter(([name]) => !['account', 'relative-time', 'tooltip'].includes(name))
        .map(([name, { markup }]) => [name, markup]),
    ),
    'galleries that load more': galleries.join(''),
  };
  const pages = [
    ...Object.entries(examples).map(([name, markup]) => ({ name, markup, styles: 'inline' as const })),
    ...sample(Object.entries(examples), 4).map(([name, markup]) => ({
      name: `${name}, with linked styles`,
      markup,
      styles: 'link' as const,
    })),
  ];
  for (const { name, markup, styles } of pages) {
    it(`stay the same in every frame, while it loads and is taken over: ${name}`, async () => {
      let record: ReturnType<typeof recordStyles> | undefined;
      const head = `<meta charset="utf-8"><title>A page</title>${styled}<script type="module" src="/dist/test/site.js"></script>`;
      const source = `<!doctype html><html lang="en"><head>${head}</head><body>${markup}</body></html>`;
      const page = await openPage({
        source: prerenderPage(source, { url: document.baseURI, styles }).html,
        prepare: (view) => {
          record = recordStyles(view);
        },
      });
      const hosts = prerenderedIn(page);
      expect(hosts).not.to.have.length(0);
      await Promise.all([...page.document.images].map((image) => image.decode().catch(() => {})));
      await frames(10);
      await eventually('the page has taken over its markup', () => {
        for (const host of prerenderedIn(page))
          host.dispatchEvent(new page.view.PointerEvent('pointerdown', { bubbles: true, composed: true }));
        return prerenderedIn(page).length === 0;
      });
      await frames(50);
      record?.end();
      expect(record?.count()).to.be.greaterThan(50);
      expect(record?.changes.slice(0, 5)).to.deep.equal([]);
      for (const host of hosts) expect(host.shadowRoot?.querySelector('style, link')).to.equal(null);
    });
  }
});

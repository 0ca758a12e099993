/** The docs in the hands of people: search by keys, phones, narrow windows, browsers without script. */
import { expect } from '@open-wc/testing';
import { click, press, setViewport, type } from '../support/engine.ts';
import { closePages } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { visit } from '../support/visit.ts';

const open = (path: string, width = 1280, hasScript = true) => visit(`docs/${path}.html`, { width, hasScript });

function find<Found extends Element = HTMLElement>(page: ParentNode, selector: string): Found {
  const found = page.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

const inMenu = '.menu a[href="theming.html"]';
const results = '[role="search"] ol a';
const told = (page: Document): string | null => find(page, '[role="status"]').textContent;

/** Opens a page and types into its search, which the key / leads to. */
async function search(path: string, text: string) {
  const page = await open(path);
  page.view.focus();
  await press('/');
  await until('the search has the focus', () => page.document.activeElement?.matches('[type="search"]'));
  await type(text);
  return page;
}

before(() => setViewport({ width: 1300, height: 800 }));
afterEach(closePages);

describe('the search of a page', () => {
  it('is reached by /, told in numbers, walked by arrows, and leads to the place', async () => {
    const { frame, document: page } = await search('elements/map', 'autoplay-timeout');
    await until('places', () => page.querySelector(results));
    expect(told(page)).to.match(/^(?:One place|\d+ places)/);
    await press('ArrowDown');
    await until('the first place', () => page.querySelector(`${results}:focus b`)?.textContent === 'autoplay-timeout');
    await press('Enter');
    await until('the place', () =>
      frame.contentWindow?.location.href.endsWith('/docs/elements/gallery.html#attributes-autoplay-timeout'),
    );
  });

  it('says when there is nothing, and Escape takes it away', async () => {
    const { document: page } = await search('index', 'qqqq');
    await until('nothing', () => told(page) === 'Nothing found.');
    await press('Escape');
    await until('silence', () => told(page) === '');
  });

  it('leads to all pages where there is no script', async () => {
    const { frame, document: page } = await open('rules/link', 1280, false);
    await click(find(page, '[type="search"]'));
    await type('map');
    await press('Enter');
    await until('the list', () => frame.contentWindow?.location.href.endsWith('/docs/search.html?q=map'));
    await until('all pages', () => (frame.contentDocument?.querySelectorAll('main li a').length ?? 0) > 50);
  });
});

describe('a page of the docs without script', () => {
  it('opens its menu on a phone, and has it open where there is room', async () => {
    const { document: page } = await open('index', 360, false);
    expect(find(page, inMenu).checkVisibility()).to.equal(false);
    await click(find(page, '.menu > summary'));
    await until('the menu', () => find(page, inMenu).checkVisibility());
    const { document: wide } = await open('index', 1280, false);
    expect(find(wide, inMenu).checkVisibility()).to.equal(true);
  });

  it('shows its examples as they are without script', async () => {
    const { document: page } = await open('elements/gallery', 1280, false);
    const frame = find<HTMLIFrameElement>(page, 'iframe');
    const caption = await until('the example', () => frame.contentDocument?.querySelector('figcaption'));
    expect(caption.textContent).to.equal('Far Shore');
  });
});

describe('a page of the docs', () => {
  for (const path of [
    'index',
    'elements/gallery',
    'bench',
    'commands/index',
    'rules/index',
    'getting-started/frameworks',
  ]) {
    it(`${path} fits into 320 px, and what scrolls in it can be reached by keys`, async () => {
      const { document: page } = await open(path, 320);
      expect(page.documentElement.scrollWidth).to.be.at.most(320);
      const boxes = [...page.querySelectorAll<HTMLElement>('pre, .scroll')];
      await until('what scrolls is reached, and nothing else', () =>
        boxes.every((box) => box.scrollWidth > box.clientWidth === (box.tabIndex === 0)),
      );
    });
  }

  it('gives its examples the height that they need', async () => {
    const { document: page } = await open('elements/cart-indicator');
    const frame = find(page, 'iframe');
    frame.scrollIntoView();
    await until('a low frame', () => frame.clientHeight < 200);
  });
});

/** The docs as readers use them: search, tabs and theme by keyboard, on phones, and without script. */
import { expect } from '@open-wc/testing';
import { click, press, setViewport, type } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { closePages } from '../support/own-page.ts';
import { visit } from '../support/visit.ts';

const open = (path: string, width = 1280, hasScript = true) => visit(`docs/${path}.html`, { width, hasScript });

function find<Found extends Element = HTMLElement>(page: ParentNode, selector: string): Found {
  const found = page.querySelector<Found>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

const inMenu = '.menu a[href="theming.html"]';
const results = '[role="search"] ol a';
const status = (page: Document): string | null => find(page, '[role="status"]').textContent;

/** Opens a page, focuses its search with the key / and types. */
async function search(path: string, text: string, width?: number) {
  const page = await open(path, width);
  page.view.focus();
  await press('/');
  await eventually('the search has the focus', () => page.document.activeElement?.matches('[type="search"]'));
  await type(text);
  return page;
}

const selectedTab = (page: Document): string | null => find(page, '[role="tab"][aria-selected="true"]').textContent;
const shownTabs = (page: Document): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('.tab')].filter((tab) => tab.checkVisibility());
const colorScheme = (page: Document): string => getComputedStyle(page.documentElement).colorScheme;

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => localStorage.clear());
afterEach(closePages);

describe('the search of a page', () => {
  it('is focused by /, announces a count, moves by arrow keys, and opens a section', async () => {
    const { frame, document: page } = await search('elements/map', 'autoplay-timeout');
    await eventually('hits', () => page.querySelector(results));
    expect(status(page)).to.match(/^\d+ results?/);
    await press('ArrowDown');
    await eventually(
      'the first hit',
      () => page.querySelector(`${results}:focus b`)?.textContent === 'autoplay-timeout',
    );
    await press('Enter');
    await eventually('the section', () =>
      frame.contentWindow?.location.href.endsWith('/docs/elements/gallery.html#attributes-autoplay-timeout'),
    );
  });

  it('announces that nothing was found, and closes on Escape', async () => {
    const { document: page } = await search('index', 'qqqq');
    await eventually('no results', () => status(page) === 'No results.');
    await press('Escape');
    await eventually('the closed search', () => status(page) === '');
  });

  it('shows its hits inside the window on a phone', async () => {
    const { document: page } = await search('index', 'withdrawn consent', 320);
    await eventually('hits', () => page.querySelector(results));
    const { left, right } = find(page, '.found').getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(320);
  });

  it('is wide enough on a phone with text of twice the size, which does not scroll sideways', async () => {
    const { document: page, view } = await open('theming', 360);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    page.adoptedStyleSheets.push(sheet);
    await eventually('the theme button', () => page.querySelector('.theme'));
    expect(find(page, '[type="search"]').getBoundingClientRect().width).to.be.at.least(150);
    expect(page.documentElement.scrollWidth).to.be.at.most(360);
  });

  it('leads to the list of all pages without script', async () => {
    const { frame, document: page } = await open('rules/link', 1280, false);
    await click(find(page, '[type="search"]'));
    await type('map');
    await press('Enter');
    await eventually('the list', () => frame.contentWindow?.location.href.endsWith('/docs/search.html?q=map'));
    await eventually('all pages', () => (frame.contentDocument?.querySelectorAll('main li a').length ?? 0) > 50);
  });
});

describe('code in several frameworks', () => {
  it('is shown in tabs, which arrow keys switch and the next page remembers', async () => {
    const { document: page } = await open('index');
    expect(selectedTab(page)).to.equal('HTML');
    find(page, '[role="tab"]').focus();
    await press('ArrowRight');
    await press('ArrowRight');
    await eventually('the third tab', () => selectedTab(page) === 'Vue' && page.activeElement?.textContent === 'Vue');
    expect(shownTabs(page).map(({ textContent }) => textContent.includes('<template>'))).to.deep.equal([true]);
    const { document: again } = await open('index');
    expect(selectedTab(again)).to.equal('Vue');
  });

  it('is shown one after the other without script, each with its name', async () => {
    const { document: page } = await open('index', 1280, false);
    const names = shownTabs(page).map((tab) => find(tab, '.tab-name').textContent);
    expect(names).to.deep.equal(['HTML', 'React', 'Vue', 'Svelte']);
  });
});

describe('the switch for light and dark', () => {
  it('changes the page and its examples, and the next page remembers it', async () => {
    const { document: page } = await open('index');
    // Firefox and WebKit replace the first, empty document of a frame.
    const exampleOf = () => find<HTMLIFrameElement>(page, 'iframe').contentDocument;
    await eventually('the example', () => exampleOf()?.querySelector('body *'));
    const button = find(page, '.theme');
    expect(button.ariaLabel).to.equal('Use dark colours');
    await click(button);
    await eventually('the dark page', () => colorScheme(page) === 'dark');
    await eventually('the dark example', () => {
      const example = exampleOf();
      return example && colorScheme(example) === 'dark';
    });
    const { document: next } = await open('theming');
    expect(colorScheme(next)).to.equal('dark');
    await click(find(next, '.theme'));
    await eventually('the preference of the system', () => colorScheme(next) === 'light dark');
  });

  it('is absent without script', async () => {
    const { document: page } = await open('index', 1280, false);
    expect(page.querySelector('.theme')).to.equal(null);
  });
});

describe('a page of the docs without script', () => {
  it('opens its menu on a phone, and shows it on a desktop', async () => {
    const { document: page } = await open('index', 360, false);
    expect(find(page, inMenu).checkVisibility()).to.equal(false);
    await click(find(page, '.menu > summary'));
    await eventually('the menu', () => find(page, inMenu).checkVisibility());
    const { document: wide } = await open('index', 1280, false);
    expect(find(wide, inMenu).checkVisibility()).to.equal(true);
  });

  it('shows examples without script', async () => {
    const { document: page } = await open('elements/gallery', 1280, false);
    const frame = find<HTMLIFrameElement>(page, 'iframe');
    const caption = await eventually('the example', () => frame.contentDocument?.querySelector('figcaption'));
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
    'architecture',
  ]) {
    it(`${path} fits into 320 px, and boxes that scroll can be focused`, async () => {
      const { document: page } = await open(path, 320);
      expect(page.documentElement.scrollWidth).to.be.at.most(320);
      const boxes = [...page.querySelectorAll<HTMLElement>('pre, .scroll, .diagram')];
      await eventually('only boxes that scroll are in the tab order', () =>
        boxes.every((box) => box.scrollWidth > box.clientWidth === (box.tabIndex === 0)),
      );
    });
  }

  it('links to the previous and the next page', async () => {
    const { document: page } = await open('getting-started/vue');
    expect(find(page, 'a[rel="prev"]').textContent).to.equal('React');
    expect(find(page, 'a[rel="next"]').textContent).to.equal('Svelte');
  });

  it('has a button to copy each code block', async () => {
    const { document: page } = await open('getting-started/html');
    await eventually('copy buttons', () => {
      const blocks = [...page.querySelectorAll('.code')];
      return blocks.length > 3 && blocks.every((block) => block.querySelector('button.copy'));
    });
  });

  it('makes examples as high as their content', async () => {
    const { document: page } = await open('elements/cart-indicator');
    const frame = find(page, 'iframe');
    frame.scrollIntoView();
    await eventually('a low frame', () => frame.clientHeight < 200);
  });
});

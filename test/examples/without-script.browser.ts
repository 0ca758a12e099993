/** The example pages and each element without script: readable and usable. */
import { expect } from '@open-wc/testing';
import { isReached, isSeen, specimens } from '../hostile/specimens.ts';
import { click } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { addFrame, closePages, type OwnPage, styled } from '../support/own-page.ts';
import { prerenderedHtml, prerenderPage } from '../support/prerendered.ts';
import { visit } from '../support/visit.ts';
import { pages } from './pages.ts';
import { exampleSource } from './source.ts';

/** Loads lazy images at once. */
const loadImages = (page: Document): void => {
  for (const image of page.images) image.loading = 'eager';
};

async function open(name: string, width = 800): Promise<OwnPage> {
  const visited = await visit(`examples/${name}.html`, { width, height: 600, hasScript: false });
  loadImages(visited.document);
  return visited;
}

/** Shows a prerendered page whose scripts the browser does not run. */
async function openPrerendered(source: string, width = 800): Promise<Document> {
  const frame = addFrame(width, 600);
  frame.setAttribute('sandbox', 'allow-same-origin allow-forms');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = source;
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error('the frame has no page');
  loadImages(page);
  return page;
}

const prerenderedExample = async (name: string): Promise<string> =>
  prerenderPage(await exampleSource(name), { url: new URL(`/examples/${name}.html`, location.href).href }).html;

/** The buttons of the page, and those in shadow roots. */
const buttonsOf = (page: Document): readonly HTMLButtonElement[] =>
  [page, ...[...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])].flatMap((root) => [
    ...root.querySelectorAll('button'),
  ]);

/** Elements that contain text nodes, except options of a closed list. */
const elementsWithText = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll(':not(script, option)')].filter(({ childNodes }) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );

/** Markup that only a script can use. */
const needsScript =
  '.needs-script, site-cookie-banner, site-popup, button[data-pricing-option], site-cart[layout="drawer"], site-cart > [slot]';

/** The prices that the page shows after its radio button has been selected. */
const otherPrices = 'site-pricing:has([data-pricing-option="first"]:checked) [data-pricing-view="second"]';

/** The width up to which information bars are shown, in CSS pixels. */
const barWidth = 1024;

/** Whether the node is in an information bar, and the window is too wide for it. */
const isInHiddenBar = (node: Element): boolean =>
  node.closest('site-info-bar') !== null && (node.ownerDocument.defaultView?.innerWidth ?? 0) > barWidth;

const isForAll = (node: Element): boolean =>
  !node.closest(needsScript) && !node.closest(otherPrices) && !isInHiddenBar(node);

async function expectReadable(root: ParentNode): Promise<void> {
  // Spinners appear after their delay.
  for (const node of elementsWithText(root))
    await eventually(`${node.outerHTML} is visible`, () => isSeen(node) || !isForAll(node));
  // An image without src needs a script; a noscript element shows its fallback.
  for (const image of [...root.querySelectorAll<HTMLImageElement>('img[src]')].filter(isForAll)) {
    await eventually('the image is loaded', () => image.complete && image.naturalWidth > 0);
    expect(isSeen(image), image.outerHTML).to.equal(true);
  }
}

/** A link that is visible only on focus; WebKitGTK does not match `:focus` in frames. */
const isSkipLink = (link: Element): boolean => link.matches('.skip');

/** The author's link in a prerendered indicator of the cart is inert: the link in the shadow root covers it. */
const isReplaced = (link: Element): boolean => !!link.closest('site-cart-indicator')?.shadowRoot;

/** Every link can be focused and clicked. */
function expectLinksWork(root: ParentNode): void {
  for (const link of [...root.querySelectorAll('a')].filter((one) => isForAll(one) && !isReplaced(one))) {
    const menu = link.closest('site-language')?.shadowRoot?.querySelector('details');
    // Browsers open it without script.
    if (menu) menu.open = true;
    link.focus();
    expect(link.ownerDocument.activeElement).to.equal(link);
    expect(isSkipLink(link) || isReached(link), link.outerHTML).to.equal(true);
    if (menu) menu.open = false;
  }
}

/** Whether the button submits its form without script. */
function submitsForm({ type, form }: HTMLButtonElement): boolean {
  if (type !== 'submit' || !form) return false;
  const { pathname } = new URL(form.action);
  return form.method === 'post'
    ? pathname.startsWith('/api/')
    : /^\/(?:checkout\/|mock\/journal$|search$)/.test(pathname);
}

afterEach(closePages);

describe('without script', () => {
  for (const name of pages) {
    for (const width of [320, 1440]) {
      it(`${name} shows all text and images, and its links work, at ${width} px`, async () => {
        const { document: page } = await open(name, width);
        expect(page.defaultView?.customElements.get('site-gallery')).to.equal(undefined);
        await expectReadable(page.body);
        expectLinksWork(page.body);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it(`${name} shows no button without effect`, async () => {
      const { document: page } = await open(name);
      const buttons = [...page.querySelectorAll('button')].filter(isSeen);
      expect(buttons.filter((button) => !submitsForm(button))).to.deep.equal([]);
    });
  }

  it('a link opens the next page', async () => {
    const { frame, document: page } = await open('elements');
    const link = page.querySelector('nav a[href$="video.html"]');
    if (!link) throw new Error('No link to the video page.');
    await click(link);
    await eventually('the video page', () => frame.contentDocument?.title.startsWith('Videos'));
  });

  it('every video has a link that can be clicked', async () => {
    const { document: page } = await open('video');
    const videos = [...page.querySelectorAll('site-video')];
    expect(videos).not.to.have.length(0);
    for (const video of videos) expect(isReached(video.querySelector('a[href]')), video.outerHTML).to.equal(true);
  });

  it('a radio button shows the other prices', async () => {
    const { document: page } = await open('pricing');
    const option = page.querySelector('#membership [data-pricing-option="second"]');
    const prices = [...page.querySelectorAll('#membership strong')];
    await click(option ?? page.body);
    await eventually(
      'yearly prices',
      () =>
        prices
          .filter(isSeen)
          .map((price) => price.textContent)
          .join() === '€50,€150,€400',
    );
  });

  it('every dialog is shown in place', async () => {
    const { document: page } = await open('dialog');
    for (const dialog of page.querySelectorAll('site-dialog')) expect(isSeen(dialog), dialog.outerHTML).to.equal(true);
  });

  for (const name of ['cookie-banner', 'popup'])
    it(`the ${name} is hidden`, async () => {
      const { document: page } = await open(name);
      expect(isSeen(page.querySelector(`site-${name} > *`))).to.equal(false);
    });

  for (const { contract, markup } of Object.values(specimens)) {
    it(`<${contract.tag}> shows its light DOM`, async () => {
      const opened = 'open' in contract.attributes ? markup.replace(`<${contract.tag}`, '$& open') : markup;
      // A page with only the stylesheet.
      const { document: page, place } = await visit('test/hostile/strict-csp.html', { hasScript: false });
      place(opened);
      loadImages(page);
      await expectReadable(page.body);
      expectLinksWork(page.body);
    });
  }
});

describe('without script, prerendered', () => {
  for (const name of pages) {
    for (const width of [320, 1440]) {
      it(`${name} shows all text and images, and its links work, at ${width} px`, async () => {
        const page = await openPrerendered(await prerenderedExample(name), width);
        await expectReadable(page.body);
        expectLinksWork(page.body);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it(`${name} shows no button without effect`, async () => {
      const page = await openPrerendered(await prerenderedExample(name));
      expect(buttonsOf(page).filter((button) => isSeen(button) && !submitsForm(button))).to.deep.equal([]);
    });
  }

  for (const { contract, markup } of Object.values(specimens)) {
    it(`<${contract.tag}> shows its light DOM, and no button without effect`, async () => {
      const opened = 'open' in contract.attributes ? markup.replace(`<${contract.tag}`, '$& open') : markup;
      const page = await openPrerendered(`<!doctype html>${styled}${prerenderedHtml(opened + markup)}`);
      await expectReadable(page.querySelector(contract.tag) as Element);
      expectLinksWork(page.body);
      const { shadowRoot } = page.querySelectorAll(contract.tag)[1] ?? {};
      expect([...(shadowRoot?.querySelectorAll('button') ?? [])].filter(isSeen)).to.deep.equal([]);
    });
  }

  it('the link in an indicator of the cart works', async () => {
    const page = await openPrerendered(await prerenderedExample('cart'));
    const links = [...page.querySelectorAll('site-cart-indicator')].map(
      ({ shadowRoot }) => shadowRoot?.querySelector('a[href]') ?? null,
    );
    expect(links).not.to.have.length(0);
    for (const link of links) expect(isReached(link)).to.equal(true);
  });
});

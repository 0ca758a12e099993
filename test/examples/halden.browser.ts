/** The example site as a visitor uses it, under the strict policy of the docs: no layout shift, no error, every feature works. */
import { expect } from '@open-wc/testing';
import { removeCookies } from '../support/cookies.ts';
import { click, emulateMedia, hover, press, setViewport, type } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { complaints } from '../support/visit.ts';
import { answerBanner, enter, find, partOf, sendMessage, settledBanner, site } from './halden.ts';

/** The layout shift that no input caused; only Chromium reports it. */
const unexpectedShift = (view: OwnPage['view']): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    const observer = new view.PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) sum += Reflect.get(entry, 'value');
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve(sum)));
  });

const accentOf = (page: Document): string => getComputedStyle(find(page, '.way')).color;

/** A light desktop and a dark phone; only Chromium emulates dark. */
const viewports = [
  [1200, 'light'],
  [360, 'dark'],
] as const;

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => {
  removeCookies('site-consent');
  // Drafts of earlier tests.
  sessionStorage.clear();
});
afterEach(closePages);

describe('Halden', () => {
  it('runs under a policy whose violations the test notices', async () => {
    const { document: own, troubles } = await enter('halden/index');
    own.body.setAttribute('style', 'color: red');
    await eventually('the violation', () => troubles.some((trouble) => trouble.startsWith('style-src')));
  });

  for (const [width, colorScheme] of viewports)
    for (const name of site)
      it(`${name} has no layout shift, no error and no axe violation at ${width} px, ${colorScheme}`, async () => {
        await emulateMedia({ colorScheme });
        const page = await enter(name, { width });
        const { document: own, view, troubles } = page;
        await settledBanner(page);
        await own.fonts.ready;
        await eventually('the cart is loaded', () =>
          /\d/.test(own.querySelector('site-cart-indicator')?.shadowRoot?.textContent ?? ''),
        );
        await eventually('the galleries move', () =>
          [...own.querySelectorAll('site-gallery[design^="slide"]')].every((gallery) =>
            gallery.shadowRoot?.querySelector('[part~="next"]'),
          ),
        );
        await eventually('the bars are regions', () =>
          [...own.querySelectorAll('site-info-bar, site-announcement-bar')].every(
            (bar) => !bar.checkVisibility() || bar.shadowRoot?.querySelector('[part="bar"]'),
          ),
        );
        const supported = view.PerformanceObserver.supportedEntryTypes.includes('layout-shift');
        if (supported) expect(await unexpectedShift(view)).to.be.below(0.02);
        expect(await complaints(view)).to.deep.equal([]);
        expect(troubles).to.deep.equal([]);
      });

  it('has a slideshow that changes the accent colour, and stays paused', async () => {
    const { document: own } = await enter('halden/index');
    const cover = find(own, '#cover');
    const next = await partOf(cover, 'next');
    const pause = cover.shadowRoot?.querySelector<HTMLElement>('[part~="pause"]');
    if (pause) await click(pause);
    let accent = accentOf(own);
    for (const slide of ['1', '2']) {
      // A click during a change is ignored.
      await eventually('the change has ended', () => !cover.matches(':state(moving)'));
      await click(next);
      await eventually(`slide ${slide}`, () => cover.getAttribute('current-index') === slide);
      const before = accent;
      await eventually(`the accent colour of slide ${slide}`, () => accentOf(own) !== before);
      accent = accentOf(own);
    }
    expect(cover.matches(':state(playing)')).to.equal(false);
  });

  it('opens a print in the lightbox and restores the focus', async () => {
    const { document: own, troubles } = await enter('halden/work');
    const sheet = find(own, '#sheets a');
    const lightbox = find(own, 'site-lightbox');
    await hover(sheet);
    await eventually('the lightbox is loaded', () => lightbox.matches(':defined'));
    await click(sheet);
    await eventually('the lightbox is open', () => lightbox.hasAttribute('open'));
    await press('ArrowRight');
    await eventually('the next slide', () => lightbox.getAttribute('current-index') === '1');
    await press('Escape');
    await eventually('the lightbox is closed', () => !lightbox.hasAttribute('open'));
    await eventually('the focus is restored', () => own.activeElement?.closest('#sheets'));
    expect(troubles).to.deep.equal([]);
  });

  it('plays the video on click', async () => {
    const page = await enter('halden/journal-leeward');
    await answerBanner(page, 'accept');
    const video = find(page.document, 'site-video');
    video.scrollIntoView();
    await click(await partOf(video, 'play'));
    await partOf(video, 'player');
  });

  it('adds a print to the cart and removes it', async () => {
    const visitor = { name: crypto.randomUUID() };
    const { document: own } = await enter('halden/prints', visitor);
    const quantityShown = await partOf(find(own, 'site-cart-indicator'), 'quantity');
    const count = () => Number(quantityShown.textContent);
    await eventually('the count', () => count() > 0);
    const before = count();
    const product = find(own, '#saltmarsh-1 site-product');
    product.scrollIntoView();
    await eventually('the product', () => product.matches(':state(available)'));
    await click(find(product, 'button'));
    await eventually('one more item', () => count() === before + 1);
    await eventually('the server has answered', () => !product.matches(':state(adding)'));
    await click(await partOf(find(own, 'site-cart-indicator'), 'link'));
    const drawer = find(own, '#cart-drawer');
    const name = await eventually('the print', () =>
      [...(drawer.shadowRoot?.querySelectorAll('[part="name"]') ?? [])].find(
        (one) => one.textContent === 'Saltmarsh I',
      ),
    );
    expect(name.closest('[part="line"]')?.querySelector('[part="options"]')?.textContent).to.equal(
      'Size: 30 × 20 cm · Frame: None',
    );
    closePages();
    const { document: cart } = await enter('halden/cart', visitor);
    const lines = find(cart, 'site-cart');
    const removes = () => [...(lines.shadowRoot?.querySelectorAll<HTMLElement>('[part="remove"]') ?? [])];
    await eventually('three prints', () => removes().length === 3);
    await click(await eventually('the last print', () => removes().at(-1)));
    await eventually('two prints', () => removes().length === 2);
    await eventually(
      'the count',
      () =>
        find(cart, 'site-cart-indicator').shadowRoot?.querySelector('[part="quantity"]')?.textContent ===
        String(before),
    );
  });

  it('shows contact details, and whether it is open, at the end of a small window', async () => {
    const page = await enter('halden/visit', { width: 360 });
    await answerBanner(page, 'decline');
    const bar = find(page.document, 'site-info-bar');
    const { height } = page.document.documentElement.getBoundingClientRect();
    expect(height).to.be.above(1000);
    expect(bar.getBoundingClientRect().bottom).to.equal(page.view.innerHeight);
    // The node is replaced when the script of the hours has loaded.
    const status = (): string => bar.shadowRoot?.querySelector('[part="status"]')?.textContent ?? '';
    await eventually('the status', () => /^(?:Open now|Closed)/.test(status()));
  });

  it('announces a new edition, without a button that would be remembered', async () => {
    const { document: own } = await enter('halden/work');
    const bar = find(own, 'site-announcement-bar');
    const region = await partOf(bar, 'bar');
    expect(region.getAttribute('aria-label')).to.equal('New edition');
    expect(bar.shadowRoot?.querySelector('button')).to.equal(null);
    expect(find(bar, 'a').getAttribute('href')).to.equal('prints.html#leeward-2');
  });

  it('offers the newsletter in a popup that does not take the focus', async () => {
    const page = await enter('halden/journal-leeward');
    const { document: own } = page;
    await answerBanner(page, 'decline');
    const popup = find(own, 'site-popup');
    await eventually('the popup is loaded', () => popup.matches(':defined'));
    expect(popup.checkVisibility() && popup.hasAttribute('open')).to.equal(false);
    popup.setAttribute('open', '');
    const box = await partOf(popup, 'popup');
    await eventually('the popup is visible', () => box.checkVisibility());
    expect(box.matches(':modal')).to.equal(false);
    await click(find(own, '#popup-email'));
    await type('ada@example.org');
    await press('Enter');
    await eventually('the success text', () =>
      find(popup, 'site-form').shadowRoot?.textContent?.includes('You are on the list'),
    );
  });

  it('submits the contact form and the newsletter form', async () => {
    const page = await enter('halden/visit');
    const { document: own } = page;
    await sendMessage(page);
    await eventually('the success text', () =>
      find(own, '.desk site-form').shadowRoot?.textContent?.includes('We will answer'),
    );
    await click(find(own, '#letter-email'));
    await type('ada@example.org');
    await press('Enter');
    await eventually('the success text of the newsletter', () =>
      find(own, '.letter site-form').shadowRoot?.textContent?.includes('on the list'),
    );
  });

  it('shows the interactive map, and the shipping dialog', async () => {
    const { document: own, troubles } = await enter('halden/visit');
    const map = find(own, 'site-map');
    map.scrollIntoView();
    await eventually('the map is defined', () => map.matches(':defined'));
    await click(await eventually('the button of the map', () => map.shadowRoot?.querySelector('button')));
    await eventually('map tiles', () => map.shadowRoot?.querySelector('img[src*="/mock/tiles/"]'));
    await click(find(own, '[commandfor="shipping"]'));
    await eventually('the dialog', () => find(own, '#shipping').hasAttribute('open'));
    await press('Escape');
    await eventually('the dialog is closed', () => !find(own, '#shipping').hasAttribute('open'));
    expect(troubles).to.deep.equal([]);
  });
});

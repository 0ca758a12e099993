/**
 * The example site as a visitor meets it, under the strict policy that the docs recommend: nothing moves, nothing complains,
 * and everything that it offers works.
 */
import { expect } from '@open-wc/testing';
import { eat } from '../support/cookies.ts';
import { click, emulateMedia, hover, press, setViewport, type } from '../support/engine.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { complaints } from '../support/visit.ts';
import { answerBanner, enter, find, inside, sendLetter, settledBanner, site } from './halden.ts';

/** How much has moved without anybody having asked for it (Chromium alone can tell). */
const shifted = (view: OwnPage['view']): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    const observer = new view.PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) sum += Reflect.get(entry, 'value');
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => resolve(sum)));
  });

/** A desk by day, a phone at night (dark in Chromium alone). */
const looks = [
  [1200, 'light'],
  [360, 'dark'],
] as const;

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => {
  eat('site-consent');
  // What was typed before, and could not be sent.
  sessionStorage.clear();
});
afterEach(closePages);

describe('Halden', () => {
  it('is under a policy, whose violations are seen', async () => {
    const { document: own, troubles } = await enter('halden/index');
    own.body.setAttribute('style', 'color: red');
    await until('the violation', () => troubles.some((trouble) => trouble.startsWith('style-src')));
  });

  for (const [width, colorScheme] of looks)
    for (const name of site)
      it(`${name} stands still, names every control and passes axe: ${width} px, ${colorScheme}`, async () => {
        await emulateMedia({ colorScheme });
        const page = await enter(name, { width });
        const { document: own, view, troubles } = page;
        await settledBanner(page);
        await own.fonts.ready;
        await until('the cart is read', () =>
          /\d/.test(own.querySelector('site-cart-indicator')?.shadowRoot?.textContent ?? ''),
        );
        const supported = view.PerformanceObserver.supportedEntryTypes.includes('layout-shift');
        if (supported) expect(await shifted(view)).to.be.below(0.02);
        expect(await complaints(view)).to.deep.equal([]);
        expect(troubles).to.deep.equal([]);
      });

  it('greets with a slideshow that goes on, and stays when it is asked to', async () => {
    const { document: own } = await enter('halden/index');
    const cover = find(own, '#cover');
    const next = await inside(cover, 'next');
    const pause = cover.shadowRoot?.querySelector<HTMLElement>('[part~="pause"]');
    if (pause) await click(pause);
    await click(next);
    await until('the second picture', () => cover.getAttribute('current-index') === '1');
    const accent = getComputedStyle(find(own, '.way')).color;
    await click(next);
    await until('the ink of the third', () => getComputedStyle(find(own, '.way')).color !== accent);
    expect(cover.matches(':state(playing)')).to.equal(false);
  });

  it('shows a sheet large and gives the focus back to it', async () => {
    const { document: own, troubles } = await enter('halden/work');
    const sheet = find(own, '#sheets a');
    const lightbox = find(own, 'site-lightbox');
    await hover(sheet);
    await until('the lightbox is loaded', () => lightbox.matches(':defined'));
    await click(sheet);
    await until('the lightbox is open', () => lightbox.hasAttribute('open'));
    await press('ArrowRight');
    await until('the next sheet', () => lightbox.getAttribute('current-index') === '1');
    await press('Escape');
    await until('the lightbox is closed', () => !lightbox.hasAttribute('open'));
    await until('the focus is back', () => own.activeElement?.closest('#sheets'));
    expect(troubles).to.deep.equal([]);
  });

  it('plays the film once somebody asks for it', async () => {
    const page = await enter('halden/journal-leeward');
    await answerBanner(page, 'accept');
    const film = find(page.document, 'site-video');
    film.scrollIntoView();
    await click(await inside(film, 'play'));
    await inside(film, 'player');
  });

  it('puts a sheet into the cart, and lets it be taken out again', async () => {
    const visitor = { name: crypto.randomUUID() };
    const { document: own } = await enter('halden/prints', visitor);
    const quantityShown = await inside(find(own, 'site-cart-indicator'), 'quantity');
    const count = () => Number(quantityShown.textContent);
    await until('the count', () => count() > 0);
    const before = count();
    await click(find(own, '[data-entry="saltmarsh"]'));
    await until('one more', () => count() === before + 1);
    await until('the page says so', () => find(own, '#added').hasAttribute('open'));
    closePages();
    const { document: cart } = await enter('halden/cart', visitor);
    const line = await until('the line', () => cart.querySelector('[data-entry="saltmarsh"]'));
    const quantity = () => Number(find<HTMLOutputElement>(line, 'output').value);
    const there = quantity();
    await click(find(line, 'button'));
    await until('one less', () => quantity() === there - 1);
  });

  it('takes a letter, and an address for the newsletter', async () => {
    const page = await enter('halden/visit');
    const { document: own } = page;
    await sendLetter(page);
    await until('the thanks', () => find(own, '.desk site-form').shadowRoot?.textContent?.includes('You hear from us'));
    await click(find(own, '#letter-email'));
    await type('ada@example.org');
    await press('Enter');
    await until('the place on the list', () =>
      find(own, '.letter site-form').shadowRoot?.textContent?.includes('on the list'),
    );
  });

  it('shows the map to move, and tells about shipping on every page', async () => {
    const { document: own, troubles } = await enter('halden/visit');
    const map = find(own, 'site-map');
    map.scrollIntoView();
    await until('the map is defined', () => map.matches(':defined'));
    await click(await until('its button', () => map.shadowRoot?.querySelector('button')));
    await until('tiles', () => map.shadowRoot?.querySelector('img[src*="/mock/tiles/"]'));
    await click(find(own, '[commandfor="shipping"]'));
    await until('the dialog', () => find(own, '#shipping').hasAttribute('open'));
    await press('Escape');
    await until('it is gone', () => !find(own, '#shipping').hasAttribute('open'));
    expect(troubles).to.deep.equal([]);
  });
});

import { expect } from '@open-wc/testing';
import { click, press } from '../../support/engine.ts';
import { elapsed, eventually, never, once } from '../../support/eventually.ts';
import {
  clear,
  control,
  image,
  isModal,
  isOver,
  names,
  open,
  place,
  type SiteLightbox,
  threeLinks,
} from './lightbox.ts';

const own = location.href;

/** The time after which the URL follows a slide, in milliseconds (docs/spec.md#widgets-9). */
const urlDelay = 300;

// Simulates input of a visitor: without it, Chromium drops this page's own entry for a new one once the history has fifty.
beforeEach(() => click(document.documentElement));

afterEach(async () => {
  await clear();
  if (location.href !== own) history.replaceState(null, '', own);
});

const withIds = (attributes: string): string =>
  `<site-lightbox speed="0" ${attributes}>${names.map((name) => image(name, `data-slide-id="${name}"`)).join('')}</site-lightbox>`;

describe('Back', () => {
  it('closes, and leaves the page where it was', async () => {
    const lightbox = await place(threeLinks());
    const { length } = history;
    await open(lightbox);
    expect(history.length).to.be.within(length, length + 1);
    const hidden = once(lightbox, 'site-hidden');
    history.back();
    await hidden;
    expect([lightbox.open, location.href]).to.deep.equal([false, own]);
  });

  it('needs one step, however many slides were shown', async () => {
    const lightbox = await open(await place(threeLinks()));
    const { length } = history;
    for (const index of [1, 2, 0]) {
      lightbox.next();
      await eventually(`slide ${index} is shown`, () => lightbox.currentIndex === index);
    }
    expect(history.length).to.equal(length);
  });

  it('has to be pressed again if a listener cancels it', async () => {
    const lightbox = await open(await place(threeLinks()));
    lightbox.addEventListener('site-hide', (event) => event.preventDefault(), { once: true });
    const back = once(window, 'popstate');
    history.back();
    await back;
    await eventually('its history entry is added again', () => history.state?.siteLightbox);
    await never('it closes', () => !isModal(lightbox));
    expect([lightbox.open, isModal(lightbox), history.state?.siteLightbox]).to.deep.equal([true, true, true]);
    const hidden = once(lightbox, 'site-hidden');
    history.back();
    await hidden;
  });

  it('is removed when it is closed in another way, and the page keeps its own state', async () => {
    history.replaceState({ of: 'the page' }, '');
    await open(await place(threeLinks()));
    expect(history.state).to.deep.equal({ of: 'the page', siteLightbox: true });
    const back = once(window, 'popstate');
    await press('Escape');
    await back;
    expect(history.state).to.deep.equal({ of: 'the page' });
  });

  it('is removed when the open lightbox is removed', async () => {
    const lightbox = await open(await place(threeLinks()));
    const back = once(window, 'popstate');
    lightbox.remove();
    await back;
    expect(history.state?.siteLightbox).to.equal(undefined);
  });

  it('goes exactly one step, however fast the lightbox is opened and closed again', async () => {
    history.pushState({ of: 'the page' }, '');
    const lightbox = await open(await place(threeLinks()));
    for (let round = 0; round < 3; round += 1) {
      lightbox.hide();
      lightbox.show();
      await Promise.resolve();
    }
    lightbox.remove();
    await eventually('it is removed', () => history.state?.siteLightbox === undefined);
    await never('the history goes further', () => history.state?.of !== 'the page', { frames: 8 });
    expect(history.state).to.deep.equal({ of: 'the page' });
    history.back();
    await once(window, 'popstate');
  });

  it('does not leave a page that the visitor opened meanwhile', async () => {
    const lightbox = await open(await place(threeLinks()));
    history.pushState({ of: 'a router' }, '');
    lightbox.remove();
    await never('it goes back', () => history.state?.of !== 'a router');
    expect(history.state).to.deep.equal({ of: 'a router' });
    history.go(-2);
    await once(window, 'popstate');
  });
});

describe('a page in a frame', () => {
  it('changes neither history nor URL: both belong to the parent page', async () => {
    const frame = document.createElement('iframe');
    frame.title = 'preview';
    frame.dataset.test = '';
    document.body.append(frame);
    const page = frame.contentDocument as Document;
    // As in previews. Back would leave the page there, because it has no history entry to return to.
    page.open();
    page.write(`<!doctype html><title>preview</title><script type="module" src="/dist/test/site-lightbox.js"></script>
      <site-lightbox history-hash>${image('leeward')}</site-lightbox>`);
    page.close();
    await frame.contentWindow?.customElements.whenDefined('site-lightbox');
    const lightbox = page.querySelector('site-lightbox') as SiteLightbox;
    const { length } = history;
    const shown = once(lightbox, 'site-shown');
    lightbox.show();
    await shown;
    await never('it adds an entry', () => history.length !== length, { until: elapsed(urlDelay) });
    expect([history.length, frame.contentWindow?.history.state]).to.deep.equal([length, null]);
    lightbox.hide();
    await eventually('it is closed', () => isOver(lightbox));
    await never('the frame leaves its page', () => frame.contentDocument !== page);
    expect(frame.contentDocument === page && page.querySelector('site-lightbox') === lightbox).to.equal(true);
  });
});

describe('the URL', () => {
  it('does not change unless the author enables that', async () => {
    await open(await place(withIds('')));
    await never('the URL changes', () => location.hash !== '', { until: elapsed(urlDelay) });
  });

  it('follows the slide by its id, and is cleared on closing', async () => {
    const lightbox = await place(withIds('history-hash'));
    await click(document.querySelector('[data-test] img:nth-child(2)') as HTMLElement);
    await eventually('the URL names the slide', () => location.hash === '#undertow');
    lightbox.next();
    await eventually('it follows', () => location.hash === '#tidepool');
    const back = once(window, 'popstate');
    await click(control(lightbox, 'close'));
    await back;
    expect(location.href).to.equal(own);
  });

  it('has the number of the slide without ids, after the name of the lightbox', async () => {
    await open(await place(threeLinks('id="prints" history-hash speed="0"')), 2);
    await eventually('the URL names the slide', () => location.hash === '#prints-3');
  });

  it('distinguishes two lightboxes without names', async () => {
    const first = await place(threeLinks('history-hash speed="0"'));
    const second = await place(threeLinks('history-hash speed="0"'));
    await open(second, 1);
    await eventually('the URL names the slide', () => location.hash === '#slide2-2');
    expect(first.open).to.equal(false);
    const back = once(window, 'popstate');
    await press('Escape');
    await back;
    location.hash = '#slide2-3';
    await eventually('the second one is open', () => isModal(second) && history.state?.siteLightbox);
    expect([first.open, second.currentIndex]).to.deep.equal([false, 2]);
    await clear();
    const last = once(window, 'popstate');
    history.back();
    await last;
  });

  it('opens the lightbox at its slide, and Back closes it to the bare page', async () => {
    history.replaceState(null, '', '#tidepool');
    const lightbox = await place(withIds('history-hash'));
    await eventually('it is open', () => isModal(lightbox));
    expect([lightbox.open, lightbox.currentIndex]).to.deep.equal([true, 2]);
    const hidden = once(lightbox, 'site-hidden');
    history.back();
    await hidden;
    expect(location.href).to.equal(own);
  });

  for (const [hash, id] of [
    ['#itemId=undertow', (name: string) => name],
    ['#wall/undertow', (name: string) => `wall/${name}`],
  ] as const) {
    it(`that names the slide as ${hash} opens it, and closing leaves the bare page`, async () => {
      history.replaceState(null, '', hash);
      const slides = names.map((name) => image(name, `data-slide-id="${id(name)}"`)).join('');
      const lightbox = await place(`<site-lightbox speed="0" history-hash>${slides}</site-lightbox>`);
      await eventually('it is open', () => isModal(lightbox) && history.state?.siteLightbox);
      const changed = once(window, 'hashchange');
      await press('Escape');
      await changed;
      await eventually('it is closed', () => isOver(lightbox));
      expect([lightbox.open, location.href], 'and it stays closed').to.deep.equal([false, own]);
    });
  }

  it('that changes later opens it too', async () => {
    const lightbox = await place(withIds('history-hash'));
    location.hash = '#itemId=undertow';
    await eventually('it is open', () => isModal(lightbox));
    expect(lightbox.currentIndex).to.equal(1);
    await clear();
    const back = once(window, 'popstate');
    history.back();
    await back;
  });

  it('of something else has no effect', async () => {
    history.replaceState(null, '', '#section');
    const lightbox = await place(withIds('history-hash'));
    await never('it opens', () => lightbox.open);
    await open(lightbox, 1);
    const back = once(window, 'popstate');
    lightbox.hide();
    await back;
    expect(location.hash, 'and comes back').to.equal('#section');
  });
});

import { expect } from '@open-wc/testing';
import { domCounters } from '../../support/engine.ts';
import { elapsed, eventually, never, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  address,
  clear,
  control,
  dialog,
  events,
  figure,
  inPage,
  isModal,
  isOver,
  link,
  open,
  place,
  shows,
  threeLinks,
} from './lightbox.ts';

afterEach(clear);

/** The longest time that hiding takes, in milliseconds (docs/spec.md#widgets-9). */
const hideFallback = 600;

describe('slides that change while it is open', () => {
  it('are added, and counted', async () => {
    const lightbox = await open(await place(threeLinks()), 2);
    lightbox.insertAdjacentHTML('beforeend', link('survey'));
    await eventually('the slide is counted', () => control(lightbox, 'counter').textContent === '3 / 4');
    expect(shows(lightbox, 'tidepool')).to.equal(true);
    lightbox.next();
    await eventually('the slide is shown', () => shows(lightbox, 'survey'));
  });

  it('are edited', async () => {
    const lightbox = await open(await place(threeLinks()));
    inPage('a').setAttribute('href', address('survey'));
    await eventually('the new picture is shown', () => shows(lightbox, 'survey'));
  });

  it('are edited in the referenced elements, also in their captions', async () => {
    const lightbox = await open(
      await place(`<div id="wall">${figure('leeward')}</div><site-lightbox for="wall" speed="0"></site-lightbox>`),
    );
    inPage('a').setAttribute('href', address('survey'));
    await eventually('the new picture is shown', () => shows(lightbox, 'survey'));
    (inPage('figcaption').firstChild as Text).data = 'Rephrased';
    await eventually('so is the new caption', () => control(lightbox, 'caption').textContent === 'Rephrased');
  });

  it('are removed: the next one is shown, and the lightbox closes without any', async () => {
    const lightbox = await open(await place(threeLinks()), 1);
    inPage('a:nth-child(2)').remove();
    await eventually('the next one is shown', () => shows(lightbox, 'tidepool'));
    lightbox.replaceChildren();
    await eventually('it is closed', () => !lightbox.open && isOver(lightbox));
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('of referenced elements are added too', async () => {
    const lightbox = await open(
      await place(`<div id="wall">${link('leeward')}</div><site-lightbox for="wall" speed="0"></site-lightbox>`),
    );
    inPage('#wall').insertAdjacentHTML('beforeend', link('survey'));
    await eventually('the slide is counted', () => !!lightbox.shadowRoot?.querySelector('[part="counter"]'));
    expect(control(lightbox, 'counter').textContent).to.equal('1 / 2');
  });
});

describe('lifecycle', () => {
  it('is destroyed once it has faded, and not before', async () => {
    const lightbox = await open(await place(threeLinks()));
    lightbox.hide();
    await Promise.resolve();
    expect(isOver(lightbox)).to.equal(false);
    await eventually('it is destroyed', () => isOver(lightbox));
  });

  it('stays open if it is opened again while it fades', async () => {
    const lightbox = await open(await place(threeLinks()));
    const seen = events(lightbox);
    lightbox.hide();
    await Promise.resolve();
    lightbox.show(2);
    await eventually('it is open again', () => isModal(lightbox) && shows(lightbox, 'tidepool'));
    await never('it closes', () => !isModal(lightbox), { until: elapsed(hideFallback) });
    expect([lightbox.open, isModal(lightbox)]).to.deep.equal([true, true]);
    expect(seen.filter((type) => type === 'shown').length).to.equal(seen.filter((type) => type === 'hidden').length);
  });

  it('a move in the document keeps it open', async () => {
    const lightbox = await open(await place(threeLinks()));
    const seen = events(lightbox);
    const other = document.createElement('div');
    other.dataset.test = '';
    document.body.append(other);
    other.append(lightbox);
    await never('it dispatches an event', () => seen.length > 0);
    expect([isModal(lightbox), seen.length]).to.deep.equal([true, 0]);
  });

  it('unlocks the page if it is removed while it is open', async () => {
    const lightbox = await open(await place(`<button>opener</button>${threeLinks()}`));
    lightbox.remove();
    await eventually('the page scrolls', () => getComputedStyle(document.documentElement).overflowY === 'visible');
  });

  it('closes when the page hides the element, and the focus returns', async () => {
    const lightbox = await place(`<button>opener</button>${threeLinks()}`);
    const opener = inPage('button');
    opener.focus();
    await open(lightbox);
    const seen = events(lightbox);
    lightbox.hidden = true;
    await eventually('it is closed', () => !lightbox.open && isOver(lightbox));
    expect(seen).to.deep.equal(['hide', 'hidden']);
    expect(document.activeElement).to.equal(opener);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    // A hidden element still shows its slides on request.
    await open(lightbox);
    expect(isModal(lightbox)).to.equal(true);
  });

  it('the browser closing it counts as Escape', async () => {
    const lightbox = await open(await place(threeLinks()));
    const hidden = once(lightbox, 'site-hidden');
    dialog(lightbox).close();
    await hidden;
    expect(lightbox.open).to.equal(false);
  });

  it('repeated opening leaves no nodes', async function () {
    const cycle = async (): Promise<void> => {
      const lightbox = await open(await place(threeLinks()));
      lightbox.next();
      lightbox.hide();
      await eventually('it is destroyed', () => isOver(lightbox));
      await clear();
    };
    const repeatOpening = async (count: number) => {
      for (let round = 0; round < count; round += 1) await cycle();
      return domCounters();
    };
    const before = await repeatOpening(3);
    skipUnless(this, 'counting nodes', before !== null);
    await repeatOpening(6);
    if (!before) return;
    // The engine frees nodes in its own time; what is kept alive never goes.
    await eventually('no nodes and listeners are left', async () => {
      const after = await domCounters();
      expect((after?.nodes ?? Infinity) - before.nodes, 'nodes').to.be.below(60);
      expect((after?.jsEventListeners ?? Infinity) - before.jsEventListeners, 'listeners').to.be.below(20);
      return true;
    });
  });
});

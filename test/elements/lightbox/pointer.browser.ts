import { expect } from '@open-wc/testing';
import { click, clickAt, drag, moveTo, wheel } from '../../support/engine.ts';
import { elapsed, eventually, never, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  clear,
  control,
  dialog,
  figure,
  image,
  isOver,
  middle,
  open,
  picture,
  place,
  still,
  threeLinks,
  viewOf,
} from './lightbox.ts';

afterEach(clear);

/** The time without activity after which controls hide, in milliseconds (docs/decisions.md#decision-9). */
const idleAfter = 3000;

const opacity = (element: Element): number => Number(getComputedStyle(element).opacity);

describe('a click', () => {
  it('on the right half of the window shows the next slide, on the left one the previous', async () => {
    const lightbox = await open(await place(threeLinks()));
    const { x, y } = middle(picture(lightbox));
    await clickAt(x + 60, y);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    await clickAt(x - 60, y);
    await eventually('the first one is shown', () => lightbox.currentIndex === 0);
    await clickAt(x - 60, y);
    await eventually('and wraps to the last', () => lightbox.currentIndex === 2);
  });

  it('is mirrored from right to left', async () => {
    const lightbox = await open(await place(`<div dir="rtl">${threeLinks()}</div>`));
    const { x, y } = middle(picture(lightbox));
    await clickAt(x - 60, y);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
  });

  it('within 2 % of the border of the window does nothing, even on the image', async () => {
    const lightbox = await open(await place(threeLinks('speed="0" padding="0"')));
    const { left, right } = picture(lightbox).getBoundingClientRect();
    expect([left < 10, right > innerWidth - 10], 'the picture reaches the border').to.deep.equal([true, true]);
    await clickAt(innerWidth - 5, innerHeight / 2);
    await clickAt(5, innerHeight / 2);
    await never('it goes on or closes', () => lightbox.currentIndex !== 0 || !lightbox.open);
  });

  it('next to the image closes', async () => {
    const lightbox = await open(await place(threeLinks()));
    const { top } = picture(lightbox).getBoundingClientRect();
    const hidden = once(lightbox, 'site-hidden');
    await clickAt(innerWidth / 2, top - 20);
    await hidden;
    await eventually('it is destroyed', () => isOver(lightbox));
  });

  it('on a caption or a control does not close', async () => {
    const lightbox = await open(await place(`<site-lightbox>${figure('leeward')}</site-lightbox>`));
    await click(control(lightbox, 'caption'));
    await never('it closes', () => !lightbox.open);
  });

  it('that is repeated on a thumbnail only opens its image', async () => {
    const lightbox = await place(threeLinks());
    const thumbnail = lightbox.querySelector('img') as HTMLElement;
    // The second click is sent during the opening animation, however long the first click takes.
    const paused = once(lightbox, 'site-shown').then(async () => {
      await eventually('the picture moves', () => picture(lightbox).getAnimations().length > 0);
      for (const motion of picture(lightbox).getAnimations()) motion.pause();
    });
    await click(thumbnail);
    await paused;
    const { x, y } = middle(thumbnail);
    await clickAt(x, y);
    await eventually('the picture is there', () => picture(lightbox).getAnimations().length === 0);
    expect(viewOf(lightbox).scale).to.be.closeTo(1, 0.01);
    expect([lightbox.open, lightbox.currentIndex]).to.deep.equal([true, 0]);
    const { x: center, y: level } = middle(picture(lightbox));
    await clickAt(center + 60, level);
    await eventually('the next click goes on', () => lightbox.currentIndex === 1);
  });

  it('on the close button closes', async () => {
    const lightbox = await open(await place(threeLinks()));
    const hidden = once(lightbox, 'site-hidden');
    await click(control(lightbox, 'close'));
    await hidden;
  });
});

describe('the mouse', () => {
  it('enlarges with the button, drags the image within its bounds, and a click resets it', async () => {
    const lightbox = await open(await place(threeLinks()));
    await click(control(lightbox, 'zoom'));
    await eventually('it is enlarged', () => control(lightbox, 'zoom').getAttribute('aria-pressed') === 'true');
    await still(lightbox);
    expect(viewOf(lightbox).scale).to.be.at.least(1.99);
    await drag(picture(lightbox), { x: -30, y: 0 }, { x: -90, y: 0 });
    await eventually('it has moved', () => viewOf(lightbox).x < -50);
    // Never beyond the window, where not every engine reports the mouse: further than the image extends.
    for (const _ of [1, 2]) await drag(dialog(lightbox), { x: 250, y: 0 }, { x: -250, y: 0 });
    await eventually('it has moved as far as it goes', () => viewOf(lightbox).x < -100);
    await still(lightbox);
    expect(picture(lightbox).getBoundingClientRect().right, 'no further than its edge').to.be.closeTo(innerWidth, 2);
    expect(lightbox.currentIndex, 'a drag is no click').to.equal(0);
    const { x, y } = middle(dialog(lightbox));
    await clickAt(x + 60, y);
    await eventually('it fits again', () => control(lightbox, 'zoom').getAttribute('aria-pressed') === 'false');
    await still(lightbox);
    expect(viewOf(lightbox).scale).to.be.closeTo(1, 0.01);
  });

  it('enlarges with the wheel at its position, and the page does not scroll', async function () {
    const lightbox = await open(await place(`<div style="height: 300vh"></div>${threeLinks()}`));
    const before = picture(lightbox).getBoundingClientRect();
    skipUnless(this, 'the wheel', await wheel(dialog(lightbox), -300));
    await eventually('it is enlarged', () => viewOf(lightbox).scale > 1.2);
    await still(lightbox);
    const after = picture(lightbox).getBoundingClientRect();
    expect((after.left + after.right) / 2).to.be.closeTo((before.left + before.right) / 2, 1);
    await wheel(dialog(lightbox), 3000);
    await eventually('it fits', () => viewOf(lightbox).scale < 1.01);
    expect(scrollY).to.equal(0);
  });

  it('a drag on an image that fits does nothing', async () => {
    const lightbox = await open(await place(threeLinks()));
    await drag(picture(lightbox), { x: -40, y: 0 }, { x: -80, y: 0 });
    await never('it goes on or closes', () => lightbox.currentIndex !== 0 || !lightbox.open);
    expect(viewOf(lightbox).scale).to.be.closeTo(1, 0.01);
  });
});

describe('controls', () => {
  it('hide without activity, previous and next first, and are shown again when the pointer moves', async () => {
    await moveTo(300, 300);
    const lightbox = await place(threeLinks());
    // Opened by a click, because then no engine shows a focus ring.
    const shown = once(lightbox, 'site-shown');
    const first = middle(lightbox.children[0] as Element);
    await clickAt(first.x, first.y);
    await shown;
    await still(lightbox);
    const left: string[] = [];
    dialog(lightbox).addEventListener('transitionrun', ({ target }) => left.push((target as Element).part.value));
    // The first pointer event may be caused by an element that appeared under a resting pointer.
    for (const at of [310, 315]) await moveTo(at, at);
    const [next, close] = [control(lightbox, 'next'), control(lightbox, 'close')];
    await eventually('all leave', () => opacity(close) === 0 && opacity(next) === 0);
    const order = ['control next', 'control close'].map((part) => left.lastIndexOf(part));
    expect(order[0], 'first the previous and next buttons, then the others').to.be.within(0, (order[1] ?? 0) - 1);
    await moveTo(320, 320);
    await eventually('all are shown again', () => opacity(close) === 1);
  });

  it('stay for keyboard users', async () => {
    const lightbox = await open(await place(threeLinks()));
    control(lightbox, 'zoom').focus();
    dialog(lightbox).dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    const controls = [control(lightbox, 'next'), control(lightbox, 'close')];
    await never('a control fades', () => controls.some((one) => opacity(one) < 1), { until: elapsed(idleAfter) });
  });
});

describe('the caption', () => {
  const long = 'A long story about how it was drawn, line by line. '.repeat(12);

  it('is one line, with a button that opens the rest and closes it again', async () => {
    const lightbox = await open(await place(`<site-lightbox>${figure('leeward', long)}</site-lightbox>`));
    const caption = control(lightbox, 'caption');
    const height = (): number => caption.getBoundingClientRect().height;
    const line = height();
    await eventually('there is a button', () => !!lightbox.shadowRoot?.querySelector('[part~="more"]'));
    const more = control(lightbox, 'more');
    expect(more.getAttribute('aria-expanded')).to.equal('false');
    await click(more);
    await eventually('it is open', () => height() > line * 2);
    expect([more.getAttribute('aria-expanded'), caption.textContent?.includes(long.trim())]).to.deep.equal([
      'true',
      true,
    ]);
    await click(more);
    await eventually('it is one line again', () => height() === line);
  });

  it('has no button where one line is enough, and is absent without a caption', async () => {
    const lightbox = await open(
      await place(`<site-lightbox speed="0">${figure('leeward')}${image('tidepool')}</site-lightbox>`),
    );
    await never('there is a button', () => lightbox.shadowRoot?.querySelector('[part~="more"]'));
    lightbox.next();
    await eventually('there is no caption', () => !lightbox.shadowRoot?.querySelector('[part="caption"]'));
  });

  it('is omitted if the author turns it off', async () => {
    const lightbox = await open(await place(`<site-lightbox captions="false">${figure('leeward')}</site-lightbox>`));
    expect(lightbox.shadowRoot?.querySelector('[part="caption"]')).to.equal(null);
  });

  it('keeps a title separate from its text', async () => {
    const captionHtml = '<strong style="display: block">Leeward</strong>Flow field<p>60 cm</p>';
    const lightbox = await open(await place(`<site-lightbox>${figure('leeward', captionHtml)}</site-lightbox>`));
    const lines = [...control(lightbox, 'caption').querySelectorAll('span')].map((line) => line.textContent);
    expect(lines).to.deep.equal(['Leeward', 'Flow field', '60 cm']);
  });
});

/** Tests slideshows, which show one slide at a time, and autoplay. */

import { expect } from '@open-wc/testing';
import { click, drag, emulateMedia, expectAccessible, hover, moveTo } from '../../support/engine.ts';
import { elapsed, eventually, never } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, find, image, rect, repeat } from './gallery.ts';
import { has, hasBeenSeen, moving, next, part, prints, seen, settled, slid } from './moving.ts';

await define();

afterEach(async () => {
  await clear();
  await emulateMedia({});
  history.replaceState(null, '', location.pathname + location.search);
});

describe('a slideshow', () => {
  it('shows one slide, and lays out no other', async () => {
    const gallery = await moving('slideshow', '', prints(300));
    expect(seen(gallery)).to.deep.equal([0]);
    expect(gallery.querySelectorAll('[slot]')).to.have.length(1);
    expect(gallery.shadowRoot?.querySelectorAll('slot')).to.have.length(1);
  });

  for (const transition of ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe']) {
    it(`changes slides by ${transition}`, async () => {
      const gallery = await moving('slideshow', `transition="${transition}"`);
      await slid(gallery, () => gallery.next());
      expect(gallery.currentIndex).to.equal(1);
      await slid(gallery, () => gallery.previous());
      expect(rect(gallery.children[0] as Element).width).to.be.above(700);
    });
  }

  it('zooms into an image, and leaves its caption in place', async () => {
    const gallery = await moving('slideshow', 'transition="ken-burns"');
    const [picture, caption] = [find(gallery, 'img'), find(gallery, 'figcaption')];
    const { left, bottom, width } = rect(caption);
    for (const motion of picture.getAnimations()) motion.finish();
    expect(rect(picture).width).to.be.closeTo(800 * 1.075, 1);
    expect(rect(caption)).to.include({ left, bottom, width });
  });

  it('keeps the zoom of an image until it is out of view', async () => {
    const gallery = await moving('slideshow', 'transition="ken-burns" speed="300ms"');
    const picture = find(gallery, 'img');
    for (const motion of picture.getAnimations()) motion.finish();
    const arrival = next(gallery, 'site-slid');
    gallery.next();
    await eventually('it changes', () => gallery.matches(':state(moving)'));
    expect(rect(picture).width).to.be.closeTo(800 * 1.075, 1);
    await arrival;
    await eventually('the zoom is removed', () => picture.getAnimations().length === 0);
  });

  it('ignores another change during a transition', async () => {
    const gallery = await moving('slideshow', 'speed="300ms"');
    const arrival = next(gallery, 'site-slid');
    gallery.next();
    await Promise.resolve();
    gallery.next();
    gallery.select(5);
    expect((await arrival).detail).to.deep.equal({ from: 0, to: 1 });
    expect(gallery.currentIndex).to.equal(1);
  });

  it('moves forward on a click, or back or by halves if so configured', async () => {
    const gallery = await moving(
      'slideshow',
      '',
      repeat(4, () => image()),
    );
    await slid(gallery, () => click(gallery.children[0] as Element));
    expect(gallery.currentIndex).to.equal(1);
    gallery.setAttribute('click-behavior', 'previous');
    await slid(gallery, () => click(gallery.children[1] as Element));
    expect(gallery.currentIndex).to.equal(0);
    gallery.setAttribute('click-behavior', 'halves');
    await slid(gallery, () => click(gallery.children[0] as Element));
    expect(gallery.currentIndex, 'the middle belongs to the second half').to.equal(1);
  });

  it('does not handle clicks on links and videos', async () => {
    const gallery = await moving('slideshow', '', `<a href="#one">${image()}</a><video></video>${image()}`);
    await click(find(gallery, 'a'));
    expect([location.hash, gallery.currentIndex]).to.deep.equal(['#one', 0]);
    await slid(gallery, () => gallery.next());
    await click(find(gallery, 'video'));
    expect(gallery.currentIndex).to.equal(1);
  });

  it('is dragged to the next slide, and returns if it was not dragged far enough', async () => {
    const gallery = await moving(
      'slideshow',
      // The drags are longer than half of it, so that their speed does not matter. They end within the window.
      'transition="swipe" style="inline-size: 600px; margin-inline: auto"',
      repeat(4, () => image()),
    );
    const steps = (to: number): { x: number; y: number }[] => [0.25, 0.5, 0.75, 1].map((of) => ({ x: to * of, y: 0 }));
    await slid(gallery, () => drag(gallery.children[0] as Element, ...steps(-380)));
    expect(gallery.currentIndex).to.equal(1);
    await slid(gallery, () => drag(gallery.children[1] as Element, ...steps(380)));
    expect(gallery.currentIndex).to.equal(0);
  });
});

describe('autoplay', () => {
  // A pointer that rests on the gallery would pause it.
  beforeEach(() => moveTo(790, 590));

  const autoplayTimeout = 80;
  const autoplay = `autoplay autoplay-timeout="${autoplayTimeout}ms"`;

  it('moves through the slides until the visitor pauses it', async () => {
    const gallery = await moving('slideshow', autoplay);
    await hasBeenSeen(gallery);
    await next(gallery, 'site-slid');
    await next(gallery, 'site-slid');
    await expectAccessible(part(gallery, 'pause'), { role: 'button', name: 'Pause the slides' });
    await click(part(gallery, 'pause'));
    await settled(gallery, () => !gallery.matches(':state(playing)') && !gallery.matches(':state(moving)'));
    const { currentIndex } = gallery;
    const until = elapsed(autoplayTimeout * 3);
    await never('it goes on', () => gallery.currentIndex !== currentIndex, { until });
    await expectAccessible(part(gallery, 'pause'), { role: 'button', name: 'Play the slides' });
  });

  it('waits while the pointer or the focus is on the gallery, and continues afterwards', async () => {
    const gallery = await moving('slideshow', autoplay);
    await hasBeenSeen(gallery);
    await hover(gallery);
    await settled(gallery, () => !gallery.matches(':state(playing)'));
    await moveTo(790, 590);
    await settled(gallery, () => gallery.matches(':state(playing)'));
    part(gallery, 'next').focus();
    await settled(gallery, () => !gallery.matches(':state(playing)'));
    part(gallery, 'next').blur();
    await settled(gallery, () => gallery.matches(':state(playing)'));
  });

  it('waits while a video plays', async () => {
    const gallery = await moving('slideshow', autoplay, `<video></video>${image()}`);
    await hasBeenSeen(gallery);
    await settled(gallery, () => gallery.matches(':state(playing)'));
    find(gallery, 'video').dispatchEvent(new Event('play'));
    await settled(gallery, () => !gallery.matches(':state(playing)'));
    find(gallery, 'video').dispatchEvent(new Event('ended'));
    await settled(gallery, () => gallery.matches(':state(playing)'));
  });

  it('never runs under reduced motion, and shows no pause button', async function () {
    skipUnless(this, 'emulation of reduced motion', await emulateMedia({ reducedMotion: true }));
    const gallery = await moving('slideshow', autoplay);
    await hasBeenSeen(gallery);
    expect([has(gallery, 'pause'), gallery.matches(':state(playing)')]).to.deep.equal([false, false]);
  });
});

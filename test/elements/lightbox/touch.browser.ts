import { expect } from '@open-wc/testing';
import { click, setScreen, setViewport, touchAt } from '../../support/engine.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  clear,
  control,
  dialog,
  hasPart,
  isOver,
  link,
  middle,
  open,
  picture,
  place,
  type SiteLightbox,
  still,
  threeLinks,
  viewOf,
} from './lightbox.ts';

afterEach(clear);

interface Way {
  readonly x: number;
  readonly y: number;
}

/** Returns the path of a finger from one point to another, in small steps. */
const way = (from: Way, to: Way): Way[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

const center = (): Way => ({ x: innerWidth / 2, y: innerHeight / 2 });

/** Covers more than half of the window, so that the speed does not matter. */
function swipe(x: number, y: number): Promise<boolean> {
  const { x: left, y: top } = center();
  return touchAt(way({ x: left - x / 2, y: top - y / 2 }, { x: left + x / 2, y: top + y / 2 }));
}

/** Returns the paths of two fingers, with their first and last distance from a point. */
function pinch(from: number, to: number, { x, y } = center()): Promise<boolean> {
  const finger = (side: number): Way[] => way({ x: x + side * from, y }, { x: x + side * to, y });
  return touchAt(finger(-1), finger(1));
}

const tap = (x: number, y: number): Promise<boolean> => touchAt([{ x, y }]);

const isEnlarged = (lightbox: SiteLightbox): boolean =>
  control(lightbox, 'zoom').getAttribute('aria-pressed') === 'true';

/** The tests below need an engine with touch emulation. */
async function opened(context: Mocha.Context, markup = threeLinks()): Promise<SiteLightbox> {
  const lightbox = await open(await place(markup));
  // A finger that touches a button and moves away: it does nothing but show hidden controls.
  const { x, y } = middle(control(lightbox, 'close'));
  skipUnless(context, 'touch', await touchAt(way({ x, y }, { x: x - 20, y: y + 120 })));
  return lightbox;
}

describe('a swipe', () => {
  it('to the left shows the next slide, to the right the previous one', async function () {
    const lightbox = await opened(this);
    await swipe(-500, 10);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    await still(lightbox);
    await swipe(500, 10);
    await eventually('the first one is shown', () => lightbox.currentIndex === 0);
    await still(lightbox);
    expect(viewOf(lightbox).x, 'in the middle').to.be.closeTo(0, 1);
  });

  it('is mirrored from right to left', async function () {
    const lightbox = await opened(this, `<div dir="rtl">${threeLinks()}</div>`);
    await swipe(500, 0);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
  });

  it('is undone if a listener cancels it', async function () {
    const lightbox = await opened(this);
    lightbox.addEventListener('site-slide', (event) => event.preventDefault());
    await swipe(-500, 0);
    await still(lightbox);
    expect(lightbox.currentIndex).to.equal(0);
    expect(viewOf(lightbox).x).to.be.closeTo(0, 1);
  });

  it('during a transition continues from the current position, and the transition still ends', async function () {
    const lightbox = await opened(this, threeLinks(''));
    await swipe(-500, 0);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    const row = dialog(lightbox).querySelector('.row') as HTMLElement;
    await eventually('it is drawn along', () => row.getAnimations().length > 0);
    for (const motion of row.getAnimations()) {
      motion.pause();
      motion.currentTime = 0;
    }
    const before = row.getBoundingClientRect().left;
    expect(Math.abs(before)).to.be.above(100);
    // The swipe was undone, so there is no third slide.
    lightbox.addEventListener('site-slide', (event) => event.preventDefault());
    const taken: number[] = [];
    const look = (): unknown => taken.push(row.getBoundingClientRect().left - before);
    dialog(lightbox).addEventListener('pointermove', look);
    const slid = once(lightbox, 'site-slid');
    await swipe(-50, 0);
    expect(((await slid) as CustomEvent).detail).to.deep.equal({ from: 0, to: 1 });
    expect(taken.length).to.be.above(0);
    expect(Math.max(...taken.map(Math.abs)), 'it never jumped').to.be.below(60);
    await still(lightbox);
    expect(viewOf(lightbox).x).to.be.closeTo(0, 1);
  });

  for (const y of [360, -360]) {
    it(`${y > 0 ? 'down' : 'up'} closes`, async function () {
      const lightbox = await opened(this);
      const hidden = once(lightbox, 'site-hidden');
      await swipe(5, y);
      await hidden;
      await eventually('it is destroyed', () => isOver(lightbox));
    });
  }

  it('down is undone if a listener cancels it', async function () {
    const lightbox = await opened(this);
    lightbox.addEventListener('site-hide', (event) => event.preventDefault());
    await swipe(0, 360);
    await still(lightbox);
    expect(lightbox.open).to.equal(true);
    expect(viewOf(lightbox).scale).to.be.closeTo(1, 0.01);
    expect(viewOf(lightbox).y).to.be.closeTo(0, 1);
  });
});

describe('two fingers', () => {
  it('enlarge the image at the point between them, within its bounds', async function () {
    const lightbox = await opened(this);
    const box = picture(lightbox).getBoundingClientRect();
    const { x: left, y: top } = center();
    const at = box.width / 4;
    await pinch(40, 80, { x: left + at, y: top });
    await eventually('it is enlarged', () => isEnlarged(lightbox));
    await still(lightbox);
    const { scale, x } = viewOf(lightbox);
    expect(scale).to.be.closeTo(2, 0.1);
    expect(x, 'the point between the fingers has not moved').to.be.closeTo(-at, 8);
    await pinch(20, 200);
    await pinch(20, 200);
    await eventually('it is as large as it gets', () => viewOf(lightbox).scale > 3.5);
    await still(lightbox);
    expect(viewOf(lightbox).scale).to.be.at.most(4.05);
  });

  it('that are pinched make the image fit again', async function () {
    const lightbox = await opened(this);
    await pinch(40, 90);
    await eventually('it is enlarged', () => isEnlarged(lightbox));
    await pinch(150, 20);
    await eventually('it fits', () => !isEnlarged(lightbox));
    await still(lightbox);
    expect(viewOf(lightbox).scale).to.be.closeTo(1, 0.01);
    expect(viewOf(lightbox).x).to.be.closeTo(0, 1);
  });

  it('enlarge the image, and one finger then pans it instead of showing another slide', async function () {
    const lightbox = await opened(this);
    await pinch(40, 110);
    await eventually('it is enlarged', () => isEnlarged(lightbox));
    await still(lightbox);
    await swipe(-120, 0);
    await eventually('it has moved', () => viewOf(lightbox).x < -60);
    expect([lightbox.currentIndex, lightbox.open]).to.deep.equal([0, true]);
  });
});

/** The longest time between two taps that belong together, in milliseconds. */
const doubleTapTime = 300;

/**
 * Taps twice, in no time for the page: a machine may need longer than a double tap. Returns the number of taps that the page
 * still takes for single ones.
 */
async function tapTwice(x: number, y: number): Promise<number> {
  const { setTimeout: start, clearTimeout: stop } = window;
  const time = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') as PropertyDescriptor;
  const now = performance.now();
  const waiting = new Set<unknown>();
  Object.defineProperty(Event.prototype, 'timeStamp', { ...time, get: () => now });
  window.setTimeout = ((callback: () => void, delay?: number) => {
    const id = start(callback, delay);
    if (delay === doubleTapTime) {
      stop(id);
      waiting.add(id);
    }
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    waiting.delete(id);
    stop(id);
  };
  await tap(x, y);
  await tap(x, y);
  Object.defineProperty(Event.prototype, 'timeStamp', time);
  Object.assign(window, { setTimeout: start, clearTimeout: stop });
  return waiting.size;
}

describe('taps', () => {
  it('two enlarge the image, and two more reset it, without showing another slide', async function () {
    const lightbox = await opened(this);
    const { x, y } = center();
    expect(await tapTwice(x + 30, y)).to.equal(0);
    await eventually('it is enlarged', () => isEnlarged(lightbox));
    await still(lightbox);
    expect(viewOf(lightbox).scale).to.be.at.least(1.99);
    expect(await tapTwice(x + 30, y)).to.equal(0);
    await eventually('it fits', () => !isEnlarged(lightbox));
    await never('it goes on', () => lightbox.currentIndex !== 0);
  });

  it('one shows the next slide like a click, and closes next to the image', async function () {
    const lightbox = await opened(this);
    const { x, y } = center();
    const { top } = picture(lightbox).getBoundingClientRect();
    await tap(x + 60, y);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    const hidden = once(lightbox, 'site-hidden');
    await tap(x, top - 20);
    await hidden;
  });
});

describe('a phone', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('drags slides, stops at the last one, and has less space around the image', async function () {
    skipUnless(this, 'the size of the screen', await setScreen({ width: 390, height: 740 }));
    const lightbox = await opened(this, threeLinks('current-index="1"'));
    expect(picture(lightbox).getBoundingClientRect().width, 'edge to edge').to.be.closeTo(390, 2);
    lightbox.next();
    await eventually('it is drawn along', () => dialog(lightbox).getAnimations({ subtree: true }).length > 0);
    const moved = dialog(lightbox)
      .getAnimations({ subtree: true })
      .map(({ effect }) => (effect as KeyframeEffect).getKeyframes().map((frame) => Object.keys(frame)));
    expect(moved.flat(2)).to.include('transform').and.not.include('opacity');
    await still(lightbox);
    await swipe(-300, 0);
    await still(lightbox);
    expect([lightbox.currentIndex, control(lightbox, 'next').getAttribute('aria-disabled')]).to.deep.equal([2, 'true']);
  });

  it('leaves touches on a video to its own controls, and shows the next button', async function () {
    skipUnless(this, 'the size of the screen', await setScreen({ width: 390, height: 740 }));
    const video = '<figure><video controls width="320" height="180"></video></figure>';
    const lightbox = await opened(this, `<site-lightbox speed="0">${video}${link('tidepool')}</site-lightbox>`);
    const way = { transform: '', index: 0 };
    dialog(lightbox).addEventListener('pointermove', () => {
      way.transform ||= (dialog(lightbox).querySelector('.row') as HTMLElement).style.transform;
    });
    await eventually('the video is there', () => dialog(lightbox).querySelector('.current video') !== null);
    await swipe(-200, 0);
    await swipe(0, 160);
    expect([lightbox.open, lightbox.currentIndex, way.transform]).to.deep.equal([true, 0, '']);
    // The next button is another node then.
    const next = control(lightbox, 'next');
    await eventually('the next button is visible', () => getComputedStyle(next).opacity === '1');
    await click(next);
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
  });

  it('has controls that are large enough for touch, without horizontal overflow', async function () {
    skipUnless(this, 'the size of the screen', await setScreen({ width: 320, height: 560 }));
    const lightbox = await opened(this, threeLinks('download'));
    for (const part of ['zoom', 'download', 'close']) {
      const { width, height } = control(lightbox, part).getBoundingClientRect();
      expect([part, width >= 44, height >= 44]).to.deep.equal([part, true, true]);
    }
    expect(hasPart(lightbox, 'counter')).to.equal(true);
    expect(dialog(lightbox).scrollWidth).to.be.at.most(320);
  });
});

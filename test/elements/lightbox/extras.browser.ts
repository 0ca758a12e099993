/** Tests the optional controls of the lightbox: full screen, sharing, thumbnails; and what zooming announces. */
import { expect } from '@open-wc/testing';
import { click, press as pressKey, setViewport } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  address,
  clear,
  control,
  dialog,
  figure,
  hasPart,
  names,
  open,
  picture,
  place,
  threeLinks,
} from './lightbox.ts';

afterEach(clear);

/** Fakes full screen, which would put the pages of other tests into the background. */
function fakeFullScreen(): () => void {
  let element: Element | null = null;
  const change = async (to: Element | null): Promise<void> => {
    element = to;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const root = document.documentElement;
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, get: () => true },
    fullscreenElement: { configurable: true, get: () => element },
    exitFullscreen: { configurable: true, get: () => () => change(null) },
  });
  Object.defineProperty(root, 'requestFullscreen', { configurable: true, value: () => change(root) });
  return () => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(root, 'requestFullscreen');
  };
}

describe('full screen', () => {
  it('starts and ends by the button, and ends when the lightbox closes', async () => {
    const restore = fakeFullScreen();
    const lightbox = await open(await place(threeLinks('speed="0" full-screen')));
    await eventually('the button', () => hasPart(lightbox, 'full-screen'));
    const button = control(lightbox, 'full-screen');
    const press = async (isOn: string): Promise<void> => {
      await click(button);
      await eventually('the change', () => button.ariaPressed === isOn);
    };
    await press('true');
    expect(document.fullscreenElement).to.equal(document.documentElement);
    await press('false');
    await press('true');
    lightbox.hide();
    await eventually('no full screen', () => !document.fullscreenElement);
    restore();
  });
});

describe('all buttons', () => {
  it('leave the counter visible at 320 px', async function () {
    skipUnless(this, 'narrow window', await setViewport({ width: 320, height: 640 }));
    const restore = fakeFullScreen();
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve(), configurable: true });
    const slides = names.map((name) => figure(name)).join('');
    const lightbox = await open(
      await place(`<site-lightbox speed="0" full-screen share thumbnails download>${slides}</site-lightbox>`),
    );
    await eventually('the buttons', () => hasPart(lightbox, 'full-screen'));
    const counter = control(lightbox, 'counter').getBoundingClientRect();
    for (const part of ['zoom', 'captions', 'download', 'share', 'full-screen', 'close']) {
      const button = control(lightbox, part).getBoundingClientRect();
      expect(button.left < counter.right && button.bottom > counter.top, part).to.equal(false);
    }
    restore();
    Reflect.deleteProperty(navigator, 'share');
    await setViewport({ width: 800, height: 600 });
  });
});

describe('sharing', () => {
  const shared: ShareData[] = [];
  const fake = (share: unknown): unknown =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => {
    shared.length = 0;
    Reflect.deleteProperty(navigator, 'share');
  });

  it('uses the dialog of the platform, with the title and the URL of the slide', async () => {
    fake(async (data: ShareData) => void shared.push(data));
    const lightbox = await open(await place(threeLinks('speed="0" share')), 1);
    await eventually('the button', () => hasPart(lightbox, 'share'));
    expect(control(lightbox, 'share').ariaLabel).to.equal('Share');
    await click(control(lightbox, 'share'));
    expect(shared).to.deep.equal([{ title: 'Print undertow', url: address('undertow') }]);
  });

  it('has no button where the platform has no dialog', async () => {
    fake(undefined);
    const lightbox = await open(await place(threeLinks('speed="0" share thumbnails')));
    await eventually('the other controls', () => hasPart(lightbox, 'thumbnails'));
    expect(hasPart(lightbox, 'share')).to.equal(false);
  });
});

describe('thumbnails', () => {
  it('select a slide by pointer; arrow keys keep the current one in the tab order', async () => {
    const lightbox = await open(await place(threeLinks('speed="0" thumbnails')));
    await eventually('the strip', () => hasPart(lightbox, 'thumbnails'));
    const thumbnails = () => [...control(lightbox, 'thumbnails').querySelectorAll('button')];
    expect(thumbnails().map(({ ariaLabel, tabIndex }) => [ariaLabel, tabIndex])).to.deep.equal(
      names.map((_, index) => [`Show slide ${index + 1}`, index === 0 ? 0 : -1]),
    );
    await click(thumbnails()[2] as Element);
    await eventually('the slide', () => lightbox.currentIndex === 2);
    thumbnails()[2]?.focus();
    await pressKey('ArrowLeft');
    await eventually('the focus', () => lightbox.shadowRoot?.activeElement === thumbnails()[1]);
    expect(lightbox.open).to.equal(true);
    await expect(lightbox).to.be.accessible();
  });
});

describe('zooming', () => {
  it('is announced, and nothing is announced about another slide', async () => {
    const lightbox = await open(await place(threeLinks()));
    const announced = () =>
      [...dialog(lightbox).querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)[0];
    expect(announced()).to.equal('');
    await click(control(lightbox, 'zoom'));
    await eventually('the enlargement', () => announced() === 'Enlarged');
    await eventually('the end of its animation', () => picture(lightbox).getAnimations().length === 0);
    await click(control(lightbox, 'zoom'));
    await eventually('the end of it', () => announced() === 'Whole picture');
    lightbox.next();
    await eventually('the next slide', () => lightbox.currentIndex === 1 && announced() === '');
  });
});

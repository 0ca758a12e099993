import { expect } from '@open-wc/testing';
import { keyThrottle } from '../../../elements/lightbox/model/commands.ts';
import { click, emulateMedia, expectAccessible, press, setViewport } from '../../support/engine.ts';
import { elapsed, eventually, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  clear,
  control,
  dialog,
  figure,
  hasPart,
  image,
  inPage,
  isOver,
  names,
  open,
  picture,
  place,
  type SiteLightbox,
  threeLinks,
} from './lightbox.ts';

afterEach(clear);

const captioned = (attributes = 'speed="0"'): string =>
  `<site-lightbox ${attributes}>${names.map((name) => figure(name)).join('')}</site-lightbox>`;

const status = (lightbox: SiteLightbox): string | null | undefined =>
  dialog(lightbox).querySelector('#lightbox-status')?.textContent;

const inside = (lightbox: SiteLightbox, selector: string): HTMLElement => {
  const found = dialog(lightbox).querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the lightbox shows no ${selector}`);
  return found;
};

describe('assistive technology', () => {
  it('has no axe violations: closed, open, dark, light, with all controls, without captions', async () => {
    const closed = await place(`<site-lightbox>${image('leeward')}</site-lightbox>`);
    await expect(closed).to.be.accessible();
    for (const attributes of ['download', 'theme="light" download', 'captions="false" loop="false" label="Prints"']) {
      await clear();
      const lightbox = await open(await place(captioned(`${attributes} speed="0"`)));
      await expect(lightbox).to.be.accessible();
    }
  });

  it('gets the names of the dialog, the slide, the image and the controls from the engine itself', async () => {
    const lightbox = await open(await place(captioned('label="Prints on the wall" download')), 1);
    await expectAccessible(dialog(lightbox), { role: 'dialog', name: 'Prints on the wall' });
    await expectAccessible(inside(lightbox, '.scene'), { role: 'group', name: 'Prints on the wall' });
    await expectAccessible(inside(lightbox, '.current'), { role: 'group', name: '2 of 3' });
    await expectAccessible(control(lightbox, 'previous'), { role: 'button', name: 'Previous' });
    await expectAccessible(control(lightbox, 'next'), { role: 'button', name: 'Next' });
    await expectAccessible(control(lightbox, 'close'), { role: 'button', name: 'Close' });
    await expectAccessible(control(lightbox, 'download'), { role: 'link', name: 'Download' });
  });

  it('gets the role descriptions: a carousel, and a slide in it', async () => {
    const lightbox = await open(await place(captioned()));
    expect(inside(lightbox, '.scene').getAttribute('aria-roledescription')).to.equal('carousel');
    expect(inside(lightbox, '.current').getAttribute('aria-roledescription')).to.equal('slide');
  });

  it('can hide the caption and show it again; the choice holds for the other slides', async () => {
    const lightbox = await open(await place(captioned()));
    const button = control(lightbox, 'captions');
    const caption = () => control(lightbox, 'caption');
    const isShown = () => caption().checkVisibility({ visibilityProperty: true });
    expect([button.ariaLabel, button.ariaPressed]).to.deep.equal(['Caption', 'true']);
    await click(button);
    await eventually('no caption', () => !isShown());
    expect(caption().getBoundingClientRect().top).to.be.at.least(innerHeight - 1);
    await press('ArrowRight');
    await eventually('the next slide', () => lightbox.currentIndex === 1);
    expect([isShown(), button.ariaPressed]).to.deep.equal([false, 'false']);
    await click(button);
    await eventually('the caption', isShown);
  });

  it('is informed of the position and the caption of each new slide, or of its alternative text', async () => {
    const lightbox = await open(
      await place(`<site-lightbox speed="0">${figure('leeward')}${image('tidepool')}</site-lightbox>`),
    );
    expect(dialog(lightbox).getAttribute('aria-describedby')).to.equal('lightbox-status');
    expect(status(lightbox)).to.equal('1 of 2: About leeward');
    lightbox.next();
    await eventually('the next one is announced', () => status(lightbox) === '2 of 2: Print tidepool');
  });

  it('gets only the current slide', async () => {
    const lightbox = await open(await place(captioned()));
    const panes = [...dialog(lightbox).querySelectorAll<HTMLElement>('.slide')];
    expect(panes.filter((pane) => !pane.inert)).to.deep.equal([inside(lightbox, '.current')]);
  });

  it('gets messages in the page’s language', async () => {
    const { addMessages } = await import('../../../core/page/language.ts');
    addMessages('nn', { 'lightbox-close': 'Lukk' });
    const lightbox = await open(await place(`<div lang="nn">${threeLinks()}</div>`));
    expect(control(lightbox, 'close').ariaLabel).to.equal('Lukk');
  });
});

describe('the page behind', () => {
  it('is inert and does not scroll, and is restored afterwards', async () => {
    const lightbox = await place(`${threeLinks()}<button>outside</button><div style="height: 300vh"></div>`);
    const width = document.body.getBoundingClientRect().width;
    await open(lightbox);
    inPage('button').focus();
    expect(document.activeElement).to.not.equal(inPage('button'));
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    expect(document.body.getBoundingClientRect().width).to.equal(width);
    const hidden = once(lightbox, 'site-hidden');
    await press('Escape');
    await hidden;
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('receives no keys that the lightbox handles', async () => {
    const received: string[] = [];
    const hear = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) received.push(event.key);
    };
    document.addEventListener('keydown', hear);
    const lightbox = await open(await place(threeLinks()));
    await press('ArrowRight');
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    document.removeEventListener('keydown', hear);
    expect(received).to.deep.equal([]);
  });
});

describe('the focus', () => {
  const long = 'A long story. '.repeat(40);

  for (const [what, part, markup] of [
    ['enlarges', 'zoom', `${figure('leeward')}<figure><video controls></video></figure>`],
    ['saves', 'download', `${figure('leeward')}<figure><video controls></video></figure>`],
    ['opens the caption', 'more', `${figure('leeward', long)}${figure('tidepool', 'Short')}`],
  ] as const) {
    it(`on an element that ${what} is not lost when that is removed: keys still work`, async () => {
      const lightbox = await open(await place(`<site-lightbox speed="0" download>${markup}</site-lightbox>`));
      await eventually('the element is shown', () => hasPart(lightbox, part));
      control(lightbox, part).focus();
      await press('ArrowRight');
      await eventually('the element is removed', () => lightbox.currentIndex === 1 && !hasPart(lightbox, part));
      await eventually('another element has the focus', () => lightbox.shadowRoot?.activeElement != null);
      await elapsed(keyThrottle);
      await press('ArrowLeft');
      await eventually('the first one is shown again', () => lightbox.currentIndex === 0);
    });
  }
});

describe('the file of an image', () => {
  it('can be saved without leaving the page', async () => {
    const lightbox = await open(await place(captioned('speed="0" download')));
    const { target, rel } = control(lightbox, 'download') as HTMLAnchorElement;
    expect([target, rel]).to.deep.equal(['_blank', 'noopener']);
  });
});

describe('user preferences', () => {
  it('reduced motion: nothing is animated', async function () {
    skipUnless(this, 'emulated media', await emulateMedia({ reducedMotion: true }));
    const lightbox = await place(threeLinks(''));
    const shown = once(lightbox, 'site-shown');
    lightbox.show();
    await shown;
    const moves = (): number => dialog(lightbox).getAnimations({ subtree: true }).length;
    expect(moves()).to.equal(0);
    lightbox.next();
    await once(lightbox, 'site-slid');
    await click(control(lightbox, 'zoom'));
    await eventually('it is enlarged', () => control(lightbox, 'zoom').getAttribute('aria-pressed') === 'true');
    const glides = dialog(lightbox)
      .getAnimations({ subtree: true })
      .filter(({ effect }) => (effect as KeyframeEffect).target === picture(lightbox));
    expect(glides).to.have.length(0);
    lightbox.hide();
    await eventually('the lightbox is closed immediately', () => isOver(lightbox));
    await emulateMedia({});
  });

  it('forced colours: controls have a border', async function () {
    skipUnless(this, 'emulated media', await emulateMedia({ forcedColors: true }));
    const lightbox = await open(await place(threeLinks()));
    expect(getComputedStyle(control(lightbox, 'close')).borderStyle).to.equal('solid');
    await emulateMedia({});
  });

  it('right to left: controls and row are mirrored', async () => {
    const lightbox = await open(await place(`<div dir="rtl">${threeLinks()}</div>`));
    const left = (part: string): number => control(lightbox, part).getBoundingClientRect().left;
    expect(left('previous')).to.be.greaterThan(left('next'));
    expect(left('close')).to.be.lessThan(left('counter'));
  });

  it('a small window: everything fits, and targets are large enough', async () => {
    await setViewport({ width: 320, height: 480 });
    const lightbox = await open(await place(captioned('download speed="0"')));
    const { left, right, top, bottom } = picture(lightbox).getBoundingClientRect();
    expect([left >= 0, right <= innerWidth, top >= 44, bottom <= innerHeight]).to.deep.equal([true, true, true, true]);
    for (const one of dialog(lightbox).querySelectorAll<HTMLElement>('.tool'))
      expect([one.offsetWidth, one.offsetHeight]).to.deep.equal([44, 44]);
    await setViewport({ width: 800, height: 600 });
  });

  it('light and dark backgrounds, which cover the page by 95 %', async () => {
    const lightbox = await open(await place(threeLinks()));
    const overlay = (): CSSStyleDeclaration => getComputedStyle(control(lightbox, 'overlay'));
    expect([overlay().opacity, overlay().backgroundColor]).to.deep.equal(['0.95', 'rgb(14, 15, 17)']);
    lightbox.theme = 'light';
    await eventually('it is light', () => overlay().backgroundColor === 'rgb(252, 252, 251)');
  });
});

describe('a focus ring', () => {
  it('is shown for keys, and the focus returns to the opener', async function () {
    const lightbox = await place(
      `<button commandfor="box" command="--show">Open</button>${threeLinks('id="box" speed="0"')}`,
    );
    for (let presses = 0; presses < 10 && document.activeElement !== inPage('button'); presses += 1) await press('Tab');
    const shown = once(lightbox, 'site-shown');
    await press('Enter');
    await shown;
    expect(lightbox.shadowRoot?.activeElement).to.equal(control(lightbox, 'close'));
    // WebKit's window loses the focus when its size changes, and then shows no focus ring.
    skipUnless(this, 'a window with the focus', document.hasFocus());
    await press('Tab');
    await eventually('the focus ring is shown', () => control(lightbox, 'previous').matches(':focus-visible'));
    const hidden = once(lightbox, 'site-hidden');
    await press('Escape');
    await hidden;
    expect(document.activeElement).to.equal(inPage('button'));
  });
});

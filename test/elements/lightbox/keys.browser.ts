import { expect } from '@open-wc/testing';
import { keyThrottle } from '../../../elements/lightbox/model/commands.ts';
import { click, press } from '../../support/engine.ts';
import { elapsed, eventually, never, once } from '../../support/eventually.ts';
import {
  address,
  clear,
  control,
  dialog,
  image,
  inPage,
  isOver,
  open,
  picture,
  place,
  type SiteLightbox,
  shownImage,
  still,
  threeLinks,
  viewOf,
} from './lightbox.ts';

afterEach(clear);

/** Resolves when the lightbox handles keys again. */
const apart = (): Promise<void> => elapsed(keyThrottle);

const focused = (lightbox: SiteLightbox): string | null | undefined =>
  lightbox.shadowRoot?.activeElement?.getAttribute('aria-label');

describe('keys', () => {
  for (const [key, ltr, rtl] of [
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 2, 1],
    ['Home', 0, 0],
    ['End', 2, 2],
  ] as const) {
    it(`${key} shows another slide, with arrows mirrored from right to left`, async () => {
      const lightbox = await open(await place(threeLinks()));
      await press(key);
      await eventually(`slide ${ltr} is shown`, () => lightbox.currentIndex === ltr);
      await clear();
      const mirrored = await open(await place(`<div dir="rtl">${threeLinks()}</div>`));
      await press(key);
      await eventually(`slide ${rtl} is shown`, () => mirrored.currentIndex === rtl);
    });
  }

  it('that are pressed too fast count as one step', async () => {
    const lightbox = await open(await place(threeLinks()));
    const steps: number[] = [];
    lightbox.addEventListener('site-slid', () => steps.push(lightbox.currentIndex));
    const send = (): void => {
      dialog(lightbox).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
    };
    // Sent in one script: real keys may be further apart than the throttle on a busy machine.
    for (let presses = 0; presses < 5; presses += 1) send();
    await eventually('it has moved', () => steps.length > 0);
    expect(steps).to.deep.equal([1]);
    await apart();
    send();
    await eventually('it has moved again', () => steps.length > 1);
    expect(steps).to.deep.equal([1, 2]);
  });

  it('stop at the ends without a loop, where the buttons are disabled and keep the focus', async () => {
    const lightbox = await open(await place(threeLinks('speed="0" loop="false"')), 2);
    await press('ArrowRight');
    await apart();
    expect(lightbox.currentIndex).to.equal(2);
    const next = control(lightbox, 'next');
    expect(next.getAttribute('aria-disabled')).to.equal('true');
    next.focus();
    await press('Enter');
    await never('it goes on', () => lightbox.currentIndex !== 2);
    expect([lightbox.currentIndex, focused(lightbox)]).to.deep.equal([2, 'Next']);
    expect(control(lightbox, 'previous').getAttribute('aria-disabled')).to.not.equal('true');
  });

  it('plus and minus zoom, arrows then pan, and show other slides once the image fits again', async () => {
    const lightbox = await open(await place(threeLinks()));
    await press('+');
    await eventually('it is enlarged', () => viewOf(lightbox).scale > 1);
    await still(lightbox);
    expect(viewOf(lightbox).scale).to.be.closeTo(1.5, 0.01);
    await press('ArrowRight');
    await eventually('it has moved', () => viewOf(lightbox).x < -1);
    await still(lightbox);
    expect(lightbox.currentIndex).to.equal(0);
    await press('-');
    await eventually('it fits', () => control(lightbox, 'zoom').getAttribute('aria-pressed') === 'false');
    await still(lightbox);
    await apart();
    await press('ArrowRight');
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    expect(viewOf(lightbox).scale, 'the next one fits').to.be.closeTo(1, 0.01);
  });

  it('with modifiers, and in fields and players, are not handled', async () => {
    const video = `<figure><video controls src="data:video/mp4,"></video></figure>`;
    const lightbox = await open(await place(`<site-lightbox speed="0">${video}${image('leeward')}</site-lightbox>`));
    await press('Shift+ArrowRight');
    await eventually('Shift is handled immediately', () => lightbox.currentIndex === 1);
    await apart();
    await press('ArrowLeft');
    await eventually('the video is shown again', () => lightbox.currentIndex === 0);
    await apart();
    await eventually('the video is shown', () => !!lightbox.shadowRoot?.querySelector('.current video'));
    const copy = lightbox.shadowRoot?.querySelector<HTMLElement>('.current video');
    copy?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    const pressed = { key: 'ArrowRight', ctrlKey: true };
    dialog(lightbox).dispatchEvent(new KeyboardEvent('keydown', pressed));
    await never('it goes on', () => lightbox.currentIndex !== 0);
  });

  it('held down since opening do not press the button that has the focus now', async () => {
    const lightbox = await open(await place(threeLinks()));
    const close = control(lightbox, 'close');
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    close.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).to.equal(true);
  });

  it('are handled after a click on the image too', async () => {
    const lightbox = await open(await place(threeLinks()));
    await click(picture(lightbox));
    await eventually('it has gone on', () => lightbox.currentIndex !== 0);
    const at = lightbox.currentIndex;
    await apart();
    await press('Home');
    await eventually('it is back', () => lightbox.currentIndex === 0);
    expect(at).to.not.equal(0);
  });

  it('Escape closes, returns the focus, and removes everything', async () => {
    const lightbox = await place(threeLinks());
    inPage('a').focus();
    await open(lightbox, 1);
    const hidden = once(lightbox, 'site-hidden');
    await press('Escape');
    await hidden;
    await eventually('it is destroyed', () => isOver(lightbox));
    expect(document.activeElement).to.equal(inPage('a'));
  });

  it('Tab moves to the next controls, Shift+Tab back, and neither reaches the page', async () => {
    const lightbox = await open(
      await place(`<button>before</button>${threeLinks('speed="0" download')}<button>after</button>`),
    );
    const meet = async (chord: string, expected: readonly string[]): Promise<void> => {
      for (const name of expected) {
        await press(chord);
        expect(focused(lightbox)).to.equal(name);
      }
    };
    expect(focused(lightbox)).to.equal('Close');
    await meet('Tab', ['Previous', 'Next']);
    await meet('Shift+Tab', ['Previous', 'Close', 'Download', 'Enlarge']);
    // Beyond the controls, only the browser's own interface gets the focus, in any number of steps.
    for (const chord of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await press(chord);
      expect([document.body, lightbox]).to.include(document.activeElement);
    }
  });
});

describe('the buttons', () => {
  it('show the next and previous slide with Enter and Space', async () => {
    const lightbox = await open(await place(threeLinks()));
    control(lightbox, 'next').focus();
    await press('Enter');
    await eventually('the next one is shown', () => lightbox.currentIndex === 1);
    control(lightbox, 'previous').focus();
    await press(' ');
    await eventually('the first one is shown', () => lightbox.currentIndex === 0);
  });

  it('do not exist for a single slide', async () => {
    const lightbox = await open(await place(`<site-lightbox>${image('leeward')}</site-lightbox>`));
    const parts = [...(lightbox.shadowRoot?.querySelectorAll('dialog button') ?? [])].map((one) => one.ariaLabel);
    expect(parts).to.deep.equal(['Enlarge', 'Close']);
    await press('ArrowRight');
    await never('it goes on or closes', () => lightbox.currentIndex !== 0 || !lightbox.open);
  });

  it('include a download only if the author enables it', async () => {
    const lightbox = await open(await place(threeLinks('download')));
    const download = control(lightbox, 'download') as HTMLAnchorElement;
    expect([download.href, download.download]).to.deep.equal([address('leeward'), '']);
    expect(shownImage(lightbox).src).to.equal(address('leeward'));
  });
});

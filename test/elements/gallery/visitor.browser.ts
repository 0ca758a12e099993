/** Tests actions of visitors and scripts during changes of the gallery. */
import { expect } from '@open-wc/testing';
import { click, emulateMedia, hover, moveTo, press } from '../../support/engine.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, figure, find, image, observed, rect, repeat, type SiteGallery } from './gallery.ts';
import { has, hasBeenSeen, moving, next, part, prints, seen, settled, slid } from './moving.ts';

await define();

afterEach(async () => {
  await clear();
  await emulateMedia({});
});

/** Records the events of the gallery from now on. */
function recordEvents(gallery: SiteGallery): string[] {
  const types: string[] = [];
  for (const type of ['site-slide', 'site-slid']) gallery.addEventListener(type, () => types.push(type));
  return types;
}

const isPlaying = (gallery: SiteGallery): boolean => gallery.matches(':state(playing)');

describe('a script that adds slides and selects one of them', () => {
  for (const design of ['carousel', 'slideshow']) {
    it(`shows that slide of a ${design}, in either order`, async () => {
      for (const isNamedFirst of [false, true]) {
        const gallery = await moving(design, 'slides-per-row="1"');
        await slid(gallery, () => {
          if (isNamedFirst) gallery.currentIndex = 10;
          gallery.insertAdjacentHTML('beforeend', prints(4));
          if (!isNamedFirst) gallery.currentIndex = 10;
        });
        await observed();
        expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([10, [10]]);
        await clear();
      }
    });
  }
});

describe('a current slide whose index changes', () => {
  for (const design of ['carousel', 'slider', 'slideshow']) {
    it(`dispatches no event of a ${design}, also under reduced motion`, async function () {
      skipUnless(this, 'emulation of reduced motion', await emulateMedia({ reducedMotion: true }));
      const gallery = await moving(design, 'current-index="2"');
      const events = recordEvents(gallery);
      gallery.insertAdjacentHTML('afterbegin', figure('New'));
      await settled(gallery, () => gallery.currentIndex === 3 && seen(gallery).includes(3));
      await observed();
      expect(events).to.deep.equal([]);
    });
  }
});

describe('a strip without snap points', () => {
  it('keeps the scroll position of the visitor', async () => {
    const gallery = await moving('slider', 'snap-points="none"');
    const scroller = part(gallery, 'slides');
    const { width } = rect(gallery.children[0] as Element);
    await slid(gallery, () => scroller.scrollTo({ left: 2.2 * width }));
    const { scrollLeft } = scroller;
    await settled(gallery, () => !gallery.matches(':state(moving)'));
    await observed();
    expect([scroller.scrollLeft, gallery.currentIndex > 0]).to.deep.equal([scrollLeft, true]);
    expect(scrollLeft).to.be.closeTo(2.2 * width, 2);
  });
});

describe('a slideshow of two', () => {
  it('moves back in the opposite direction', async () => {
    const gallery = await moving('slideshow', 'transition="swipe" speed="60s"', prints(2));
    gallery.setAttribute('speed', '60s');
    gallery.previous();
    await settled(gallery, () => gallery.matches(':state(moving)'));
    expect(rect(gallery.children[1] as Element).left).to.be.below(rect(gallery).left);
  });
});

describe('the focus in a slideshow', () => {
  it('moves to the new slide, and back to the same node of the old one', async () => {
    const gallery = await moving(
      'slideshow',
      'lightbox="false"',
      repeat(3, (index) => `<a href="#${index}">${image()}</a>`),
    );
    await hasBeenSeen(gallery);
    const focused = (): string | null | undefined => gallery.shadowRoot?.activeElement?.getAttribute('aria-label');
    find(gallery, 'a').focus();
    await slid(gallery, () => press('ArrowRight'));
    expect([document.activeElement, focused()]).to.deep.equal([gallery, '2 of 3']);
    await slid(gallery, () => press('ArrowRight'));
    expect([document.activeElement, focused()]).to.deep.equal([gallery, '3 of 3']);
    const frame = gallery.shadowRoot?.activeElement;
    expect([frame?.role, frame?.ariaRoleDescription]).to.deep.equal(['group', 'slide']);
    await press('Tab');
    expect(document.activeElement).to.equal(gallery.children[2]);
    await expect(gallery).to.be.accessible();
  });

  it('does not move if it was elsewhere', async () => {
    const gallery = await moving('slideshow');
    part(gallery, 'next').focus();
    await slid(gallery, () => press('Enter'));
    expect(gallery.shadowRoot?.activeElement).to.equal(part(gallery, 'next'));
  });
});

describe('autoplay', () => {
  beforeEach(() => moveTo(790, 590));

  const autoplay = 'autoplay autoplay-timeout="80ms"';

  it('continues after a change that a listener cancels', async () => {
    const gallery = await moving('slideshow', autoplay);
    gallery.addEventListener('site-slide', (event) => event.preventDefault(), { once: true });
    await hasBeenSeen(gallery);
    await next(gallery, 'site-slid');
  });

  it('that the visitor started waits after they leave and return', async () => {
    const gallery = await moving('slideshow', autoplay);
    await hasBeenSeen(gallery);
    await click(part(gallery, 'pause'));
    await click(part(gallery, 'pause'));
    await settled(gallery, () => isPlaying(gallery));
    part(gallery, 'pause').blur();
    await moveTo(790, 590);
    await observed();
    await settled(gallery, () => isPlaying(gallery));
    await hover(gallery);
    await settled(gallery, () => !isPlaying(gallery));
  });

  it('waits while another tab is visible, however it was started', async () => {
    const gallery = await moving('slideshow', autoplay);
    await hasBeenSeen(gallery);
    await click(part(gallery, 'pause'));
    await click(part(gallery, 'pause'));
    await settled(gallery, () => isPlaying(gallery));
    const look = (isElsewhere: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isElsewhere });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    look(true);
    await settled(gallery, () => !isPlaying(gallery));
    look(false);
    await settled(gallery, () => isPlaying(gallery));
    Reflect.deleteProperty(document, 'hidden');
  });
});

describe('a gallery that is printed', () => {
  it('is still paused afterwards, and its lightbox is still open', async function () {
    skipUnless(this, 'emulation of print', await emulateMedia({ print: true }));
    await emulateMedia({});
    await moveTo(790, 590);
    const gallery = await moving('slideshow', 'lightbox autoplay autoplay-timeout="80ms"');
    await hasBeenSeen(gallery);
    await settled(gallery, () => isPlaying(gallery));
    gallery.pause();
    await settled(gallery, () => !isPlaying(gallery) && !gallery.matches(':state(moving)'));
    await click(gallery.children[gallery.currentIndex] as Element);
    const isOpen = (): boolean => gallery.shadowRoot?.querySelector('dialog:modal') != null;
    await settled(gallery, isOpen);
    await emulateMedia({ print: true });
    const moves = (): boolean => has(gallery, 'pause');
    await settled(gallery, () => !moves());
    await emulateMedia({});
    await settled(gallery, moves);
    expect(isOpen()).to.equal(true);
    await press('Escape');
    await settled(gallery, () => !isOpen());
    expect(part(gallery, 'pause').getAttribute('aria-label')).to.equal('Play the slides');
  });
});

describe('a click in a slider', () => {
  const links = repeat(6, (index) => `<a href="#${index}">${image({ size: [200, 300] })}</a>`);

  it('with a modifier key is left to the browser, also on a slide at the side', async () => {
    const gallery = await moving('slider', 'lightbox="false" active-alignment="left"', links);
    const facts = { bubbles: true, composed: true, cancelable: true, detail: 1 };
    const click = (init: MouseEventInit): boolean => {
      const event = new MouseEvent('click', { ...facts, ...init });
      // No click should leave the page.
      let isLeft = false;
      addEventListener(
        'click',
        () => {
          isLeft = !event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      find(gallery, 'a:nth-child(2) img').dispatchEvent(event);
      return isLeft;
    };
    expect(click({ ctrlKey: true }), 'a new tab').to.equal(true);
    expect(gallery.currentIndex).to.equal(0);
    await slid(gallery, () => expect(click({}), 'the slide is aligned').to.equal(false));
    expect(gallery.currentIndex).to.equal(1);
  });

  it('activates a control in a slide at the side', async () => {
    const gallery = await moving(
      'slider',
      'active-alignment="left"',
      repeat(6, () => `<div style="inline-size: 200px"><input type="checkbox" aria-label="Mine"></div>`),
    );
    const box = find<HTMLInputElement>(gallery, 'div:nth-child(2) input');
    await click(box);
    expect([box.checked, gallery.currentIndex]).to.deep.equal([true, 0]);
  });
});

describe('the strip of thumbnails', () => {
  it('is navigated by arrow keys, whatever the keys of the gallery', async () => {
    const gallery = await moving('slideshow', 'thumbnails keyboard="false"');
    part(gallery, 'current').focus();
    await slid(gallery, () => press('ArrowRight'));
    expect(gallery.currentIndex).to.equal(1);
    expect(gallery.shadowRoot?.activeElement).to.equal(part(gallery, 'current'));
    expect(gallery.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal('Show slide 2');
  });
});

describe('arrow keys', () => {
  it('are left to the page if all slides of a carousel fit', async () => {
    const gallery = await moving('carousel', 'slides-per-row="4"', prints(4));
    await hasBeenSeen(gallery);
    const pressed = new Promise<boolean>((resolve) => {
      addEventListener('keydown', (event) => resolve(event.defaultPrevented), { once: true });
    });
    await press('ArrowRight');
    expect(await pressed).to.equal(false);
  });
});

describe('a strip from right to left with snap points', () => {
  it('moves to the nearest one from its start', async () => {
    const gallery = await moving('slider', 'dir="rtl" snap-points="25% 75%"');
    const scroller = part(gallery, 'slides');
    const way = scroller.scrollWidth - scroller.clientWidth;
    const at = (scrolled: number): boolean => Math.abs(scroller.scrollLeft + scrolled * way) < 2;
    await slid(gallery, () => scroller.scrollTo({ left: -0.3 * way }));
    await settled(gallery, () => at(0.25));
    scroller.scrollTo({ left: 0 });
    await settled(gallery, () => at(0));
    await settled(gallery, () => at(0.25));
  });
});

describe('controls over the slides', () => {
  it('have their own stacking context, below a header of the page with a low z-index', async () => {
    const gallery = await moving('slideshow');
    expect(getComputedStyle(find(gallery.shadowRoot as ShadowRoot, '.moving')).isolation).to.equal('isolate');
  });
});

/** Dispatches pointer events on a slide, in every engine. */
function finger(slide: Element, pointerType: string, pointerId = 77) {
  const { left } = rect(slide);
  return (type: string, to: number, buttons = 1): void => {
    const facts = { bubbles: true, composed: true, isPrimary: true, pointerId, pointerType, clientY: 50, buttons };
    slide.dispatchEvent(new PointerEvent(type, { ...facts, clientX: left + 400 + to }));
  };
}

describe('a mouse button that is released over a frame of another page', () => {
  it('does not drag the slide when the mouse returns', async () => {
    const gallery = await moving('slideshow', 'transition="swipe"');
    const slide = gallery.children[0] as Element;
    const { left } = rect(slide);
    const point = finger(slide, 'mouse');
    point('pointerdown', 0);
    point('pointermove', -60);
    expect(rect(slide).left).to.be.closeTo(left - 60, 1);
    point('pointermove', -100, 0);
    point('pointermove', -200, 0);
    await settled(gallery, () => Math.abs(rect(slide).left - left) < 1);
    expect(gallery.currentIndex).to.equal(0);
  });
});

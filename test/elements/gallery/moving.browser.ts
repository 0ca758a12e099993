/** Tests galleries that show a few slides at a time, moved by key, pointer and touch. */

import { expect } from '@open-wc/testing';
import { click, emulateMedia, expectAccessible, hover, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';

import { clear, define, figure, find, image, place, rect, repeat, type SiteGallery } from './gallery.ts';
import { has, hasBeenSeen, moving, next, part, prints, quick, seen, settled, slid } from './moving.ts';

await define();

afterEach(async () => {
  await clear();
  await emulateMedia({});
  history.replaceState(null, '', location.pathname + location.search);
});

const designs = ['carousel', 'slider', 'slideshow'] as const;

for (const design of designs) {
  describe(`a ${design}`, () => {
    it('moves forward and back by its buttons, and dispatches events', async () => {
      const gallery = await moving(design);
      const step = design === 'carousel' ? 3 : 1;
      expect(await slid(gallery, () => click(part(gallery, 'next')))).to.deep.equal({ from: 0, to: step });
      expect([gallery.currentIndex, gallery.getAttribute('current-index')]).to.deep.equal([step, String(step)]);
      expect(seen(gallery)).to.include(step);
      expect(await slid(gallery, () => click(part(gallery, 'previous')))).to.deep.equal({ from: step, to: 0 });
      expect(seen(gallery)).to.include(0);
    });

    it('moves forward and back by arrow keys, except while the focus is in a text field', async () => {
      // Narrower than the page, which then does not scroll by these keys.
      const gallery = await moving(design, '', prints(), 750);
      const input = document.createElement('input');
      gallery.parentElement?.append(input);
      gallery.scrollIntoView();
      await hasBeenSeen(gallery);
      const step = design === 'carousel' ? 3 : 1;
      await slid(gallery, () => press('ArrowRight'));
      expect(gallery.currentIndex).to.equal(step);
      input.focus();
      await press('ArrowRight');
      expect(gallery.currentIndex).to.equal(step);
      input.blur();
      await slid(gallery, () => press('ArrowLeft'));
      expect(gallery.currentIndex).to.equal(0);
    });

    it('mirrors arrows and buttons from right to left', async () => {
      const gallery = await place(
        `<div dir="rtl"><site-gallery design="${design}" ${quick}>${prints()}</site-gallery></div>`,
        750,
      );
      await hasBeenSeen(gallery);
      expect(rect(part(gallery, 'next')).left).to.be.below(rect(part(gallery, 'previous')).left);
      await slid(gallery, () => press('ArrowLeft'));
      expect(gallery.currentIndex).to.equal(design === 'carousel' ? 3 : 1);
      expect(seen(gallery)).to.include(gallery.currentIndex);
    });

    it('dispatches an event before it changes, and stays when a listener cancels it', async () => {
      const gallery = await moving(design);
      const details: unknown[] = [];
      const refuse = (event: CustomEvent): void => {
        details.push(event.detail);
        event.preventDefault();
      };
      gallery.addEventListener('site-slide', refuse as EventListener);
      await click(part(gallery, 'next'));
      expect(details).to.deep.equal([{ from: 0, to: design === 'carousel' ? 3 : 1 }]);
      expect(gallery.currentIndex).to.equal(0);
    });

    it('reports its ends, and disables its buttons there', async () => {
      const gallery = await moving(design, 'loop="false"');
      expect(part(gallery, 'previous').getAttribute('aria-disabled')).to.equal('true');
      const before = next(gallery, 'site-reached-beginning');
      await click(part(gallery, 'previous'));
      await before;
      await slid(gallery, () => {
        gallery.currentIndex = design === 'carousel' ? 5 : 7;
      });
      expect(part(gallery, 'next').getAttribute('aria-disabled')).to.equal('true');
      const after = next(gallery, 'site-reached-end');
      await click(part(gallery, 'next'));
      await after;
    });

    it('shows no button over the image at its ends, except to a visitor whose focus it has', async () => {
      const gallery = await moving(design, 'loop="false"');
      const opacity = (name: string): string => getComputedStyle(part(gallery, name)).opacity;
      const settledAt = (name: string, value: string): Promise<boolean> =>
        eventually(`${name} has the opacity ${value}`, () => opacity(name) === value);
      await hover(gallery);
      await settledAt('next', '1');
      await settledAt('previous', '0');
      // A key, so that the focus is visible.
      await press('Tab');
      part(gallery, 'previous').focus();
      await settledAt('previous', '0.4');
    });

    it('returns to the first after the last with loop', async () => {
      const gallery = await moving(design, `loop current-index="${design === 'carousel' ? 5 : 7}"`);
      expect(await slid(gallery, () => gallery.next())).to.have.property('to', 0);
      expect(seen(gallery)).to.include(0);
    });

    it('begins at the slide of its attribute, and moves to the one that a script sets', async () => {
      const gallery = await moving(design, 'current-index="-4"');
      expect(seen(gallery)).to.include(4);
      await slid(gallery, () => gallery.select(2));
      expect(seen(gallery)).to.include(2);
    });

    it('keeps the current slide when others are added before it or removed', async () => {
      const gallery = await moving(design, 'current-index="2"');
      const shown = gallery.children[2];
      gallery.insertAdjacentHTML('afterbegin', figure('New'));
      await settled(gallery, () => gallery.currentIndex === 3);
      expect(gallery.children[gallery.currentIndex]).to.equal(shown);
      gallery.firstElementChild?.remove();
      await settled(gallery, () => gallery.currentIndex === 2);
      expect(gallery.children[gallery.currentIndex]).to.equal(shown);
    });

    it('does not animate under reduced motion, but changes immediately', async function () {
      skipUnless(this, 'emulation of reduced motion', await emulateMedia({ reducedMotion: true }));
      const gallery = await moving(design, 'speed="60s"');
      await slid(gallery, () => gallery.next());
      expect(seen(gallery)).to.include(design === 'carousel' ? 3 : 1);
    });

    it('is a carousel for assistive technology, without axe violations', async () => {
      const gallery = await moving(design, 'aria-label="Prints"');
      await expectAccessible(gallery, { role: 'group', name: 'Prints' });
      await expectAccessible(part(gallery, 'next'), { role: 'button', name: 'Next' });
      await expect(gallery).to.be.accessible();
      await slid(gallery, () => gallery.next());
      const status = gallery.shadowRoot?.querySelector('[aria-live]');
      expect(status?.getAttribute('aria-live')).to.equal('polite');
      expect(status?.textContent).to.equal(design === 'carousel' ? '4 of 8: Print 4' : '2 of 8: Print 2');
    });

    it('shows all slides on paper', async function () {
      skipUnless(this, 'emulation of print', await emulateMedia({ print: true }));
      const gallery = await moving(design);
      await settled(gallery, () => [...gallery.children].every((slide) => rect(slide).height > 20));
      const { right } = rect(gallery);
      for (const slide of gallery.children) expect(rect(slide).right).to.be.at.most(right + 1);
    });

    it('has no controls with a single slide, and causes no error without slides', async () => {
      const gallery = await moving(design, 'autoplay', image());
      expect([has(gallery, 'next'), has(gallery, 'pause')]).to.deep.equal([false, false]);
      gallery.replaceChildren();
      await Promise.resolve();
      gallery.next();
      expect(gallery.currentIndex).to.equal(0);
    });
  });
}

describe('a carousel', () => {
  it('has no controls if all of its slides fit', async () => {
    const gallery = await moving('carousel', 'slides-per-row="4"', prints(4));
    expect(has(gallery, 'next')).to.equal(false);
  });

  it('shows 2 slides below 480 px and 3 below 724 px', async () => {
    for (const [width, shown] of [
      [479, 2],
      [700, 3],
      [800, 5],
    ] as const) {
      const gallery = await place(
        `<site-gallery design="carousel" slides-per-row="5" ${quick}>${prints()}</site-gallery>`,
        width,
      );
      expect(seen(gallery)).to.have.length(shown);
      await settled(gallery, () => has(gallery, 'next'));
      expect(await slid(gallery, () => gallery.next())).to.have.property('to', Math.min(shown, 8 - shown));
      await clear();
    }
  });

  it('updates the current slide when the visitor scrolls', async () => {
    const gallery = await moving('carousel');
    const scroller = part(gallery, 'slides');
    const by = rect(gallery.children[2] as Element).left - rect(gallery.children[0] as Element).left;
    expect(await slid(gallery, () => scroller.scrollTo({ left: by }))).to.deep.equal({ from: 0, to: 2 });
  });
});

describe('a slider', () => {
  it('aligns the clicked slide, and moves on when it is clicked again', async () => {
    const gallery = await moving(
      'slider',
      'active-alignment="left"',
      repeat(8, () => image({ size: [200, 300] })),
    );
    await slid(gallery, () => click(gallery.children[1] as Element));
    expect(gallery.currentIndex).to.equal(1);
    expect(rect(gallery.children[1] as Element).left).to.be.closeTo(rect(gallery).left, 1);
    await slid(gallery, () => click(gallery.children[1] as Element));
    expect(gallery.currentIndex).to.equal(2);
  });

  it('aligns the current slide at either side or in the middle', async () => {
    for (const [at, edge] of [
      ['start', 'left'],
      ['right', 'right'],
    ] as const) {
      const gallery = await moving('slider', `active-alignment="${at}"`);
      await slid(gallery, () => gallery.select(4));
      expect(rect(gallery.children[4] as Element)[edge]).to.be.closeTo(rect(gallery)[edge], 1);
      await clear();
    }
    const gallery = await moving('slider');
    await slid(gallery, () => gallery.select(4));
    const [slide, box] = [gallery.children[4] as Element, gallery].map(rect);
    expect((slide?.left ?? 0) + (slide?.width ?? 0) / 2).to.be.closeTo((box?.left ?? 0) + (box?.width ?? 0) / 2, 1);
  });

  it('is half as high as wide by default', async () => {
    expect(rect(part(await moving('slider'), 'slides')).height).to.be.closeTo(400, 1);
    expect(rect(part(await moving('slider', 'aspect-ratio="4:1"'), 'slides')).height).to.be.closeTo(200, 1);
  });
});

describe('the strip of thumbnails', () => {
  it('selects a slide, marks the current one, and is one tab stop', async () => {
    const gallery = await moving('slideshow', 'thumbnails');
    const small = [...(gallery.shadowRoot?.querySelectorAll<HTMLElement>('[part~="thumbnail"]') ?? [])];
    expect(small).to.have.length(8);
    await slid(gallery, () => click(small[3] as HTMLElement));
    expect(gallery.currentIndex).to.equal(3);
    expect(small.map((one) => one.getAttribute('aria-current'))).to.deep.equal(
      small.map((_, index) => (index === 3 ? 'true' : null)),
    );
    expect(small.filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([small[3]]);
    await expect(gallery).to.be.accessible();
  });
});

describe('linked galleries', () => {
  it('keep the same current slide, whichever is moved', async () => {
    const box = await place(
      `<site-gallery id="large" design="slideshow" linked-galleries="small" ${quick}>${prints()}</site-gallery>
       <site-gallery id="small" design="slider" ${quick}>${prints()}</site-gallery>`,
      800,
    );
    const [large, small] = ['#large', '#small'].map((id) => find<SiteGallery>(box.parentElement as Element, id));
    if (!large || !small) throw new Error('two galleries');
    await Promise.all([next(small, 'site-slid'), slid(large, () => large.next())]);
    expect(small.currentIndex).to.equal(1);
    await Promise.all([next(large, 'site-slid'), slid(small, () => small.select(4))]);
    expect(large.currentIndex).to.equal(4);
  });
});

describe('the URL of the page', () => {
  const addressed = (index: number): string =>
    `<figure data-slide-id="id-${index}">${image()}<figcaption>Print ${index}</figcaption></figure>`;

  it('follows the slide with history-hash, and selects the initial one', async () => {
    history.replaceState(null, '', '#itemId=id-2');
    const gallery = await moving('slideshow', 'history-hash', repeat(5, addressed));
    expect(gallery.currentIndex).to.equal(2);
    const { length } = history;
    await slid(gallery, () => gallery.next());
    expect([location.hash, history.length]).to.deep.equal(['#itemId=id-3', length]);
  });

  it('does not change without it', async () => {
    history.replaceState(null, '', '#itemId=id-2');
    const gallery = await moving('slideshow', '', repeat(5, addressed));
    expect(gallery.currentIndex).to.equal(0);
    await slid(gallery, () => gallery.next());
    expect(location.hash).to.equal('#itemId=id-2');
  });
});

describe('columns of different heights', () => {
  it('keep every slide in its position when others are appended', async () => {
    const tall = (index: number): string => image({ size: [300, 150 + ((index * 97) % 300)] });
    const gallery = await place(`<site-gallery design="autocolumns">${repeat(10, tall)}</site-gallery>`, 900);
    const places = (): string[] =>
      [...gallery.children].slice(0, 10).map((slide) => `${rect(slide).left.toFixed()},${rect(slide).top.toFixed()}`);
    const before = places();
    gallery.insertAdjacentHTML('beforeend', repeat(5, tall));
    await settled(gallery, () => gallery.querySelectorAll('[slot]').length === 15);
    expect(places()).to.deep.equal(before);
    const heights = [...gallery.children].map((slide) => rect(slide).height);
    expect(Math.min(...heights)).to.be.above(50);
  });
});

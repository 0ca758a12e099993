/** Tests settings in attributes and in block data, and methods for scripts. */
import { expect } from '@open-wc/testing';
import { warningsDuring } from '../../contract/load.ts';
import { click, moveTo, press } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { clear, columns, define, find, image, place, ratioOf, rect, repeat } from './gallery.ts';
import { hasBeenSeen, moving, next, part, prints, quick, slid } from './moving.ts';

await define();

afterEach(clear);

describe('snap points', () => {
  const strip = repeat(8, () => image({ size: [200, 200] }));

  it('stop a slider at fractions of its length, from either side', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const box = await place(
        `<div dir="${dir}"><site-gallery design="slider" aspect-ratio="4:1" ${quick} active-alignment="left" snap-points="0% 50% 100%">${strip}</site-gallery></div>`,
        800,
      );
      const scroller = part(box, 'slides');
      const way = scroller.scrollWidth - scroller.clientWidth;
      scroller.scrollTo({ left: way * 0.4 * (dir === 'rtl' ? -1 : 1) });
      await eventually('it rests in the middle', () => Math.abs(Math.abs(scroller.scrollLeft) - way / 2) < 2);
      await clear();
    }
  });

  it('set to none keep the scroll position of the visitor, and the nearest slide is current', async () => {
    const gallery = await moving('slider', 'aspect-ratio="4:1" active-alignment="left" snap-points="none"', strip);
    const scroller = part(gallery, 'slides');
    await slid(gallery, () => scroller.scrollTo({ left: 300 }));
    expect(gallery.currentIndex).to.be.above(0);
    await frames(1);
    expect(scroller.scrollLeft).to.be.closeTo(300, 1);
  });
});

describe('a slide with a URL', () => {
  const slides = `<div data-click-through-url="#there">${image()}</div>${image()}`;
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is followed by a click', async () => {
    const gallery = await moving('slideshow', '', slides);
    await click(find(gallery, 'div'));
    await eventually('the address', () => location.hash === '#there');
    expect(gallery.currentIndex).to.equal(0);
  });

  it('is opened in a new window if the author or the block sets that', async () => {
    for (const attributes of ['new-window', `block-json='{"newWindow":true}'`]) {
      const opened: unknown[][] = [];
      const { open } = window;
      window.open = (...args) => {
        opened.push(args);
        return null;
      };
      await click(find(await moving('slideshow', attributes, slides), 'div'));
      window.open = open;
      expect(opened).to.deep.equal([['#there', '_blank', 'noopener']]);
      await clear();
    }
  });

  it('runs no script: a click then shows the next slide, as without a URL', async () => {
    const gallery = await moving('slideshow', '', slides.replace('#there', "javascript:document.title='attacked'"));
    await slid(gallery, () => click(find(gallery, 'div')));
    expect([document.title, gallery.currentIndex]).to.deep.equal(['Test page', 1]);
  });
});

describe('block data', () => {
  it('applies to the gallery unless an attribute overrides it', async () => {
    const block =
      '{"design":"grid","aspect-ratio":"square","thumbnails-per-row":"2","padding":30,"lightbox":"undefined"}';
    const gallery = await place(
      `<site-gallery gutter="10" data-block-json='${block}'>${prints(4)}</site-gallery>`,
      800,
    );
    expect(columns(gallery)).to.have.length(2);
    expect(ratioOf(find(gallery, 'img'))).to.be.closeTo(1, 0.01);
    expect([gallery.gutter, gallery.lightbox]).to.deep.equal([10, true]);
  });

  it('that is invalid is reported with a message of the catalogue, and the gallery is shown', async () => {
    const blocks = ['{"design":', '[]', '{"design":"mosaic","designOptions":{"transition":"flip"}}'];
    const warnings = await warningsDuring(async () => {
      for (const block of blocks) {
        const gallery = await place(`<site-gallery block-json='${block}'>${image()}</site-gallery>`);
        expect(rect(find(gallery, 'img')).height).to.be.above(50);
      }
    });
    expect(warnings.map((text) => text.replace(/ Use .*/, ''))).to.deep.equal([
      'The block-json of a <site-gallery> is not valid JSON. Error decoding gallery block data',
      'The block-json of a <site-gallery> has no settings. Error evaluating gallery block data',
      '"mosaic" is not a gallery design. These are not the gallery designs you are looking for.',
      '"flip" is not a gallery transition. Could not find transition named flip.',
    ]);
  });
});

describe('methods', () => {
  it('accept the index of any slide, and throw for others', async () => {
    const gallery = await moving('slideshow');
    await slid(gallery, () => gallery.select(-2));
    expect(gallery.currentIndex).to.equal(6);
    for (const wrong of ['3', Number.NaN, undefined, {}])
      expect(() => Reflect.apply(gallery.select, gallery, [wrong]), String(wrong)).to.throw(
        TypeError,
        'Call select() with a slide index from 0',
      );
  });

  it('do nothing in designs that do not move', async () => {
    const gallery = await place(`<site-gallery design="grid">${prints(3)}</site-gallery>`);
    expect([gallery.next(), gallery.select(2), gallery.currentIndex]).to.deep.equal([undefined, undefined, 0]);
  });

  it('play a gallery without autoplay, with a button to pause it', async () => {
    await moveTo(790, 590);
    const gallery = await moving('slideshow', 'autoplay-timeout="80ms"');
    await hasBeenSeen(gallery);
    gallery.play();
    await next(gallery, 'site-slid');
    await eventually('the button', () => gallery.shadowRoot?.querySelector('[part~="pause"]'));
    gallery.pause();
    await eventually('it rests', () => !gallery.matches(':state(playing)'));
  });
});

describe('a visitor who pauses and plays by keyboard', () => {
  it('starts autoplay although the focus is still on the button', async () => {
    await moveTo(790, 590);
    const gallery = await moving('slideshow', 'autoplay autoplay-timeout="80ms"');
    await hasBeenSeen(gallery);
    part(gallery, 'pause').focus();
    await press('Enter');
    await eventually('it rests', () => !gallery.matches(':state(playing)'));
    await press('Enter');
    await next(gallery, 'site-slid');
    expect(gallery.matches(':state(playing)')).to.equal(true);
  });
});

describe('autoplay of a carousel', () => {
  it('moves by groups, and from the last one to the first', async () => {
    await moveTo(790, 590);
    const gallery = await moving('carousel', 'autoplay autoplay-timeout="80ms"');
    await hasBeenSeen(gallery);
    const seen: unknown[] = [];
    for (let change = 0; change < 3; change += 1) seen.push((await next(gallery, 'site-slid')).detail.to);
    expect(seen).to.deep.equal([3, 5, 0]);
  });
});

describe('keys', () => {
  it('are only those that the author sets', async () => {
    const gallery = await moving('slideshow', 'keys="PageUp, PageDown"');
    await hasBeenSeen(gallery);
    await press('ArrowRight');
    await slid(gallery, () => press('PageDown'));
    expect(gallery.currentIndex).to.equal(1);
  });
});

/** Tests carousels whose slides are above each other. */
import { expect } from '@open-wc/testing';
import { click, press, touch } from '../../support/engine.ts';
import { eventually, once } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, rect, type SiteGallery } from './gallery.ts';
import { hasBeenSeen, moving, part, prints, slid } from './moving.ts';

await define();

afterEach(clear);

const open = (attributes = '', width = 300): Promise<SiteGallery> =>
  moving('carousel', `orientation="vertical" slides-per-row="2" aspect-ratio="3:2" ${attributes}`, prints(), width);

/** Returns the indexes of the slides in the box. */
const seen = (gallery: SiteGallery): number[] => {
  const box = rect(part(gallery, 'slides'));
  return [...gallery.children].flatMap((slide, index) => {
    const { top, bottom } = rect(slide);
    return top >= box.top - 2 && bottom <= box.bottom + 2 ? [index] : [];
  });
};

describe('a vertical carousel', () => {
  it('shows its slides above each other, in boxes of the same size', async () => {
    const gallery = await open();
    expect(seen(gallery)).to.deep.equal([0, 1]);
    const [first, second] = [...gallery.children].map(rect);
    expect([first?.left, first?.width, first?.height]).to.deep.equal([second?.left, second?.width, second?.height]);
    expect(first?.width).to.be.closeTo(300, 1);
    expect(first?.height).to.be.closeTo(200, 4);
    expect(rect(gallery.querySelector('img') as Element).height).to.be.closeTo(first?.height ?? 0, 1);
  });

  it('moves by buttons above and below, which are named as usual', async () => {
    const gallery = await open();
    expect(rect(part(gallery, 'previous')).bottom).to.be.below(rect(part(gallery, 'next')).top);
    await slid(gallery, () => click(part(gallery, 'next')));
    expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([2, [2, 3]]);
    await slid(gallery, () => click(part(gallery, 'previous')));
    expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([0, [0, 1]]);
    await expect(gallery).to.be.accessible();
  });

  it('moves by the up and down keys with the focus in it, in both writing directions', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const gallery = await open(`dir="${dir}"`);
      await hasBeenSeen(gallery);
      part(gallery, 'slides').focus();
      await slid(gallery, () => press('ArrowDown'));
      expect(seen(gallery)).to.deep.equal([2, 3]);
      await slid(gallery, () => press('ArrowUp'));
      expect(seen(gallery)).to.deep.equal([0, 1]);
      await clear();
    }
  });

  it('leaves the keys to the page without the focus in it', async () => {
    const gallery = await open();
    const tall = document.createElement('div');
    tall.dataset.test = '';
    tall.style.blockSize = '3000px';
    document.body.append(tall);
    await hasBeenSeen(gallery);
    const before = scrollY;
    await press('ArrowDown');
    await eventually('the page scrolls', () => scrollY > before);
    expect(gallery.currentIndex).to.equal(0);
    scrollTo(0, 0);
  });

  it('updates the current slide when the visitor scrolls, and shows the one that a script selects', async () => {
    const gallery = await open();
    const scroller = part(gallery, 'slides');
    const by = rect(gallery.children[3] as Element).top - rect(gallery.children[0] as Element).top;
    expect(await slid(gallery, () => scroller.scrollTo({ top: by }))).to.deep.equal({ from: 0, to: 3 });
    await slid(gallery, () => gallery.select(5));
    expect(seen(gallery)).to.deep.equal([5, 6]);
  });

  it('is dragged up and down by a finger, and a page that is wider scrolls sideways', async function () {
    const gallery = await open();
    const wide = document.createElement('div');
    wide.dataset.test = '';
    wide.style.cssText = 'inline-size: 3000px; block-size: 1px';
    document.body.append(wide);
    const path = (x: number, y: number) => [1, 2, 3, 4].map((step) => ({ x: x * step, y: y * step }));
    const atRest = once(document, 'scrollend');
    const sideways = await touch(part(gallery, 'slides'), path(-25, 0));
    skipUnless(this, 'touch', sideways);
    await eventually('the page scrolls', () => scrollX > 20);
    // Else the next touch only ends the momentum of this one.
    await atRest;
    expect(gallery.currentIndex).to.equal(0);
    scrollTo(0, 0);
    await slid(gallery, () => touch(part(gallery, 'slides'), path(0, -50)));
    expect(gallery.currentIndex).to.be.above(0);
  });

  it('shows as many slides as requested at any width, unless it has breakpoints', async () => {
    expect(seen(await moving('carousel', 'orientation="vertical" slides-per-row="4"', prints(), 200))).to.have.length(
      4,
    );
    await clear();
    const gallery = await moving('carousel', 'orientation="vertical" slides-per-row="3 400:2"', prints(), 300);
    await eventually('three slides', () => seen(gallery).length === 3);
    (gallery.parentElement as HTMLElement).style.inlineSize = '500px';
    await eventually('two slides', () => seen(gallery).length === 2);
  });
});

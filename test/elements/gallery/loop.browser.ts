/** Tests galleries that continue with the first slide after the last one. */
import { expect } from '@open-wc/testing';
import { click, clickAt, emulateMedia, moveTo, press, touchAt } from '../../support/engine.ts';
import { elapsed, eventually, frames } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, find, image, observed, place, rect, repeat, type SiteGallery } from './gallery.ts';
import { hasBeenSeen, moving, next, part, prints, quick, seen, settled, slid } from './moving.ts';

await define();

afterEach(async () => {
  await clear();
  await emulateMedia({});
});

const isLoaded = (gallery: SiteGallery): boolean =>
  gallery.shadowRoot?.querySelector('[part="slides"][data-loop]') != null;

/** Opens a gallery that loops, and waits until the script of the loop has loaded. */
async function open(design: string, attributes = '', slides = prints(), width = 750): Promise<SiteGallery> {
  const gallery = await moving(design, `loop ${attributes}`, slides, width);
  await settled(gallery, () => isLoaded(gallery));
  return gallery;
}

/** The width of a gallery is reported once it has not changed for this time, in milliseconds (docs/spec.md#widgets-9). */
const resizeDebounce = 100;

/** Waits until the width is reported, and the current slide is aligned again. */
async function measured(): Promise<void> {
  await elapsed(resizeDebounce);
  await frames(3);
}

const slideAt = (gallery: SiteGallery, index: number): Element => gallery.children[index] as Element;

/** The direction in which the slides have to move on the screen, and the edge to measure. */
interface Motion {
  readonly edge: 'left' | 'top';
  readonly sign: 1 | -1;
}

const toLeft: Motion = { edge: 'left', sign: -1 };
const toRight: Motion = { edge: 'left', sign: 1 };
const up: Motion = { edge: 'top', sign: -1 };

/** Returns the part of the box that no slide covers, in pixels. */
function gapIn(gallery: SiteGallery, { edge }: Motion): number {
  const [start, end] = edge === 'left' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const box = rect(part(gallery, 'slides'));
  const spans = [...gallery.children].map(rect).filter((one) => one[end] > box[start] && one[start] < box[end]);
  const sorted = spans.sort((a, b) => a[start] - b[start]);
  let [at, most] = [box[start], 0];
  for (const span of sorted) {
    most = Math.max(most, span[start] - at);
    at = Math.max(at, span[end]);
  }
  return Math.max(most, box[end] - at);
}

/** Returns the positions of the visible slides. */
function positionsIn(gallery: SiteGallery, { edge, sign }: Motion): ReadonlyMap<Element, number> {
  const box = rect(part(gallery, 'slides'));
  const isVisible = ({ left, right, top, bottom }: DOMRect): boolean =>
    right > box.left && left < box.right && bottom > box.top && top < box.bottom;
  const visible = [...gallery.children].filter((slide) => isVisible(rect(slide)));
  return new Map(visible.map((slide) => [slide, rect(slide)[edge] * sign]));
}

/** Returns how far the slides have moved on. A slide that has left at one end may be back at the other. */
function motionBetween(before: ReadonlyMap<Element, number>, after: ReadonlyMap<Element, number>): number {
  const ways = [...after].flatMap(([slide, at]) => (before.has(slide) ? [at - (before.get(slide) ?? 0)] : []));
  return ways.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** Runs an action, and checks in each frame that the slides move on without a rewind or a gap. */
async function movesOn(gallery: SiteGallery, motion: Motion, act: () => unknown): Promise<void> {
  let isOver = false;
  let positions = positionsIn(gallery, motion);
  const ways: number[] = [];
  const gaps: number[] = [];
  const watch = (): void => {
    if (isOver) return;
    const known = positions;
    positions = positionsIn(gallery, motion);
    ways.push(motionBetween(known, positions));
    gaps.push(gapIn(gallery, motion));
    requestAnimationFrame(watch);
  };
  watch();
  await slid(gallery, act);
  isOver = true;
  // After a longer way between two frames, a slide may have gone around.
  const size = rect(part(gallery, 'slides'))[motion.edge === 'left' ? 'width' : 'height'];
  const clear = ways.filter((way) => Math.abs(way) < size / 4);
  expect(Math.min(...clear), `motion ${ways}`).to.be.above(-2);
  // The largest space between two slides is a gutter.
  expect(Math.max(...gaps), `gaps ${gaps}`).to.be.below(40);
}

const long = 'speed="800ms"';

for (const [dir, forward, back] of [
  ['ltr', toLeft, toRight],
  ['rtl', toRight, toLeft],
] as const) {
  describe(`a loop, ${dir}`, () => {
    for (const [design, attributes, last, count] of [
      ['carousel', 'slides-per-row="3"', 5, 8],
      ['carousel', 'slides-per-row="3"', 1, 4],
      ['carousel', 'slides-per-row="1"', 1, 2],
      ['slider', 'aspect-ratio="3:1"', 7, 8],
      ['slider', 'aspect-ratio="3:1" active-alignment="left"', 7, 8],
      ['slider', 'aspect-ratio="3:1" active-alignment="right"', 7, 8],
    ] as const) {
      it(`of a ${design} with ${attributes} and ${count} slides goes on from the last slide to the first, and back`, async () => {
        const gallery = await open(design, `dir="${dir}" ${long} ${attributes} current-index="${last}"`, prints(count));
        await movesOn(gallery, forward, () => click(part(gallery, 'next')));
        expect(gallery.currentIndex).to.equal(0);
        expect(seen(gallery)).to.include(0);
        await movesOn(gallery, back, () => click(part(gallery, 'previous')));
        expect(gallery.currentIndex).to.equal(last);
        expect(seen(gallery)).to.include(last);
      });
    }
  });
}

describe('a loop', () => {
  it('goes around several times by keys, without copies of slides', async () => {
    const slides = repeat(
      4,
      (index) => `<figure id="print-${index}">${image()}<figcaption>${index}</figcaption></figure>`,
    );
    const gallery = await open('carousel', 'slides-per-row="1"', slides);
    await hasBeenSeen(gallery);
    for (let step = 1; step <= 9; step += 1) {
      await slid(gallery, () => press('ArrowRight'));
      expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([step % 4, [step % 4]]);
    }
    expect([
      gallery.numberOfSlides,
      gallery.children.length,
      document.querySelectorAll('#print-0').length,
    ]).to.deep.equal([4, 4, 1]);
    const status = gallery.shadowRoot?.querySelector('[aria-live]');
    expect(status?.textContent).to.equal('2 of 4: 1');
    await expect(gallery).to.be.accessible();
  });

  it('moves on automatically', async () => {
    await moveTo(790, 590);
    const gallery = await open(
      'carousel',
      'slides-per-row="3" current-index="1" autoplay autoplay-timeout="40ms"',
      prints(4),
    );
    await hasBeenSeen(gallery);
    await movesOn(gallery, toLeft, () => {});
    expect(gallery.currentIndex).to.equal(0);
  });

  it('moves on at once under reduced motion', async function () {
    skipUnless(this, 'emulation of reduced motion', await emulateMedia({ reducedMotion: true }));
    const gallery = await open('carousel', 'speed="60s" current-index="5"');
    await slid(gallery, () => gallery.next());
    expect(seen(gallery)).to.deep.equal([0, 1, 2]);
    await slid(gallery, () => gallery.previous());
    expect(seen(gallery)).to.deep.equal([5, 6, 7]);
  });

  it('shows the first slides after the last ones, to a visitor who scrolls there', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const gallery = await open('carousel', `dir="${dir}" slides-per-row="3" current-index="5"`);
      await measured();
      const scroller = part(gallery, 'slides');
      const width = Math.abs(rect(slideAt(gallery, 1)).left - rect(slideAt(gallery, 0)).left);
      await slid(gallery, () => scroller.scrollBy({ left: (dir === 'rtl' ? -2 : 2) * width }));
      expect([gallery.currentIndex, seen(gallery).sort()]).to.deep.equal([7, [0, 1, 7]]);
      await slid(gallery, () => gallery.select(0));
      await slid(gallery, () => scroller.scrollBy({ left: (dir === 'rtl' ? 1 : -1) * width }));
      expect([gallery.currentIndex, seen(gallery).sort()]).to.deep.equal([7, [0, 1, 7]]);
      await clear();
    }
  });

  it('follows a finger beyond the last slide', async function () {
    const gallery = await open('carousel', 'slides-per-row="1" current-index="3"', prints(4), 400);
    await measured();
    const { left, top } = rect(gallery);
    const arrival = next(gallery, 'site-slid');
    // More than half of the width, and back a little, so that the slides do not fly on.
    const path = [390, 300, 200, 100, 60, 90, 100, 105, 107, 108].map((x) => ({ x: left + x, y: top + 50 }));
    skipUnless(this, 'touch', await touchAt(path));
    await arrival;
    expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([0, [0]]);
  });

  it('takes the shorter way to a slide', async () => {
    const gallery = await open('slider', `${long} aspect-ratio="3:1" current-index="6"`);
    await movesOn(gallery, toLeft, () => gallery.select(1));
    await movesOn(gallery, toRight, () => gallery.select(7));
    expect(seen(gallery)).to.include(7);
  });

  it('follows links and opens the lightbox of a slide that continues at the other end', async () => {
    const gallery = await open('slider', 'lightbox aspect-ratio="3:1"');
    const last = slideAt(gallery, 7);
    expect(rect(last).right, 'the last slide is before the first one').to.be.below(rect(slideAt(gallery, 0)).left + 1);
    await clickAt(rect(last).right - 50, rect(last).top + 50);
    await settled(gallery, () => gallery.shadowRoot?.querySelector('dialog:modal') != null);
    await press('Escape');
    await settled(gallery, () => gallery.currentIndex === 7 && seen(gallery).includes(7));
  });

  it('keeps its slides in place when the width changes, and while slides are added and removed', async () => {
    const gallery = await open('carousel', 'slides-per-row="1"', prints(3));
    await slid(gallery, () => gallery.previous());
    (gallery.parentElement as HTMLElement).style.inlineSize = '400px';
    await eventually('one slide', () => seen(gallery).join() === '2');
    gallery.insertAdjacentHTML('beforeend', prints(1));
    await observed();
    await slid(gallery, () => gallery.next());
    expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([3, [3]]);
    await slid(gallery, () => gallery.next());
    expect([gallery.currentIndex, seen(gallery)]).to.deep.equal([0, [0]]);
  });

  it('rewinds if the slides do not fill the box', async () => {
    const gallery = await moving(
      'slider',
      `loop current-index="2"`,
      repeat(3, () => image({ size: [100, 300] })),
    );
    await slid(gallery, () => gallery.next());
    expect([gallery.currentIndex, isLoaded(gallery)]).to.deep.equal([0, false]);
  });

  it('leaves nothing on the slides when it ends', async () => {
    const gallery = await open('slider', 'aspect-ratio="3:1"');
    expect(gallery.querySelector('[style]')).not.to.equal(null);
    gallery.loop = false;
    await settled(gallery, () => !isLoaded(gallery) && gallery.querySelector('[style]') === null);
    expect(seen(gallery)).to.include(0);
    gallery.design = 'grid';
    await settled(gallery, () => rect(slideAt(gallery, 7)).top > rect(slideAt(gallery, 0)).top);
  });

  it('moves down and up in a vertical carousel', async () => {
    const gallery = await open(
      'carousel',
      `${long} orientation="vertical" slides-per-row="2" current-index="2"`,
      prints(4),
      300,
    );
    await movesOn(gallery, up, () => gallery.next());
    expect(gallery.currentIndex).to.equal(0);
    await slid(gallery, () => gallery.previous());
    expect(gallery.currentIndex).to.equal(2);
  });
});

describe('a page with the loop of one gallery in a slide of another', () => {
  it('moves the slides of the outer one only', async () => {
    const inner = `<site-gallery design="grid" slides-per-row="2">${image()}${image()}</site-gallery>`;
    const gallery = await place(
      `<site-gallery design="carousel" slides-per-row="1" loop ${quick}>${`<div>${inner}</div>`.repeat(3)}</site-gallery>`,
      600,
    );
    await settled(gallery, () => isLoaded(gallery));
    await slid(gallery, () => gallery.previous());
    const [a, b] = [...find(slideAt(gallery, 2), 'site-gallery').children].map(rect);
    expect(a?.top).to.equal(b?.top);
    expect(a?.left).to.be.closeTo(rect(gallery).left, 1);
  });
});

/** Tests the scroll position of a slider while its size or the size of its images changes. */

import { expect } from '@open-wc/testing';
import { elapsed, eventually, frames, never } from '../../support/eventually.ts';
import { closePages, openPage, styled } from '../../support/own-page.ts';
import { clear, define, image, picture, place, rect, repeat, type SiteGallery } from './gallery.ts';
import { part, slid } from './moving.ts';

await define();

afterEach(async () => {
  await clear();
  await closePages();
});

/** The gallery reacts to a scroll position or width once it has not changed for this time, in milliseconds. */
const restTime = 100;

const isCentredIn = (box: Element, slide: Element): boolean => {
  const [outer, inner] = [rect(box), rect(slide)];
  return Math.abs(outer.left + outer.width / 2 - inner.left - inner.width / 2) < 1.5;
};

describe('the first and the last slide of a slider', () => {
  for (const dir of ['ltr', 'rtl'])
    it(`reach the middle, ${dir}`, async () => {
      const sizes = [400, 100, 300].map((width) => image({ size: [width, 300] })).join('');
      const gallery = await place(
        `<site-gallery dir="${dir}" design="slider" active-alignment="center" speed="60ms">${sizes}</site-gallery>`,
        600,
      );
      const [first, , last] = gallery.children;
      await eventually('the first slide is in the middle', () => isCentredIn(gallery, first as Element));
      await slid(gallery, () => gallery.select(2));
      expect(isCentredIn(gallery, last as Element)).to.equal(true);
      await slid(gallery, () => gallery.select(0));
      expect(isCentredIn(gallery, first as Element)).to.equal(true);
    });

  it('are in the middle before the script has loaded, too', async () => {
    const undefinedGallery = await openPage({
      head: styled,
      body: `<site-gallery design="slider" active-alignment="center">${image({ size: [100, 300] }).repeat(2)}</site-gallery>`,
      width: 600,
      height: 600,
    });
    const gallery = undefinedGallery.document.querySelector('site-gallery') as Element;
    await eventually('it is in the middle', () => isCentredIn(gallery, gallery.children[0] as Element));
  });

  it('do not leave the edge of a slider that is aligned there, or with snap points', async () => {
    for (const [attribute, index, edge] of [
      ['active-alignment="left"', 0, 'left'],
      ['active-alignment="right"', 2, 'right'],
      ['snap-points="0% 100%"', 0, 'left'],
    ] as const) {
      const gallery = await place(
        `<site-gallery design="slider" aspect-ratio="2:1" current-index="${index}" ${attribute}>${repeat(3, () => image())}</site-gallery>`,
        500,
      );
      await eventually(attribute, () => {
        const at = rect(gallery.children[index] as Element)[edge];
        return Math.abs(at - rect(gallery)[edge]) < 1.5;
      });
      await clear();
    }
  });
});

describe('the current slide of a slider', () => {
  const isCentred = (gallery: SiteGallery, index: number): boolean =>
    isCentredIn(gallery, gallery.children[index] as Element);
  const slides = [400, 100, 300, 500, 200, 600, 300].map((width) => image({ size: [width, 300] })).join('');
  const slider = `<site-gallery design="slider" current-index="3" aspect-ratio="2:1">${slides}</site-gallery>`;

  it('stays in the middle when the width of the page changes', async () => {
    const gallery = await place(slider, 300);
    await eventually('it is in the middle', () => isCentred(gallery, 3));
    for (const width of [700, 250, 500]) {
      (gallery.parentElement as HTMLElement).style.inlineSize = `${width}px`;
      await eventually(`it is in the middle of ${width} px`, () => isCentred(gallery, 3));
    }
    await never('another slide is current', () => gallery.currentIndex !== 3, { until: elapsed(restTime) });
    expect(isCentred(gallery, 3)).to.equal(true);
  });

  it('stays in the middle when images before it load late and get a width', async () => {
    const gallery = await place(slider.replace('<img', '<img data-late'), 300);
    await eventually('it is in the middle', () => isCentred(gallery, 3));
    const [late] = gallery.querySelectorAll('img');
    for (const name of ['width', 'height']) late?.removeAttribute(name);
    late?.setAttribute('src', picture(1200, 300));
    await eventually('the image is loaded', () => rect(late as Element).width > 250);
    await eventually('it is in the middle again', () => isCentred(gallery, 3));
    expect(gallery.currentIndex).to.equal(3);
  });

  it('is the one that the visitor scrolls to, also when an image gets its width meanwhile', async () => {
    const gallery = await place(slider, 300);
    await eventually('it is in the middle', () => isCentred(gallery, 3));
    // The width of the image is reported once it has not changed for this time.
    await elapsed(restTime);
    await frames(3);
    const middleOf = (box: Element): number => rect(box).left + rect(box).width / 2;
    part(gallery, 'slides').scrollLeft += middleOf(gallery.children[5] as Element) - middleOf(gallery);
    const last = gallery.lastElementChild as HTMLElement;
    last.style.inlineSize = '900px';
    last.dispatchEvent(new Event('load'));
    await eventually('it is the one scrolled to', () => gallery.currentIndex === 5);
    expect(isCentred(gallery, 5)).to.equal(true);
  });
});

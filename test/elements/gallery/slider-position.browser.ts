/** Tests the scroll position of a slider while its size or the size of its images changes. */

import { expect } from '@open-wc/testing';
import { elapsed, eventually, frames, never } from '../../support/eventually.ts';
import { clear, define, image, picture, place, rect, type SiteGallery } from './gallery.ts';
import { part } from './moving.ts';

await define();

afterEach(clear);

/** The gallery reacts to a scroll position or width once it has not changed for this time, in milliseconds. */
const restTime = 100;

describe('the current slide of a slider', () => {
  const isCentred = (gallery: SiteGallery, index: number): boolean => {
    const [box, slide] = [rect(gallery), rect(gallery.children[index] as Element)];
    return Math.abs(box.left + box.width / 2 - slide.left - slide.width / 2) < 1.5;
  };
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

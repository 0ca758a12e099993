/** Tests galleries with another number of slides in a row from certain widths on. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, styled } from '../../support/own-page.ts';
import { clear, columns, define, image, place, repeat } from './gallery.ts';
import { has, moving, prints, seen, settled, slid } from './moving.ts';

await define();

afterEach(async () => {
  await clear();
  await closePages();
});

const perRow = 'slides-per-row="1 600:2 1000:3"';

const widths = [
  [320, 1],
  [599, 1],
  [600, 2],
  [999, 2],
  [1000, 3],
  [1440, 3],
] as const;

describe('slides per row with breakpoints', () => {
  for (const [width, count] of widths)
    it(`are ${count} in a gallery of ${width} px`, async () => {
      const grid = await place(
        `<site-gallery design="grid" ${perRow}>${repeat(6, () => image())}</site-gallery>`,
        width,
      );
      expect(columns(grid)).to.have.length(count);
      const carousel = await moving('carousel', perRow, prints(), width);
      expect(seen(carousel)).to.have.length(count);
      await settled(carousel, () => has(carousel, 'next'));
      expect(await slid(carousel, () => carousel.next())).to.have.property('to', count);
    });

  for (const [width, count] of widths)
    it(`are ${count} in a gallery of ${width} px before the script has loaded`, async () => {
      const { document: page } = await openPage({
        head: styled,
        // A scrollbar of the page would make the gallery narrower than the page.
        body: `<site-gallery design="grid" ${perRow} style="inline-size: ${width}px">${repeat(6, () => image())}</site-gallery>`,
        width,
      });
      const gallery = page.querySelector('site-gallery') as Element;
      expect(columns(gallery)).to.have.length(count);
    });

  it('follow the width of the gallery', async () => {
    const gallery = await moving('carousel', perRow, prints(), 1200);
    const box = gallery.parentElement as HTMLElement;
    box.style.inlineSize = '500px';
    await eventually('one slide', () => seen(gallery).length === 1);
    box.style.inlineSize = '700px';
    await eventually('two slides', () => seen(gallery).length === 2);
  });

  it('may be fewer in wider galleries', async () => {
    const gallery = await place(
      `<site-gallery design="grid" slides-per-row="3 500:1">${repeat(6, () => image())}</site-gallery>`,
      499,
    );
    expect(columns(gallery)).to.have.length(3);
    (gallery.parentElement as HTMLElement).style.inlineSize = '500px';
    await eventually('one column', () => columns(gallery).length === 1);
  });

  it('are a property with the text of the attribute, or a number', async () => {
    const gallery = await place(`<site-gallery design="grid" ${perRow}>${image()}</site-gallery>`);
    expect(gallery.slidesPerRow).to.equal('1 600:2 1000:3');
    gallery.slidesPerRow = 2;
    expect([gallery.slidesPerRow, gallery.getAttribute('slides-per-row')]).to.deep.equal([2, '2']);
    gallery.slidesPerRow = '2 900:4';
    expect(gallery.getAttribute('slides-per-row')).to.equal('2 900:4');
  });

  it('are reported if they are not valid, and the default applies', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text) => warnings.push(text);
    try {
      const gallery = await place(
        `<site-gallery design="grid" slides-per-row="1 900:2 600:3">${image()}</site-gallery>`,
      );
      expect(gallery.slidesPerRow).to.equal(4);
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.deep.equal([
      '<site-gallery> slides-per-row="1 900:2 600:3" is ignored: it takes a whole number from 1 to 12, or one for each minimum width in ascending order such as 1 600:2 1000:3.',
    ]);
  });
});

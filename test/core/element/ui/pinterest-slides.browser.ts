/** Tests the links that save the images of galleries and lightboxes to Pinterest. */
import { expect } from '@open-wc/testing';
import { click, hover, moveTo, press, setViewport, touch } from '../../../support/engine.ts';
import { eventually, frames } from '../../../support/eventually.ts';
import { skipUnless } from '../../../support/skip.ts';
import {
  canHover,
  clear,
  descriptionOf,
  figures,
  isHidden,
  isShown,
  linkOf,
  linksOf,
  opacityOf,
  place,
  recordClicks,
} from './pinterest.ts';

afterEach(clear);

let controller = new AbortController();

beforeEach(() => {
  controller = new AbortController();
});

afterEach(() => controller.abort());

describe('a gallery with links to Pinterest', () => {
  it('has one over each image in view, in their order', async () => {
    const gallery = await place(
      `<site-gallery design="grid" slides-per-row="2" pinterest="always">${figures(4)}</site-gallery>`,
    );
    await eventually('the links', () => linksOf(gallery).length === 4);
    expect(linksOf(gallery).map(descriptionOf)).to.deep.equal(['Print 1', 'Print 2', 'Print 3', 'Print 4']);
    for (const [index, link] of linksOf(gallery).entries()) {
      const { left, top } = gallery.querySelectorAll('img')[index]?.getBoundingClientRect() ?? new DOMRect();
      const at = link.getBoundingClientRect();
      expect([Math.round(at.left - left), Math.round(at.top - top)]).to.deep.equal([6, 6]);
    }
  });

  it('follows the images when the gallery becomes narrower, and in right-to-left text', async () => {
    const gallery = await place(
      `<site-gallery dir="rtl" design="grid" slides-per-row="2" pinterest="always">${figures(3)}</site-gallery>`,
    );
    await eventually('the links', () => linksOf(gallery).length === 3);
    (gallery.parentElement as HTMLElement).style.inlineSize = '400px';
    const offsets = () =>
      linksOf(gallery).map((link, index) => {
        const { right, top } = gallery.querySelectorAll('img')[index]?.getBoundingClientRect() ?? new DOMRect();
        const at = link.getBoundingClientRect();
        return [Math.round(right - at.right), Math.round(at.top - top)].join();
      });
    await eventually('the links have moved', () => offsets().join(' ') === '6,6 6,6 6,6');
  });

  it('shows that of the image under the pointer only', async function () {
    skipUnless(this, 'mouse', canHover);
    const gallery = await place(
      `<site-gallery design="grid" slides-per-row="2" pinterest="hover">${figures(2)}</site-gallery>`,
    );
    await eventually('the links', () => linksOf(gallery).length === 2);
    // There are two.
    const [first, second] = linksOf(gallery) as unknown as [HTMLElement, HTMLElement];
    await isHidden(first);
    await hover(gallery.querySelectorAll('img')[1] as Element);
    await isShown(second);
    expect(opacityOf(first)).to.equal('0');
    await moveTo(0, 0);
    await isHidden(second);
  });

  for (const design of ['slider', 'slideshow', 'carousel'])
    it(`does not change slides, drag them or open the lightbox in a ${design}`, async () => {
      const clicked = recordClicks(controller.signal);
      const gallery = await place(
        `<site-gallery design="${design}" slides-per-row="1" speed="0" lightbox pinterest="always">${figures(3)}</site-gallery>`,
      );
      const link = await linkOf(gallery);
      await eventually('it moves', () => gallery.shadowRoot?.querySelector('.moving'));
      let events = 0;
      for (const type of ['site-slide', 'site-slid']) gallery.addEventListener(type, () => events++);
      await eventually('it is in place', () => {
        const { left, top } = gallery.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        const at = link.getBoundingClientRect();
        return Math.abs(at.left - left - 6) < 2 && Math.abs(at.top - top - 6) < 2;
      });
      await click(link);
      await touch(link, [{ x: 0, y: 0 }]);
      await frames(2);
      expect(clicked.length).to.be.greaterThan(0);
      expect(clicked.every((href) => href === link.href)).to.equal(true);
      expect(events).to.equal(0);
      expect(gallery.shadowRoot?.querySelector('dialog')).to.equal(null);
    });

  it('has the link of the current slide in a slideshow', async () => {
    const gallery = await place(
      `<site-gallery design="slideshow" speed="0" pinterest="always">${figures(3)}</site-gallery>`,
    );
    await linkOf(gallery);
    await eventually('it moves', () => gallery.shadowRoot?.querySelector('.moving'));
    Reflect.set(gallery, 'currentIndex', 2);
    await eventually('the third', () => linksOf(gallery).map(descriptionOf).join() === 'Print 3');
  });

  it('has none over videos', async () => {
    const video = '<figure data-type="video"><video src="/x.mp4"></video></figure>';
    const gallery = await place(`<site-gallery pinterest="always">${video}${figures(1)}</site-gallery>`);
    await linkOf(gallery);
    expect(linksOf(gallery).map(descriptionOf)).to.deep.equal(['Print 1']);
  });

  it('is reached by Tab, also beyond the window', async () => {
    await setViewport({ width: 800, height: 600 });
    const gallery = await place(`<site-gallery pinterest="hover">${figures(6)}</site-gallery>`);
    const reached = new Set<string | null>();
    (await linkOf(gallery)).focus({ preventScroll: true });
    for (let count = 0; count < 6; count++) {
      const link = gallery.shadowRoot?.activeElement as HTMLAnchorElement | null;
      if (link) reached.add(descriptionOf(link));
      const shown = linksOf(gallery).length;
      if (reached.size < 6 && link === linksOf(gallery).at(-1))
        await eventually('the next link', () => linksOf(gallery).at(-1) !== link || linksOf(gallery).length > shown);
      await press('Tab');
    }
    expect([...reached]).to.deep.equal(['Print 1', 'Print 2', 'Print 3', 'Print 4', 'Print 5', 'Print 6']);
  });

  it('adds no link when the gallery is removed', async () => {
    const gallery = await place(`<site-gallery pinterest="always">${figures(1)}</site-gallery>`);
    await linkOf(gallery);
    const before = gallery.innerHTML;
    gallery.remove();
    await frames(2);
    expect(gallery.innerHTML).to.equal(before);
  });
});

describe('a lightbox with a link to Pinterest', () => {
  it('has one for the current image, among its controls', async () => {
    const clicked = recordClicks(controller.signal);
    const lightbox = await place(`<site-lightbox open speed="0" pinterest="hover">${figures(2)}</site-lightbox>`);
    const link = await linkOf(lightbox);
    expect(descriptionOf(link)).to.equal('Print 1');
    await isShown(link);
    await click(link);
    expect(clicked).to.deep.equal([link.href]);
    expect([Reflect.get(lightbox, 'open'), Reflect.get(lightbox, 'currentIndex')]).to.deep.equal([true, 0]);
    Reflect.set(lightbox, 'currentIndex', 1);
    await eventually('the other image', () => linksOf(lightbox).map(descriptionOf).join() === 'Print 2');
    Reflect.set(lightbox, 'open', false);
    await eventually('it is closed', () => !lightbox.shadowRoot?.querySelector('dialog'));
  });

  it('has it in the lightbox of a gallery', async () => {
    const gallery = await place(`<site-gallery design="grid" lightbox pinterest="always">${figures(1)}</site-gallery>`);
    await linkOf(gallery);
    await click(gallery.querySelector('img') as Element);
    await eventually('the link', () => gallery.shadowRoot?.querySelector('dialog [part="pinterest"]'));
    await press('Escape');
    await eventually('it is closed', () => !gallery.shadowRoot?.querySelector('dialog'));
  });
});

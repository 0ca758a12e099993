/** Tests linked galleries, and slides after a change of design. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { clear, define, find, image, place, rect, repeat, type SiteGallery } from './gallery.ts';
import { seen } from './moving.ts';

await define();

afterEach(clear);

const prints = repeat(6, (index) => image({ size: [300 + index, 200] }));

describe('several galleries', () => {
  it('all follow a script immediately, also one that is moved by another', async () => {
    const settings = 'design="slideshow" speed="0"';
    const first = await place(`<site-gallery ${settings} linked-galleries="third">${prints}</site-gallery>`, 400);
    const second = await place(`<site-gallery ${settings}>${prints}</site-gallery>`, 400);
    const third = await place(`<site-gallery id="third" ${settings}>${prints}</site-gallery>`, 400);
    for (const one of [first, second, third]) await eventually('it moves slides', () => seen(one).length === 1);
    first.currentIndex = 2;
    second.currentIndex = 1;
    await eventually('the linked one has followed', () => seen(third).join() === '2');
    await eventually('the other one has moved', () => seen(second).join() === '1');
    second.currentIndex = 4;
    await eventually('they move again', () => seen(second).join() === '4');
  });
});

describe('a gallery in columns', () => {
  it('shows all of its slides in the next design, after more have been appended', async () => {
    const gallery = await place(`<site-gallery design="autocolumns" column-width="200">${prints}</site-gallery>`, 800);
    const isPlaced = (): boolean => [...gallery.children].every((slide) => slide.hasAttribute('slot'));
    await eventually('it is laid out', () => gallery.shadowRoot);
    const more = document.createElement('template');
    more.innerHTML = image();
    await eventually('a new slide has its column', () => {
      if (!isPlaced()) gallery.append(more.content.cloneNode(true));
      return isPlaced();
    });
    gallery.design = 'grid';
    await eventually('every slide is visible', () => [...gallery.children].every((slide) => rect(slide).width > 0));
  });
});

describe('the content of a slide', () => {
  it('may be an SVG with links, or an element that dispatches a play event and is not a video', async () => {
    const drawing = '<svg width="300" height="200"><a href="#there"><text>There</text></a></svg>';
    const slides = `<figure>${drawing}<figcaption>One</figcaption></figure><div><x-drum></x-drum></div>`;
    const gallery: SiteGallery = await place(
      `<site-gallery design="slideshow" speed="0" transition="ken-burns">${slides}</site-gallery>`,
      400,
    );
    await eventually('it moves slides', () => seen(gallery).length === 1);
    find(gallery, 'x-drum').dispatchEvent(new Event('play'));
    gallery.next();
    await eventually('it is at the second', () => seen(gallery).join() === '1');
    gallery.next();
    await eventually('it is at the first again', () => seen(gallery).join() === '0');
    expect(find(gallery, 'figure').assignedSlot).not.to.equal(null);
  });
});

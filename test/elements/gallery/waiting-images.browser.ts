/** Tests images that only the gallery loads: slides in the markup of site builders. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { haveSizes, leeward, requests, widthOf } from '../../support/images.ts';
import { clear, define, figure, find, observed, place, repeat } from './gallery.ts';

haveSizes();
await define();
afterEach(clear);

let key = '';
let count = 0;
beforeEach(() => {
  count += 1;
  key = `slide${Date.now() % 100_000}x${count}`;
});

/** Returns the source of the slide with this index. */
const source = (index: number): string => leeward(`${key}-${index}-`);

const slide = (index: number): string =>
  `<div class="slide" data-type="image"><noscript><img src="${source(index)}" alt=""></noscript><img class="thumb-image"
    alt="Leeward ${index}" data-src="${source(index)}" data-image="${source(index)}" data-image-dimensions="1200x800"
    data-image-focal-point="0.5,0.25" data-load="false" data-type="image"></div>`;

const slides = (number: number): string => repeat(number, slide);

const isLoaded = (image: HTMLImageElement) => image.naturalWidth > 0;

const imagesOf = (gallery: Element): HTMLImageElement[] => [...gallery.querySelectorAll('img')];

// The first of the file, because images of the other tests may be requested after the end of their test.
describe('a gallery', () => {
  it('sends no requests without a trigger', async () => {
    const started = performance.now();
    for (const design of ['grid', 'slideshow', 'carousel', 'autocolumns'])
      await place(`<site-gallery design="${design}" thumbnails>${repeat(4, () => figure())}</site-gallery>`);
    await observed();
    const requests = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= started);
    // The gallery's own code is loaded on demand.
    const others = requests.map(({ name }) => name).filter((name) => !/^data:|\/dist\/test\/|\/prerender$/.test(name));
    expect(others).to.deep.equal([]);
  });

  it('does not change images that load natively', async () => {
    const gallery = await place(`<site-gallery design="slideshow">${repeat(3, () => figure())}</site-gallery>`);
    const image = find<HTMLImageElement>(gallery, 'img');
    const attributes = image.getAttributeNames();
    await observed();
    expect(image.getAttributeNames()).to.deep.equal(attributes);
  });
});

describe('images that a site builder leaves to a script', () => {
  it('are loaded near the viewport, in the size that each needs', async () => {
    const gallery = await place(
      `<site-gallery design="grid" slides-per-row="2" gutter="0">${slides(60)}</site-gallery>`,
      500,
    );
    const images = imagesOf(gallery);
    await eventually('the first images are loaded', () => images.slice(0, 4).every(isLoaded));
    expect(widthOf(images[0] as HTMLImageElement)).to.equal(devicePixelRatio > 1 ? 500 : 300);
    expect(images.slice(-20).filter((image) => image.hasAttribute('src'))).to.have.length(0);
    images.at(-1)?.scrollIntoView();
    await eventually('the last images are loaded', () => images.slice(-2).every(isLoaded));
  });

  it('are all loaded immediately with lazy-load="false"', async () => {
    const markup = `<site-gallery design="stacked" lazy-load="false">${slides(30)}</site-gallery>`;
    const images = imagesOf(await place(markup, 200));
    await eventually('all are loaded', () => images.every(isLoaded));
  });

  it('keep their space until then', async () => {
    const gallery = await place(`<site-gallery design="grid" slides-per-row="2">${slides(2)}</site-gallery>`, 511);
    const [image] = imagesOf(gallery);
    const box = image?.getBoundingClientRect();
    expect((box?.width ?? 0) / (box?.height ?? 1)).to.be.closeTo(1.5, 0.01);
    await eventually('the image is loaded', () => isLoaded(image as HTMLImageElement));
    const { top, height } = image?.getBoundingClientRect() ?? {};
    expect([top, height]).to.deep.equal([box?.top, box?.height]);
  });

  it('of a slideshow are loaded for the current slide and the neighbouring ones', async () => {
    const gallery = await place(`<site-gallery design="slideshow">${slides(9)}</site-gallery>`, 600);
    const images = imagesOf(gallery);
    const there = () => images.flatMap((image, index) => (isLoaded(image) ? [index] : []));
    await eventually('three are loaded', () => there().join() === '0,1,8');
    gallery.select(4);
    await eventually('three more are loaded', () => there().join() === '0,1,3,4,5,8');
    expect(requests(`${key}-6-`)).to.deep.equal([]);
  });

  it('are loaded when they are added, and restored when they are removed', async () => {
    const gallery = await place(`<site-gallery design="grid">${slides(1)}</site-gallery>`);
    gallery.insertAdjacentHTML('beforeend', slide(7));
    await observed();
    const [first, second] = imagesOf(gallery) as [HTMLImageElement, HTMLImageElement];
    await eventually('both are loaded', () => isLoaded(first) && isLoaded(second));
    gallery.after(second.parentElement ?? '');
    await observed();
    expect(['src', 'srcset', 'sizes', 'loading'].filter((name) => second.hasAttribute(name))).to.deep.equal([]);
    expect(first.hasAttribute('src')).to.equal(true);
  });
});

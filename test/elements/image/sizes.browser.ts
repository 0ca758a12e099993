/** Tests in which size <site-image> loads its image, and when. */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../support/eventually.ts';
import { leeward, requests, widthOf } from '../../support/images.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, freshKey, imageIn, place, resize, shown, waiting } from './image.ts';

await define();
afterEach(clear);

let key = '';
beforeEach(() => {
  key = freshKey();
});

/** Whether the engine selects a size by the rendered width of the image. */
const hasAutoSizes = (): boolean => {
  const image = Object.assign(new Image(), { loading: 'lazy', sizes: 'auto' });
  document.body.append(image);
  const { contain } = getComputedStyle(image);
  image.remove();
  return contain.includes('size');
};

describe('an image', () => {
  it('is loaded in the size that its width on the page needs', async () => {
    const image = await shown(place(`<site-image dpr-max="1">${waiting(key)}</site-image>`, 640));
    expect(widthOf(image)).to.equal(750);
    expect(requests(key)).to.deep.equal(['750w']);
  });

  it('is loaded in a larger size if it is cropped', async () => {
    const markup = `<site-image dpr-max="1" crop-mode="cover" fixed-ratio="1:2">${waiting(key)}</site-image>`;
    expect(widthOf(await shown(place(markup)))).to.equal(1000);
  });

  it('is loaded in a larger size when it grows, and never in a smaller one', async () => {
    const element = place(`<site-image dpr-max="1">${waiting(key)}</site-image>`);
    const image = await shown(element);
    resize(element, 700);
    await eventually('the image has grown', () => widthOf(image) === 750);
    resize(element, 90);
    element.update();
    resize(element, 800);
    await eventually('the image has grown again', () => widthOf(image) === 1000);
    await eventually('the image is loaded', () => requests(key).length === 3);
    expect(requests(key)).to.deep.equal(['300w', '750w', '1000w']);
  });

  it('has its size selected by the engine if that is supported, and does not shrink then either', async function () {
    skipUnless(this, 'sizes=auto', hasAutoSizes());
    const element = place(`<site-image>${waiting(key)}</site-image>`);
    const image = await shown(element);
    expect([image.sizes, image.loading]).to.deep.equal(['auto', 'lazy']);
    const first = widthOf(image) ?? 0;
    resize(element, 1100);
    await eventually('the image has grown', () => (widthOf(image) ?? 0) > first);
    const large = widthOf(image);
    await eventually('smaller sizes are removed', () => !image.srcset.includes(`format=${first}w`));
    resize(element, 90);
    element.getBoundingClientRect();
    await frames(2);
    expect(widthOf(image)).to.equal(large);
    expect(requests(key)).to.have.length(2);
  });

  it('shrinks if that is enabled', async () => {
    const element = place(`<site-image dpr-max="1" force-image-update>${waiting(key)}</site-image>`, 700);
    const image = await shown(element);
    resize(element, 300);
    await eventually('the image has shrunk', () => widthOf(image) === 300);
  });

  it('is loaded at one image pixel per CSS pixel in data-saver mode, unless disabled', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      const images = ['', 'allow-save-data="false"'].map((attributes) =>
        place(`<site-image dpr-min="2" dpr-max="2" ${attributes}>${waiting(freshKey())}</site-image>`),
      );
      for (const image of images) await shown(image);
      expect(images.map((image) => widthOf(imageIn(image)))).to.deep.equal([300, 750]);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('of a URL with its size in the file name has that changed', async () => {
    const source = `${leeward().replace('.svg', '-100w.svg')}?v=${key}`;
    const element = place(
      `<site-image source="${source}" size-format="filename" dpr-max="1"><img alt=""></site-image>`,
    );
    const failed = new Promise((resolve) => element.addEventListener('site-error', resolve));
    await failed;
    expect(imageIn(element).src).to.equal(`${leeward().replace('.svg', '-300w.svg')}?v=${key}`);
  });

  it('whose URL has no size keeps that', async () => {
    const markup = `<site-image><img alt="" src="${leeward(key)}" width="1200" height="800"></site-image>`;
    const element = place(markup);
    await shown(element);
    element.update();
    resize(element, 900);
    await eventually('the image is wide', () => element.offsetWidth === 900);
    expect(requests(key)).to.deep.equal(['all']);
    expect(element.innerHTML).to.equal(place(markup).innerHTML);
  });

  it('that was written in a small size becomes larger', async () => {
    const element = place(`<site-image dpr-max="1"><img alt="" src="${leeward(key)}&format=100w"></site-image>`, 700);
    await eventually('the image has grown', () => widthOf(imageIn(element)) === 750);
  });

  it('changes with its URL', async () => {
    const element = place(`<site-image dpr-max="1">${waiting(key)}</site-image>`);
    await shown(element);
    const other = freshKey();
    imageIn(element).dataset.src = leeward(other);
    await eventually('the second image is loaded', () => imageIn(element).currentSrc.includes(other));
    element.source = leeward(`${other}-2`);
    await eventually('the third image is loaded', () => imageIn(element).currentSrc.includes(`${other}-2`));
  });
});

describe('an image is loaded', () => {
  it('near the viewport, and not observed afterwards', async () => {
    const element = place(`<site-image dpr-max="1">${waiting(key)}</site-image>`);
    const image = imageIn(element);
    element.style.marginBlockStart = `${innerHeight + 600}px`;
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await frames(1);
    expect(image.hasAttribute('src')).to.equal(false);
    element.style.marginBlockStart = `${innerHeight + 100}px`;
    await shown(element);
  });

  it('immediately, wherever it is', async () => {
    const markup = `<div style="block-size: 9000px"></div><site-image load="true">${waiting(key)}</site-image>`;
    await shown(place(markup));
  });

  it('only on request', async () => {
    const element = place(`<site-image load="false">${waiting(key)}</site-image>`);
    await frames(1);
    expect(imageIn(element).hasAttribute('src')).to.equal(false);
    element.update();
    await shown(element);
  });

  it('and the element dispatches an event', async () => {
    const sources: string[] = [];
    const element = place(`<site-image>${waiting(key)}</site-image>`);
    element.addEventListener('site-loaded', ({ detail }) => sources.push(detail.source));
    const image = await shown(element);
    await eventually('the event is dispatched', () => sources.length > 0);
    expect(sources).to.deep.equal([image.currentSrc]);
    expect(element.matches(':state(loaded)')).to.equal(true);
  });

  it('or fails, and the element dispatches an event for that too', async () => {
    const element = place(`<site-image source="/nothing/here.png"><img alt="Waves"></site-image>`);
    const { detail } = await new Promise<CustomEvent>((resolve) => {
      element.addEventListener('site-error', (event) => resolve(event as CustomEvent));
    });
    expect(detail.code).to.equal('image-failed');
    expect(element.matches(':state(loaded)')).to.equal(false);
  });
});

describe('attributes and styles that the element sets on the image', () => {
  const written = (image: Element) => ['src', 'srcset', 'sizes', 'loading'].filter((name) => image.hasAttribute(name));

  it('are removed with the element, and set again when it returns', async () => {
    const element = place(`<site-image>${waiting(key)}</site-image>`);
    const before = element.innerHTML;
    const box = element.parentElement;
    await shown(element);
    expect(element.innerHTML).not.to.equal(before);
    element.remove();
    await Promise.resolve();
    element.load = 'false';
    box?.append(element);
    await eventually('the image is restored', () => element.innerHTML === before);
    element.load = 'viewport';
    await shown(element);
  });

  it('are removed from an image that moved elsewhere', async () => {
    const element = place(`<site-image>${waiting(key)}</site-image>`);
    const old = await shown(element);
    element.after(old);
    await eventually('the image is restored', () => written(old).length === 0);
  });

  it('remain on an image outside of the document until it returns', async () => {
    const element = place(`<site-image>${waiting(key)}</site-image>`);
    const old = await shown(element);
    const before = written(old);
    element.innerHTML = waiting(freshKey());
    await shown(element);
    expect(written(old)).to.deep.equal(before);
    element.prepend(old);
    await eventually('the image belongs to the element again', () => imageIn(element) === old && old.naturalWidth > 0);
  });
});

/** Tests images that are loaded by script, without an element. */
import { expect } from '@open-wc/testing';
import { eventually, frames, never } from '../../support/eventually.ts';
import { haveSizes, leeward, requests, widthOf } from '../../support/images.ts';

haveSizes();
const bundle = '/dist/test/load-images.js';
const { loadImage, loadImages, loadImagesIn }: typeof import('./fixtures/load-images.fixture.ts') = await import(
  bundle
);

let box: HTMLElement;
let count = 0;
let key = '';

beforeEach(() => {
  count += 1;
  key = `plain${count}`;
  box = document.createElement('div');
  box.style.cssText = 'inline-size: 300px; block-size: 300px';
  document.body.append(box);
});
afterEach(() => box.remove());

function place(attributes = `data-src="${leeward(key)}" data-image-dimensions="1200x800"`): HTMLImageElement {
  box.innerHTML = `<img alt="" style="display: block; inline-size: 100%" ${attributes}>`;
  return box.firstElementChild as HTMLImageElement;
}

const shown = (image: HTMLImageElement): Promise<unknown> =>
  eventually('the image is loaded', () => image.naturalWidth > 0);

/** Collects the console warnings of a run. */
function warnings(run: () => void): string[] {
  const { warn } = console;
  const collected: string[] = [];
  console.warn = (text: string) => collected.push(text);
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return collected;
}

describe('an image of a host with several sizes', () => {
  it('is loaded in the size that its box needs', async () => {
    const image = place();
    loadImage(image, { load: true, dprMax: 1 });
    await shown(image);
    expect(widthOf(image)).to.equal(300);
  });

  it('is loaded whatever its source contained before, even an invalid URL', async () => {
    const image = place(`src="//" data-src="${leeward(key)}" data-image-dimensions="1200x800"`);
    loadImage(image, { load: true, dprMax: 1 });
    await shown(image);
    expect(widthOf(image)).to.equal(300);
  });

  it('is loaded in a larger size when it is cropped, adjusted, or on a high-density screen', async () => {
    for (const [options, width] of [
      [{ cropMode: 'cover', dprMax: 1 }, 500],
      [{ sizeAdjustment: 3, dprMax: 1 }, 1000],
      [{ dprMin: 2, dprMax: 2 }, 750],
    ] as const) {
      const image = place();
      loadImage(image, { load: true, ...options });
      await shown(image);
      expect(widthOf(image), JSON.stringify(options)).to.equal(width);
    }
  });

  it('is loaded again when its box grows, and not when it shrinks', async () => {
    const image = place();
    const life = new AbortController();
    loadImage(image, { load: true, dprMax: 1, signal: life.signal });
    await shown(image);
    box.style.inlineSize = '700px';
    await eventually('the image has grown', () => widthOf(image) === 750);
    box.style.inlineSize = '90px';
    loadImage(image, { load: true, dprMax: 1 });
    box.style.inlineSize = '800px';
    await eventually('the image has grown again', () => widthOf(image) === 1000);
    life.abort();
    await eventually('the image is loaded', () => requests(key).length === 3);
    expect(requests(key)).to.deep.equal(['300w', '750w', '1000w']);
  });

  it('shrinks only if that is enabled', async () => {
    const image = place(`src="${leeward(key)}&format=1500w"`);
    await shown(image);
    loadImage(image, { load: true, dprMax: 1, forceImageUpdate: true });
    await eventually('the image has shrunk', () => widthOf(image) === 300);
  });

  it('keeps the sizes that its author declares', async () => {
    const image = place(`src="${leeward(key)}&format=100w" srcset="${leeward(key)}&format=100w 100w" sizes="10px"`);
    await shown(image);
    loadImage(image, { load: true });
    box.style.inlineSize = '700px';
    const until = frames(3).then(() => fetch(leeward('a later request')));
    await never('another size is requested', () => requests(key).length > 1, { until });
    expect(requests(key)).to.deep.equal(['100w']);
  });
});

describe('an image of any other host', () => {
  it('is loaded from its unchanged URL', async () => {
    const address = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`;
    const image = place(`data-src="${address}"`);
    loadImage(image, { load: true });
    await shown(image);
    expect(image.getAttribute('src')).to.equal(address);
  });
});

describe('an image that is cropped', () => {
  const look = ({ style }: HTMLImageElement) => [style.objectFit, style.objectPosition];

  it('fills its container, around its focal point', () => {
    const image = place(`data-src="x" data-mode="cover" data-image-focal-point="0.25,1"`);
    loadImage(image, { load: false });
    expect(look(image)).to.deep.equal(['cover', '25% 100%']);
    expect(image.offsetHeight).to.equal(300);
  });

  it('has that point in the middle on request', () => {
    const image = place(`data-src="x" data-image-dimensions="1200x800" data-image-focal-point="0.4,0.5"`);
    loadImage(image, { load: false, cropMode: 'cover', useAdvancedPositioning: true });
    expect(look(image)).to.deep.equal(['cover', '20% 50%']);
  });

  it('reads the settings from the class around it, as site builders write it', () => {
    const image = place('data-src="x" data-alignment="top"');
    box.className = 'content-fit';
    loadImage(image, { load: false });
    expect(look(image)).to.deep.equal(['contain', '50% 0%']);
  });
});

describe('the time when an image is loaded', () => {
  it('follows its markup unless the caller sets another value', async () => {
    const image = place(`data-src="${leeward(key)}" data-load="false"`);
    loadImage(image);
    loadImage(image, { load: 'false' });
    expect(image.hasAttribute('src')).to.equal(false);
    loadImage(image, { load: true });
    await shown(image);
  });

  it('may be once when it is near the viewport', async () => {
    const image = place();
    box.style.marginBlockStart = `${innerHeight + 600}px`;
    loadImage(image, { load: 'viewport', dprMax: 1 });
    // This observer is notified after that of the image, which would have begun to load by then.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
    await frames(1);
    expect(image.hasAttribute('src')).to.equal(false);
    box.style.marginBlockStart = `${innerHeight + 100}px`;
    await shown(image);
    expect(requests(key)).to.have.length(1);
  });
});

describe('a caller', () => {
  it('loads all waiting images of a node', async () => {
    box.innerHTML = [1, 2, 3].map((n) => `<img alt="" data-src="${leeward(`${key}-${n}`)}">`).join('');
    loadImagesIn(box, { load: true });
    for (const image of box.querySelectorAll('img')) await shown(image);
  });

  it('is warned about images that cannot be loaded', () => {
    const wrong = (value: unknown): never => value as never;
    expect(() => loadImage(wrong(null))).to.throw('No image');
    expect(() => loadImage(wrong(box))).to.throw('Element is not a valid image element.');
    expect(() => loadImage(new Image())).to.throw('Image element has no parentNode.');
    expect(() => loadImages([])).to.throw('No images');
    expect(() => loadImages(wrong(undefined))).to.throw('No images');
    expect(() => loadImagesIn(wrong(null))).to.throw('No root node');
    expect(() => loadImagesIn(wrong('main'))).to.throw('main is not a valid node.');
  });

  it('is warned about missing data', () => {
    expect(warnings(() => loadImage(place('')))).to.deep.equal(['Invalid or missing image source.']);
    const whole = place('data-src="x"');
    expect(warnings(() => loadImage(whole, { cropMode: 'contain', load: false }))).to.deep.equal([
      'Missing alignment for "content-fit" image.',
    ]);
    expect(whole.style.objectPosition).to.equal('50% 50%');
  });
});

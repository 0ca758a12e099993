/** Tests which of the author's children a gallery shows and counts. */
import { expect } from '@open-wc/testing';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { clear, define, find, image, place, rect, repeat } from './gallery.ts';
import { moving, part, slid } from './moving.ts';

await define();

afterEach(clear);

const video = `<figure data-type="video">${image()}</figure>`;
const mixed = `${image()}<video></video>${image()}${video}<div data-html="&lt;iframe src=/film>&lt;/iframe>"></div>${image()}`;

const shown = (gallery: Element): number => [...gallery.children].filter((slide) => slide.checkVisibility()).length;

describe('a gallery without mixed content', () => {
  for (const design of ['stacked', 'grid', 'autocolumns', 'list', 'carousel', 'slider'])
    it(`leaves videos out of the design ${design}, and shows them again`, async () => {
      const gallery = await place(
        `<site-gallery design="${design}" mixed-content="false">${mixed}</site-gallery>`,
        800,
      );
      expect([shown(gallery), gallery.numberOfSlides]).to.deep.equal([3, 3]);
      gallery.mixedContent = true;
      expect(gallery.numberOfSlides).to.equal(6);
      await eventually('all slides', () => shown(gallery) === 6);
      expect([...gallery.children].some((slide) => slide.hasAttribute('hidden'))).to.equal(false);
    });

  it('steps from image to image, by its block data', async () => {
    const gallery = await moving('slideshow', `block-json='{"mixedContent": false}'`, mixed);
    await slid(gallery, () => click(part(gallery, 'next')));
    expect(gallery.querySelectorAll('img')[1]?.checkVisibility()).to.equal(true);
    expect([gallery.currentIndex, gallery.numberOfSlides]).to.deep.equal([1, 3]);
  });

  it('keeps a slide hidden that its author has hidden', async () => {
    const gallery = await place(`<site-gallery mixed-content="false">${image()}<video hidden></video></site-gallery>`);
    gallery.mixedContent = true;
    await Promise.resolve();
    expect(find(gallery, 'video').hidden).to.equal(true);
  });
});

describe('a slide that is wrapped in a div', () => {
  const wrapped = [
    ['an image', (index: number) => `<div>${image({ attributes: `id="a${index}"` })}</div>`],
    ['a link around an image', () => `<div><a href="#x">${image()}</a></div>`],
    ['an image with other sources', () => `<div><picture>${image()}</picture></div>`],
  ] as const;

  for (const [name, slide] of wrapped)
    for (const design of ['grid', 'carousel', 'slideshow'])
      it(`of a ${design} is filled by ${name}, cropped to the same box as without it`, async () => {
        const attributes = 'slides-per-row="2" aspect-ratio="1:1"';
        const gallery = await place(
          `<site-gallery design="${design}" ${attributes}>${repeat(3, slide)}</site-gallery>`,
          800,
        );
        const plain = await place(
          `<site-gallery design="${design}" ${attributes}>${repeat(3, () => image())}</site-gallery>`,
          800,
        );
        const sizeOf = (within: Element): number[] => {
          const { width, height } = rect(find(within, 'img'));
          return [Math.round(width), Math.round(height)];
        };
        await eventually('the same box', () => sizeOf(gallery).join() === sizeOf(plain).join());
      });

  it('keeps its own layout if it has more than an image', async () => {
    const text = '<div style="padding: 20px"><img alt="" width="30" height="20"><p>Text</p></div>';
    const gallery = await place(
      `<site-gallery design="carousel" slides-per-row="1">${text.repeat(2)}</site-gallery>`,
      600,
    );
    expect(rect(find(gallery, 'img')).width).to.equal(30);
    expect(rect(find(gallery, 'div')).width).to.be.closeTo(600, 1);
  });
});

describe('the number of slides', () => {
  it('is known at once, follows the markup, and cannot be set', async () => {
    const gallery = document.createElement('site-gallery');
    gallery.innerHTML = image() + image();
    expect(gallery.numberOfSlides).to.equal(2);
    gallery.append(document.createElement('figure'));
    expect(gallery.numberOfSlides).to.equal(3);
    expect(() => Object.assign(gallery, { numberOfSlides: 9 })).to.throw(TypeError);
  });
});

describe('the width of columns', () => {
  const columnsOf = async (width: string): Promise<number> => {
    const gallery = await place(
      `<site-gallery design="autogrid" gutter="0" column-width="${width}">${image()}</site-gallery>`,
      500,
    );
    return getComputedStyle(part(gallery, 'slides')).gridTemplateColumns.split(' ').length;
  };

  it('may be any number above 0, and no column is narrower than a pixel', async () => {
    expect([await columnsOf('50.5'), await columnsOf('0.5')]).to.deep.equal([9, 500]);
    for (const refused of ['0', '-3']) expect(await columnsOf(refused), refused).to.equal(2);
  });
});

describe('the height of a slideshow in block data', () => {
  const ratioWith = async (block: object): Promise<number> => {
    const gallery = await moving('slideshow', `block-json='${JSON.stringify(block)}'`, image());
    const { width, height } = rect(part(gallery, 'slides'));
    return width / height;
  };

  it('is vSize in percent of the width, unless there is an aspectRatio', async () => {
    expect(await ratioWith({ vSize: 25 })).to.be.closeTo(4, 0.01);
    expect(await ratioWith({ vSize: 25, aspectRatio: 100 })).to.be.closeTo(1, 0.01);
    expect(await ratioWith({ vSize: null, aspectRatio: 0 })).to.be.closeTo(2, 0.01);
  });
});

describe('an unknown design', () => {
  it('that a script sets is reported once, and the gallery is stacked', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text) => warnings.push(text);
    try {
      const gallery = await place(`<site-gallery>${image()}</site-gallery>`);
      for (let turn = 0; turn < 2; turn += 1) Reflect.set(gallery, 'design', 'cascade');
      expect(gallery.design).to.equal('stacked');
    } finally {
      console.warn = warn;
    }
    expect(warnings.map((text) => String(text).replace(/ Use .*/, ''))).to.deep.equal([
      '"cascade" is not a gallery design. These are not the gallery designs you are looking for.',
    ]);
  });
});

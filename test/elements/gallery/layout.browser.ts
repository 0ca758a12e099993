import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { clear, columns, define, figure, find, gap, image, place, ratioOf, rect, repeat } from './gallery.ts';

await define();

afterEach(clear);

const grid = (attributes: string, slides = repeat(13, () => image())): string =>
  `<site-gallery ${attributes} design="grid">${slides}</site-gallery>`;

describe('a grid', () => {
  it('has four columns with the gutter of the spacing scale by default', async () => {
    const gallery = await place(grid(''));
    expect(columns(gallery)).to.have.length(4);
    expect(gap(gallery)).to.be.closeTo(11, 0.1);
    expect(rect(gallery.children[3] as Element).right).to.be.closeTo(rect(gallery).right, 0.1);
  });

  it('has the requested number of columns, from 1 to 12', async () => {
    for (let count = 1; count <= 12; count += 1) {
      const gallery = await place(grid(`slides-per-row="${count}" gutter="7"`), 1440);
      expect(columns(gallery), `${count} requested`).to.have.length(count);
      await clear();
    }
  });

  const widths = [
    { width: 320, requested: 4, columns: 2 },
    { width: 320, requested: 2, columns: 2 },
    { width: 320, requested: 1, columns: 1 },
    { width: 479, requested: 4, columns: 2 },
    { width: 480, requested: 4, columns: 3 },
    { width: 480, requested: 2, columns: 2 },
    { width: 723, requested: 4, columns: 3 },
    { width: 724, requested: 4, columns: 4 },
    { width: 724, requested: 12, columns: 6 },
    { width: 1440, requested: 12, columns: 12 },
  ];
  for (const { width, requested, columns: count } of widths) {
    it(`of ${requested} shows ${count} columns where it is ${width} px wide`, async () => {
      expect(columns(await place(grid(`slides-per-row="${requested}"`), width))).to.have.length(count);
    });
  }

  it('has fewer columns when text is enlarged', async () => {
    document.documentElement.style.fontSize = '200%';
    const gallery = await place(grid(''), 320);
    expect(columns(gallery)).to.have.length(1);
    document.documentElement.style.fontSize = '';
  });

  it('is never wider than its container, whatever it contains', async () => {
    const wide = '<div>words</div><video></video><figure><img alt="x" width="2000" height="10"></figure>';
    const gallery = await place(grid('gutter="40"', wide + image({ size: [2000, 500] })), 320);
    for (const slide of gallery.children) expect(rect(slide).right).to.be.at.most(rect(gallery).right + 0.1);
    expect(gallery.scrollWidth).to.be.at.most(320);
  });

  it('has captions below their images', async () => {
    const gallery = await place(grid('', figure()), 1440);
    const [shown, caption] = [find(gallery, 'img'), find(gallery, 'figcaption')].map(rect);
    expect(caption?.top).to.be.closeTo((shown?.bottom ?? 0) + 6, 0.1);
    expect(caption?.width).to.equal(shown?.width);
  });

  it('runs from right to left on such a page', async () => {
    const gallery = await place(`<div dir="rtl">${grid('')}</div>`);
    const [first, second] = [...gallery.children].map(rect);
    expect(first?.right).to.be.closeTo(rect(gallery).right, 0.1);
    expect(second?.right).to.be.closeTo((first?.left ?? 0) - 11, 0.1);
  });
});

describe('a list', () => {
  const list = (attributes: string, slides = repeat(3, () => figure())): string =>
    grid(`design="list" ${attributes}`, slides);

  it('has one slide per row: the image on two fifths, and the caption next to it', async () => {
    const gallery = await place(list(''));
    expect(columns(gallery)).to.have.length(1);
    const [shown, caption] = [find(gallery, 'img'), find(gallery, 'figcaption')].map(rect);
    expect(shown?.width).to.be.closeTo(1440 * 0.4, 0.1);
    expect(caption?.left).to.be.closeTo((shown?.right ?? 0) + 11, 0.1);
    expect(caption?.top).to.equal(shown?.top);
    expect(caption?.right).to.be.closeTo(rect(gallery).right, 0.1);
  });

  it('accepts the width of its images in pixels or percent, with or without a link', async () => {
    const slides = `${figure()}${image()}<a href="#one">${image()}</a><figure><a href="#two">${image()}</a></figure>`;
    for (const [size, width] of [
      ['200', 200],
      ['200px', 200],
      ['25%', 360],
    ] as const) {
      const gallery = await place(list(`list-image-size="${size}"`, slides));
      for (const one of gallery.querySelectorAll('img')) expect(rect(one).width).to.be.closeTo(width, 0.1);
      await clear();
    }
  });

  it('fits on a phone: captions next to small images, and below large ones', async () => {
    const beside = await place(list(''), 320);
    expect(rect(find(beside, 'figcaption')).top).to.equal(rect(find(beside, 'img')).top);
    expect(rect(find(beside, 'img')).width).to.be.closeTo(128, 0.1);
    const under = await place(list('list-image-size="500px"'), 320);
    expect(rect(find(under, 'img')).width).to.equal(320);
    const narrow = await place(list('gutter="33"'), 280);
    expect(rect(find(narrow, 'img')).width, 'the caption is next to a small image').to.equal(280);
    expect(rect(find(under, 'figcaption')).top).to.be.above(rect(find(under, 'img')).bottom);
    expect(under.scrollWidth).to.be.at.most(320);
  });

  it('has its images at the right on a page from right to left', async () => {
    const gallery = await place(`<div dir="rtl">${list('')}</div>`);
    expect(rect(find(gallery, 'img')).right).to.be.closeTo(rect(gallery).right, 0.1);
    expect(rect(find(gallery, 'figcaption')).right).to.be.below(rect(find(gallery, 'img')).left);
  });
});

describe('images', () => {
  const shapes = [
    image(),
    `<a href="#one">${image()}</a>`,
    figure(),
    `<figure><a href="#two">${image()}</a></figure>`,
    `<picture>${image()}</picture>`,
    `<a href="#three"><picture>${image()}</picture></a>`,
    `<figure><picture>${image()}</picture></figure>`,
    `<figure><a href="#four"><picture>${image()}</picture></a></figure>`,
  ];

  it('keep their own ratio without one', async () => {
    const gallery = await place(grid('', shapes.join('')));
    for (const one of gallery.querySelectorAll('img')) expect(ratioOf(one)).to.be.closeTo(1.5, 0.01);
  });

  const ratios = { '1:1': 1, '3:2': 1.5, '4/5': 0.8, '1.25': 1.25, square: 1, standard: 4 / 3, Widescreen: 16 / 9 };
  for (const [ratio, value] of Object.entries({ ...ratios, 'anamorphic-widescreen': 2.35 })) {
    it(`all have the ratio ${ratio} when it is requested, however they are marked up`, async () => {
      const gallery = await place(grid(`aspect-ratio="${ratio}"`, shapes.join('')));
      for (const one of gallery.querySelectorAll('img')) {
        expect(ratioOf(one)).to.be.closeTo(value, 0.02);
        expect(getComputedStyle(one).objectFit).to.equal('cover');
      }
    });
  }

  it('are shown whole with auto-crop="false"', async () => {
    const gallery = await place(grid('aspect-ratio="square" auto-crop="false"'));
    expect(getComputedStyle(find(gallery, 'img')).objectFit).to.equal('contain');
    gallery.autoCrop = true;
    await Promise.resolve();
    expect(getComputedStyle(find(gallery, 'img')).objectFit).to.equal('cover');
  });

  it('are cropped around their focal point, and around the middle without one', async () => {
    const focal = 'data-image-focal-point="0.4897959183673469,0.12244897959183673"';
    const slides = `${image({ attributes: focal })}<figure ${focal}>${image()}</figure>${image()}`;
    const gallery = await place(grid('aspect-ratio="square"', slides));
    const positions = [...gallery.querySelectorAll('img')].map((one) => getComputedStyle(one).objectPosition);
    expect(positions).to.deep.equal(['48.98% 12.24%', '48.98% 12.24%', '50% 50%']);
  });

  it("are styled by the page's own rules before ours", async () => {
    const gallery = await place(`<style>.mine { object-position: 10% 20%; border-radius: 5px }</style>
      ${grid('', image({ attributes: 'class="mine" data-image-focal-point="0.1,0.9"' }))}`);
    gallery.style.setProperty('--site-gallery-radius', '8px');
    const { objectPosition, borderRadius } = getComputedStyle(find(gallery, 'img'));
    expect([objectPosition, borderRadius]).to.deep.equal(['10% 20%', '5px']);
  });

  it('without a size in the markup reserve the space of data-image-dimensions', async () => {
    const waiting = '<img alt="" src="/test/nothing.png" data-image-dimensions="1600x900">';
    const gallery = await place(
      grid('', waiting + figure('Sea', { isSized: false, attributes: 'data-image-dimensions="2x9"' })),
    );
    const [late, loaded] = [...gallery.querySelectorAll('img')];
    expect(getComputedStyle(late as Element).aspectRatio).to.equal('auto 1600 / 900');
    expect(ratioOf(loaded as Element), 'a loaded image overrides it').to.be.closeTo(1.5, 0.01);
  });

  it('that are hidden stay hidden', async () => {
    const gallery = await place(
      grid(
        '',
        `${image({ attributes: 'hidden' })}<figure hidden></figure><figure>${image({ attributes: 'hidden' })}</figure>`,
      ),
    );
    for (const one of gallery.querySelectorAll('[hidden]')) expect(getComputedStyle(one).display).to.equal('none');
  });
});

describe('on a page that styles its images', () => {
  const page = document.createElement('style');
  page.textContent = 'img { max-width: 100%; height: auto } figure { margin: 0 }';
  beforeEach(() => document.head.append(page));
  afterEach(() => page.remove());

  const mixed = image({ size: [400, 200] }) + image({ size: [100, 200] }) + figure('Words', { size: [300, 300] });

  it('rows of one height are of that height', async () => {
    const gallery = await place(`<site-gallery design="autorows" row-height="120">${mixed}</site-gallery>`, 800);
    for (const shown of gallery.querySelectorAll('img')) expect(rect(shown).height).to.be.closeTo(120, 0.1);
    expect(new Set([...gallery.children].map((slide) => rect(slide).top)).size).to.equal(1);
  });

  it('columns keep the gutter between their slides', async () => {
    const slides = repeat(8, (index) => figure(`Words ${index}`));
    const gallery = await place(
      `<site-gallery design="autocolumns" column-width="200" gutter="17">${slides}</site-gallery>`,
      430,
    );
    const [first, second] = [...gallery.children].map(rect);
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).to.be.closeTo(17, 0.1);
  });

  for (const design of ['slider', 'slideshow']) {
    it(`the current image of a ${design} fills its height`, async () => {
      const slides = figure('Words', { size: [900, 300] }) + mixed;
      const gallery = await place(`<site-gallery design="${design}" aspect-ratio="2:1">${slides}</site-gallery>`, 400);
      await eventually('the image is laid out', () => rect(find(gallery, 'img')).height > 199);
      expect(rect(find(gallery, 'img')).height).to.be.closeTo(200, 0.1);
    });
  }
});

describe('in a container that grows with its content', () => {
  for (const design of ['carousel', 'slider', 'slideshow']) {
    it(`a ${design} of many slides is not wider than the page`, async () => {
      const slides = repeat(12, (index) => figure(`Uncommonlylongword${index}`));
      const gallery = await place(
        `<div style="display: grid"><div><site-gallery design="${design}" thumbnails>${slides}</site-gallery></div></div>`,
        320,
      );
      expect(rect(gallery).width).to.be.at.most(320);
      await eventually('the element is defined', () => gallery.matches(':defined'));
      expect(rect(gallery).width).to.be.at.most(320);
    });
  }
});

/** Tests that changes of the author's markup are rendered, and that the markup is restored. */
import { expect } from '@open-wc/testing';
import { warningsDuring } from '../../contract/load.ts';
import { eventually } from '../../support/eventually.ts';
import { clear, columns, define, figure, find, image, observed, place, ratioOf, rect, repeat } from './gallery.ts';

await define();

afterEach(clear);

const focal = (x: number, y: number): string => `data-image-focal-point="${x},${y}"`;

const positions = (within: ParentNode): string[] =>
  [...within.querySelectorAll('img')].map((one) => getComputedStyle(one).objectPosition);

describe('slides', () => {
  it('that are added, removed or reordered are laid out again', async () => {
    const gallery = await place(
      `<site-gallery slides-per-row="3" design="grid">${repeat(2, () => image())}</site-gallery>`,
    );
    gallery.insertAdjacentHTML('beforeend', figure('Third', { attributes: focal(0, 1) }));
    await observed();
    const third = find(gallery, 'figure');
    expect(columns(gallery)).to.have.length(3);
    expect(positions(gallery)).to.deep.equal(['50% 50%', '50% 50%', '0% 100%']);
    gallery.prepend(third);
    expect(rect(third).left).to.equal(rect(gallery).left);
    gallery.firstElementChild?.nextElementSibling?.remove();
    await observed();
    expect(columns(gallery)).to.have.length(2);
    expect(positions(gallery)).to.deep.equal(['0% 100%', '50% 50%']);
  });

  it('that are edited are rendered again: focal point, dimensions, image', async () => {
    const gallery = await place(
      `<site-gallery design="grid">${figure('Sea', { attributes: focal(0.1, 0.2) })}</site-gallery>`,
    );
    const shown = find<HTMLImageElement>(gallery, 'img');
    shown.dataset.imageFocalPoint = '0.9,0.8';
    await observed();
    expect(positions(gallery)).to.deep.equal(['90% 80%']);
    delete shown.dataset.imageFocalPoint;
    await observed();
    expect(positions(gallery)).to.deep.equal(['50% 50%']);
    find(gallery, 'figure').dataset.imageFocalPoint = '0.25,0.75';
    await observed();
    expect(positions(gallery)).to.deep.equal(['25% 75%']);
    shown.replaceWith(document.createElement('img'));
    await observed();
    expect(positions(gallery)).to.deep.equal(['25% 75%']);
  });

  it('change their layout when an attribute or property of the gallery does', async () => {
    const gallery = await place(`<site-gallery design="grid">${repeat(6, () => figure())}</site-gallery>`);
    gallery.slidesPerRow = 2;
    gallery.aspectRatio = 2;
    await Promise.resolve();
    expect(columns(gallery)).to.have.length(2);
    expect(ratioOf(find(gallery, 'img'))).to.be.closeTo(2, 0.01);
    gallery.design = 'list';
    gallery.removeAttribute('aspect-ratio');
    await Promise.resolve();
    expect(columns(gallery)).to.have.length(1);
    expect(ratioOf(find(gallery, 'img'))).to.be.closeTo(1.5, 0.01);
  });
});

describe("the author's markup", () => {
  const slides = `${image({ attributes: focal(0.3, 0.4) })}${figure('Sea', { isSized: false, attributes: `${focal(1, 0)} data-image-dimensions="300x200"` })}
    <a href="#one">${image({ attributes: 'style="opacity: 0.9;"' })}</a><!-- end -->`;

  it('is restored once the gallery is removed', async () => {
    const gallery = await place(`<site-gallery gutter="6" design="grid">${slides}</site-gallery>`);
    const before = document.createElement('div');
    before.innerHTML = `<site-gallery gutter="6" design="grid">${slides}</site-gallery>`;
    const [first] = gallery.children;
    first?.remove();
    await observed();
    expect(first?.outerHTML).to.equal(before.querySelector('img')?.outerHTML);
    gallery.prepend(first ?? '');
    await observed();
    gallery.remove();
    await Promise.resolve();
    expect(gallery.outerHTML).to.equal(before.innerHTML);
  });

  it('survives copying the live page twice', async () => {
    const gallery = await place(`<site-gallery design="grid">${slides}</site-gallery>`);
    const copy = await place((await place(gallery.outerHTML)).outerHTML);
    expect(positions(copy)).to.deep.equal(positions(gallery));
    copy.remove();
    await Promise.resolve();
    expect(copy.querySelector('[style*="--site"]')).to.equal(null);
  });

  it('of a gallery inside a slide belongs to that gallery', async () => {
    const plain = image({ isSized: false });
    const inner = `<site-gallery slides-per-row="2" gutter="6" design="grid">${image({ attributes: focal(0, 0) })}${plain}</site-gallery>`;
    const outer = await place(
      `<site-gallery slides-per-row="1" aspect-ratio="5" auto-crop="false" design="list">
        <div ${focal(1, 1)} data-image-dimensions="1x9">${inner}</div>${image()}
      </site-gallery>`,
    );
    const nested = find<HTMLElement>(outer, 'site-gallery');
    expect(columns(nested)).to.have.length(2);
    for (const one of nested.querySelectorAll('img')) {
      expect(ratioOf(one)).to.be.closeTo(1.5, 0.01);
      expect(getComputedStyle(one).objectFit).to.equal('cover');
    }
    expect(positions(nested)).to.deep.equal(['0% 0%', '50% 50%']);
    expect(nested.lastElementChild?.outerHTML).to.equal(plain.replace(/ +>/, '>'));
    outer.append(nested);
    await observed();
    expect(positions(nested)).to.deep.equal(['0% 0%', '50% 50%']);
    outer.after(nested);
    await observed();
    expect(positions(nested), 'the inner gallery keeps its slide').to.deep.equal(['0% 0%', '50% 50%']);
  });
});

describe('invalid values', () => {
  it('in an attribute are reported once, and the default applies', async () => {
    const warnings = await warningsDuring(async () => {
      const attributes = 'design="mosaic" slides-per-row="13" gutter="-1" aspect-ratio="wide" list-image-size="half"';
      for (const _ of [1, 2]) {
        const gallery = await place(`<site-gallery ${attributes}>${repeat(5, () => image())}</site-gallery>`);
        expect(columns(gallery)).to.have.length(1);
        expect([gallery.design, gallery.gutter, gallery.aspectRatio]).to.deep.equal(['stacked', 11, undefined]);
      }
    });
    expect(warnings).to.deep.equal([
      '"mosaic" is not a gallery design. These are not the gallery designs you are looking for. Use one of stacked, slider, slideshow, grid, autogrid, autocolumns, autorows, carousel, list.',
      '<site-gallery> slides-per-row="13" is ignored: it takes a whole number from 1 to 12, or one for each minimum width in ascending order such as 1 600:2 1000:3.',
      '<site-gallery> gutter="-1" is ignored: it takes a number from 0.',
      '<site-gallery> aspect-ratio="wide" is ignored: it takes a ratio such as 3:2, 1.5 or 66.7%, or square, standard, widescreen, anamorphic-widescreen.',
      '<site-gallery> list-image-size="half" is ignored: it takes a length such as 350, 350px or 50%.',
    ]);
  });

  it('in an image are reported once, and the middle applies', async () => {
    const wrong = image({ attributes: 'data-image-focal-point="top left" data-image-dimensions="big"' });
    const warnings = await warningsDuring(async () => {
      const gallery = await place(
        `<site-gallery aspect-ratio="1" design="grid">${repeat(3, () => wrong)}</site-gallery>`,
      );
      expect(positions(gallery)).to.deep.equal(['50% 50%', '50% 50%', '50% 50%']);
    });
    expect(warnings).to.deep.equal([
      '<site-gallery>: Ignored data-image-focal-point="top left" of an image. Expected a point from 0,0 to 1,1.',
      '<site-gallery>: Ignored data-image-dimensions="big" of an image. Expected a size such as 1600x900.',
    ]);
  });
});

describe('the network', () => {
  it('receives requests only for URLs of the author', async () => {
    const requests = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
    const before = requests().length;
    const later = image({ attributes: 'data-src="/test/later.png" data-image="/test/later.png"' });
    const gallery = await place(`<site-gallery design="grid">${repeat(20, () => later)}</site-gallery>`);
    gallery.design = 'list';
    gallery.append(find(gallery, 'img').cloneNode(true));
    const own = (name: string): boolean => !name.startsWith('data:') && !/\/dist\/test\/|\/prerender$/.test(name);
    const addresses = (): string[] => [...new Set(requests().slice(before).filter(own))];
    await eventually('the image that waits for script is loaded', () => addresses().length > 0);
    expect(addresses()).to.deep.equal([new URL('/test/later.png', location.href).href]);
  });
});

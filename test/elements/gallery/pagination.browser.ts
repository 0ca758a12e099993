/** Tests the position of the slides: dots, a fraction, a bar. */
import { expect } from '@open-wc/testing';
import { click, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { clear, define, rect, type SiteGallery } from './gallery.ts';
import { has, moving, part, prints, slid } from './moving.ts';

await define();

afterEach(clear);

const open = async (design: string, kind: string, count = 8): Promise<SiteGallery> => {
  const gallery = await moving(design, `pagination="${kind}" speed="0"`, prints(count));
  await eventually('the pagination', () => has(gallery, 'pagination'));
  return gallery;
};

const dots = (gallery: SiteGallery): HTMLElement[] => [
  ...(gallery.shadowRoot?.querySelectorAll<HTMLElement>('[part~="dot"]') ?? []),
];

const current = (gallery: SiteGallery): number =>
  dots(gallery).findIndex((dot) => dot.getAttribute('aria-current') === 'true');

describe('dots', () => {
  it('are one for each slide of a slideshow, and select it by pointer and by key', async () => {
    const gallery = await open('slideshow', 'dots');
    expect([dots(gallery).length, current(gallery)]).to.deep.equal([8, 0]);
    expect(dots(gallery)[2]?.ariaLabel).to.equal('Show slide 3');
    await slid(gallery, () => click(dots(gallery)[2] as Element));
    expect([gallery.currentIndex, current(gallery)]).to.deep.equal([2, 2]);
    dots(gallery)[5]?.focus();
    await slid(gallery, () => press('Enter'));
    expect([gallery.currentIndex, current(gallery)]).to.deep.equal([5, 5]);
  });

  it('are one for each group of a carousel', async () => {
    const gallery = await open('carousel', 'dots');
    expect(dots(gallery)).to.have.length(3);
    await slid(gallery, () => click(dots(gallery)[2] as Element));
    expect([gallery.currentIndex, current(gallery)]).to.deep.equal([5, 2]);
  });

  it('have targets of 24 pixels and no axe violations', async () => {
    const gallery = await open('slider', 'dots');
    const { width, height } = rect(dots(gallery)[0] as Element);
    expect(Math.min(width, height)).to.be.at.least(24);
    await expect(gallery).to.be.accessible();
  });

  it('are replaced by a fraction if they are too many', async () => {
    const gallery = await open('slideshow', 'dots', 40);
    expect([dots(gallery).length, part(gallery, 'pagination').textContent]).to.deep.equal([0, '1 / 40']);
  });
});

describe('a fraction', () => {
  it('shows the position', async () => {
    const gallery = await open('slideshow', 'fraction');
    await slid(gallery, () => gallery.next());
    expect(part(gallery, 'pagination').textContent).to.equal('2 / 8');
  });
});

describe('a bar', () => {
  it('is filled up to the position', async () => {
    const gallery = await open('carousel', 'progress');
    await slid(gallery, () => gallery.select(5));
    await eventually('a full bar', () => Math.abs(rect(part(gallery, 'bar')).width - rect(gallery).width) < 1);
  });
});

describe('the pagination', () => {
  it('is not in the way of a gallery whose slides all fit, and its room is there before its script', async () => {
    const gallery = await moving('slideshow', 'pagination="dots"');
    expect(rect(gallery).height - rect(part(gallery, 'slides')).height).to.equal(33);
    await clear();
    const few = await moving('carousel', 'pagination="dots"', prints(2));
    expect(dots(few)).to.have.length(0);
  });
});

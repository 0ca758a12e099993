/** Tests thousands of slides, and slides that change while they move: the work does not grow with their number. */
import { expect } from '@open-wc/testing';
import { touch } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, figure, image, observed, rect, repeat, type SiteGallery } from './gallery.ts';
import { moving, part, slid } from './moving.ts';

await define();

afterEach(clear);

const count = 5000;
const thousands = repeat(count, (index) => `<div data-slide-id="${index}">Slide ${index}</div>`);

/** Counts the internal nodes of the element. */
const ownNodes = ({ shadowRoot }: SiteGallery): number => shadowRoot?.querySelectorAll('*').length ?? 0;

/** Counts the attributes of slides that are written while an action runs. */
async function writesDuring(gallery: SiteGallery, act: () => Promise<unknown>): Promise<number> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => void records.push(...more));
  observer.observe(gallery, { subtree: true, attributes: true, childList: true });
  await act();
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records.filter(({ target }) => target !== gallery).length;
}

for (const design of ['slideshow', 'slider', 'carousel']) {
  describe(`a ${design} of ${count} slides`, () => {
    it('has as many internal nodes as one of 100, and a change writes to a few slides only', async () => {
      const attributes = 'thumbnails lightbox="false"';
      const few = ownNodes(
        await moving(
          design,
          attributes,
          repeat(100, (index) => `<div>Slide ${index}</div>`),
        ),
      );
      await clear();
      const gallery = await moving(design, attributes, thousands);
      expect(ownNodes(gallery)).to.equal(few);
      const writes = await writesDuring(gallery, () => slid(gallery, () => gallery.next()));
      expect(writes).to.be.at.most(6);
      await slid(gallery, () => gallery.select(count - 4));
      expect(ownNodes(gallery)).to.be.at.most(few + 1);
    });
  });
}

/** Returns how many slides the element renders: those in a slot that exists. */
const rendered = ({ children }: SiteGallery): number => [...children].filter((slide) => slide.assignedSlot).length;

for (const design of ['stacked', 'grid', 'autocolumns', 'slider', 'carousel']) {
  describe(`${count} slides that are appended to a gallery of the design ${design}`, () => {
    const open = async (): Promise<SiteGallery> => {
      const gallery = await moving(
        design,
        'loop="false"',
        repeat(4, () => image()),
      );
      await frames(2);
      gallery.insertAdjacentHTML('beforeend', thousands);
      return gallery;
    };

    it('are counted at once, and rendered in their order, a few in each task', async () => {
      const gallery = await open();
      const portions: number[] = [];
      const observer = new MutationObserver(() => portions.push(rendered(gallery)));
      observer.observe(gallery, { subtree: true, attributeFilter: ['slot'] });
      await Promise.resolve();
      expect(gallery.numberOfSlides).to.equal(count + 4);
      expect(rendered(gallery)).to.be.at.most(60);
      await eventually('all are rendered', () => rendered(gallery) === count + 4);
      observer.disconnect();
      expect(portions.length, 'tasks').to.be.at.most(120);
      const steps = portions.map((now, index) => now - (portions[index - 1] ?? now));
      expect(Math.max(...steps), 'slides of a task').to.be.at.most(count / 2);
      const later = [...gallery.children].map((slide) => slide.slot).filter((slot) => slot.endsWith('later'));
      expect(later).to.deep.equal([]);
    });
  });
}

describe('slides that are not rendered yet', () => {
  it('are rendered when one of them becomes the current one', async () => {
    const gallery = await moving(
      'carousel',
      'speed="0"',
      repeat(4, () => image()),
    );
    await frames(2);
    gallery.insertAdjacentHTML('beforeend', thousands);
    await observed();
    await slid(gallery, () => gallery.select(count - 10));
    const current = gallery.children[gallery.currentIndex] as Element;
    const box = rect(part(gallery, 'slides'));
    expect(rect(current).left).to.be.within(box.left - 2, box.right);
  });

  it('get no attribute that stays after they were removed', async () => {
    const gallery = await moving('grid', '', image());
    await frames(2);
    gallery.insertAdjacentHTML('beforeend', thousands);
    await Promise.resolve();
    const last = gallery.lastElementChild as Element;
    last.remove();
    await observed();
    expect(last.hasAttribute('slot')).to.equal(false);
  });
});

describe('slides that change while they move', () => {
  for (const design of ['slideshow', 'slider', 'carousel']) {
    it(`do not break a ${design}: added, reordered, edited, removed`, async () => {
      const gallery = await moving(
        design,
        'loop="false"',
        repeat(8, (index) => figure(`Print ${index}`)),
      );
      const change = async (act: () => void): Promise<void> => {
        gallery.next();
        await Promise.resolve();
        act();
        await eventually('it rests', () => !gallery.matches(':state(moving)'));
      };
      const [first, second, third] = gallery.children;
      await change(() => gallery.insertAdjacentHTML('afterbegin', figure('New')));
      await change(() => gallery.append(first as Element));
      await change(() => second?.replaceChildren('Other words'));
      await change(() => third?.remove());
      await change(() => gallery.replaceChildren(...[...gallery.children].slice(0, 2)));
      await observed();
      const { currentIndex } = gallery;
      expect(currentIndex).to.be.within(0, 1);
      expect(rect(gallery.children[currentIndex] as Element).width).to.be.above(50);
      await change(() => gallery.replaceChildren());
      expect([gallery.currentIndex, gallery.querySelector('[slot]')]).to.deep.equal([0, null]);
    });
  }
});

describe('images that fail to load', () => {
  it('keep their space and their captions, and the next ones are loaded', async () => {
    const broken = image({ attributes: 'src="/test/no-such-picture.png"' });
    const gallery = await moving('slideshow', '', `${broken.replace(/src="data[^"]*"/, '')}${image()}`);
    expect(rect(part(gallery, 'slides')).height).to.be.closeTo(400, 1);
    await slid(gallery, () => gallery.next());
    expect(gallery.currentIndex).to.equal(1);
  });
});

describe('a finger', () => {
  const path = (to: number): { x: number; y: number }[] => [0, 0.25, 0.5, 0.75, 1].map((of) => ({ x: to * of, y: 0 }));

  it('drags the next slide of a slideshow in, without a click', async function () {
    const gallery = await moving(
      'slideshow',
      // The drag is longer than half of it, so that its speed does not matter.
      'transition="swipe" style="inline-size: 600px"',
      repeat(4, () => image()),
    );
    let isThere = true;
    await Promise.race([
      slid(gallery, async () => {
        isThere = await touch(gallery.children[0] as Element, path(-380));
      }),
      eventually('no touch here', () => !isThere),
    ]);
    skipUnless(this, 'fingers', isThere);
    expect(gallery.currentIndex).to.equal(1);
  });

  it('scrolls a carousel, which follows', async function () {
    const gallery = await moving(
      'carousel',
      '',
      repeat(8, () => image()),
    );
    const arrival = slid(gallery, () => {});
    arrival.catch(() => {});
    skipUnless(this, 'fingers', await touch(gallery.children[1] as Element, path(-350)));
    await arrival;
    expect(gallery.currentIndex).to.be.above(0);
  });
});

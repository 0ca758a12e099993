/** Tests examples of the documentation, and slides of real sites. */
import { expect } from '@open-wc/testing';
import { warningsDuring } from '../../contract/load.ts';
import { readFile } from '../../runner/commands.ts';
import { readCorpus } from '../../support/corpus.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, place, rect } from './gallery.ts';

await define();

afterEach(clear);

const page = (await readFile({ path: '../../../elements/gallery/gallery.md' })) ?? '';
const examples = [...page.matchAll(/```html\n(.*?)```/gs)].map(([, html = '']) => html);

describe('the examples of the documentation', () => {
  it('exist', () => {
    expect(examples).to.have.length.above(3);
  });

  for (const [index, example] of examples.entries()) {
    it(`work unchanged: number ${index + 1}`, async () => {
      const markup = example.replaceAll('src="images/', 'src="/examples/images/');
      const warnings = await warningsDuring(async () => {
        const gallery = await place(markup, 800);
        // A slideshow lays out only one of them.
        const seen = [...gallery.children].filter((slide) => slide.assignedSlot && slide.checkVisibility());
        expect(seen).to.have.length(gallery.design === 'slideshow' ? 1 : gallery.numberOfSlides);
        expect(seen.every((slide) => rect(slide).height > 50)).to.equal(true);
        await expect(gallery).to.be.accessible();
      });
      expect(warnings).to.deep.equal([]);
    });
  }
});

const listed = (await readCorpus('INDEX.tsv')) ?? '';
const files = [...listed.matchAll(/^blocks\/slides\/\S+/gm)].map(([file]) => file);

/** The slides are fragments of pages. Each is parsed separately, because an unclosed tag would include the next one. */
async function closedSlide(path: string): Promise<string> {
  const template = document.createElement('template');
  template.innerHTML = (await readCorpus(path)) ?? '';
  return template.innerHTML;
}

describe('slides of real sites', () => {
  for (const design of ['grid', 'list']) {
    it(`are laid out as a ${design} without a warning`, async function () {
      skipUnless(this, 'a folder of real data (SITE_ELEMENTS_CORPUS)', files.length > 0);
      const slides = await Promise.all(files.map(closedSlide));
      const errors: string[] = [];
      const listen = (event: Event): number => errors.push(event.type);
      document.addEventListener('site-error', listen);
      const warnings = await warningsDuring(async () => {
        const markup = `<site-gallery design="${design}" aspect-ratio="square">${slides.join('')}</site-gallery>`;
        const gallery = await place(markup, 320);
        expect(gallery.children).to.have.length(files.length);
        for (const slide of gallery.children) expect(rect(slide).right).to.be.at.most(rect(gallery).right + 0.1);
        const focal = gallery.querySelector('[data-image-focal-point="0.4897959183673469,0.12244897959183673"]');
        expect(focal && getComputedStyle(focal).objectPosition).to.equal('48.98% 12.24%');
      });
      document.removeEventListener('site-error', listen);
      expect([warnings, errors]).to.deep.equal([[], []]);
    });
  }
});

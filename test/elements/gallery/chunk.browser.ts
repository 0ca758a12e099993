/** The separate file with the moving designs: before it is loaded, and when it fails to load. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, isPrerendered, type OwnPage, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { figure, repeat, type SiteGallery } from './gallery.ts';

afterEach(closePages);

const markup = `<site-gallery design="slider" speed="50ms">${repeat(6, (index) => figure(`Print ${index}`))}</site-gallery>`;

/** A page whose gallery is defined from this folder. */
async function open(folder: string): Promise<{ readonly page: OwnPage; readonly gallery: SiteGallery }> {
  const page = await openPage({
    head: `${styled}<script type="module" src="${folder}/dist/test/site-gallery.js"></script>`,
    body: markup,
    width: 800,
    height: 600,
  });
  await page.view.customElements.whenDefined('site-gallery');
  const gallery = page.document.querySelector('site-gallery');
  if (!gallery) throw new Error('a gallery');
  return { page, gallery };
}

const boxOf = ({ shadowRoot }: SiteGallery): HTMLElement => {
  const box = shadowRoot?.querySelector<HTMLElement>('[part="slides"]');
  if (!box) throw new Error('the slides are shown');
  return box;
};

describe('a gallery before its moving designs are loaded', () => {
  it('delays calls until they are loaded', async () => {
    const { gallery } = await open('');
    gallery.select(2);
    await eventually('the call has taken effect', () => gallery.currentIndex === 2);
  });

  it('reports that the file fails to load, and can be scrolled by touch, wheel and keys', async function () {
    // There the markup of the design stays.
    skipUnless(this, 'a page that is not prerendered', !isPrerendered);
    const { page, gallery } = await open('/without/MovingGallery.js');
    await eventually('the error is reported', () => page.troubles.includes('site-error gallery-moving-missing'));
    const box = boxOf(gallery);
    expect(box.scrollWidth).to.be.above(box.clientWidth);
    expect([box.tabIndex, box.getAttribute('role'), box.getAttribute('aria-label')]).to.deep.equal([
      0,
      'group',
      'Pictures',
    ]);
    expect([...gallery.children].every((slide) => slide.assignedSlot && slide.clientHeight > 50)).to.equal(true);
  });
});

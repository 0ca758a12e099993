import { expect } from '@open-wc/testing';
import { image } from '../../../elements/gallery/gallery.ts';
import { click } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { PrerenderedPage } from './prerendered-page.ts';

let page: PrerenderedPage;

afterEach(() => page.close());

const linked = `<p id="prints"><a href="/nowhere/waves.png">${image()}</a></p>`;
const gallery = `<site-gallery design="carousel" lightbox>${linked}</site-gallery>`;
const openers: Readonly<Record<string, readonly [tag: string, markup: string]>> = {
  'a gallery': ['site-gallery', gallery],
  'a lightbox': ['site-lightbox', `${linked}<site-lightbox for="prints"></site-lightbox>`],
};

describe('a link to an image that is clicked before the script of its prerendered lightbox is there', () => {
  for (const [name, [tag, markup]] of Object.entries(openers)) {
    it(`shows the image of a link in ${name}, instead of following the link`, async () => {
      page = await PrerenderedPage.open(markup);
      await page.idle();
      await click(page.find('img'));
      expect(page.find('a').getAttribute('aria-busy')).to.equal('true');
      page.deliver(tag);
      await eventually('the lightbox is open', () => page.root.querySelector('dialog')?.open);
      expect([page.view.location.pathname, page.document.querySelector('[aria-busy]')]).to.deep.equal(['srcdoc', null]);
    });

    it(`follows the link to an image if the script of ${name} cannot be loaded`, async () => {
      page = await PrerenderedPage.open(markup);
      await page.idle();
      const followed: boolean[] = [];
      page.find('a').addEventListener('click', (event) => {
        followed.push(event.defaultPrevented);
        event.preventDefault();
      });
      await click(page.find('img'));
      expect(followed).to.deep.equal([]);
      page.fail(tag);
      await eventually('the link is followed', () => followed.length > 0);
      expect([followed, page.document.querySelector('[aria-busy]')]).to.deep.equal([[false], null]);
    });
  }

  it('leaves a click to the browser that opens the image of a link in a new tab', async () => {
    page = await PrerenderedPage.open(gallery);
    await page.idle();
    let isPrevented: boolean | undefined;
    page.find('a').addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    page
      .find('img')
      .dispatchEvent(
        new page.view.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }),
      );
    expect(isPrevented).to.equal(false);
  });
});

import { expect } from '@open-wc/testing';
import { image } from '../../../elements/gallery/gallery.ts';
import { click } from '../../../support/engine.ts';
import { eventually, never } from '../../../support/eventually.ts';
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

  it('shows the image of a link in a form, one of whose fields is called "shadowRoot"', async () => {
    const fields = '<input name="shadowRoot"><input name="shadowRoot">';
    page = await PrerenderedPage.open(
      `<form id="prints">${fields}<a href="/nowhere/waves.png">${image()}</a></form><site-lightbox for="prints"></site-lightbox>`,
    );
    await page.idle();
    await click(page.find('img'));
    expect([page.find('a').getAttribute('aria-busy'), page.troubles]).to.deep.equal(['true', []]);
  });

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

const link = (path: string): string => `<a href="/nowhere/${path}">${image()}</a>`;

/** Slides, and whether a click on their image opens the lightbox. */
const slides: Readonly<Record<string, readonly [opens: boolean, slide: string]>> = {
  'an image': [true, image()],
  'an image in a figure': [true, `<figure>${image()}</figure>`],
  ...Object.fromEntries(
    ['avif', 'gif', 'jpg', 'jpeg', 'PNG', 'svg', 'webp'].map((type) => [
      `a link to .${type}`,
      [true, link(`waves.${type}`)],
    ]),
  ),
  'a link to a page': [false, link('waves.html')],
  'an image in a button': [false, `<div><button type="button" onclick="">${image()}</button></div>`],
  'an image in a label': [false, `<div><label>${image()} <input type="checkbox"></label></div>`],
  'an image in a summary': [false, `<details open><summary>${image()}</summary>More</details>`],
};

describe('a click on a slide of a prerendered gallery', () => {
  for (const [name, [opens, slide]] of Object.entries(slides)) {
    it(`${opens ? 'opens' : 'does not open'} the lightbox before its script arrives, as after: ${name}`, async () => {
      page = await PrerenderedPage.open(`<site-gallery design="carousel" lightbox="true">${slide}</site-gallery>`);
      await page.idle();
      const prevented: boolean[] = [];
      const clickImage = (): void => {
        page.view.addEventListener(
          'click',
          (event) => {
            prevented.push(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
        page.find('img').click();
      };
      clickImage();
      // A postponed click does not reach the page.
      const isPostponed = prevented.length === 0;
      await page.deliver('site-gallery');
      await eventually('the markup is taken over', () => !page.isPrerendered);
      await page.settled();
      if (!isPostponed) clickImage();
      if (opens) await eventually('the lightbox is open', () => page.root.querySelector('dialog')?.open);
      else await never('the lightbox opens', () => page.root.querySelector('dialog'));
      expect(isPostponed).to.equal(opens);
    });
  }
});

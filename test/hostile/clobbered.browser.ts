/** Tests DOM clobbering: markup whose `name` and `id` attributes replace properties of the document, the window and forms. */
import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.ts';
import { closePages, type OwnPage, openPage, styled } from '../support/own-page.ts';
import { bundleNames, picture, type Specimen, specimens } from './specimens.ts';

const membersOf = (object: object): readonly string[] => {
  const parent: object | null = Object.getPrototypeOf(object);
  return [...Object.getOwnPropertyNames(object), ...(parent ? membersOf(parent) : [])];
};

/** All properties of documents, windows, forms and elements, but no classes: markup cannot replace those. */
const names = [
  ...new Set([window, document, document.createElement('form'), document.createElement('div')].flatMap(membersOf)),
].filter((name) => /^(?![A-Z][a-z])\w+$/.test(name));

/** A form on which every property is a control. */
const trap = (attributes = 'hidden', content = ''): string =>
  `<form ${attributes}>${names.map((name) => `<input type="hidden" name="${name}" id="${name}">`).join('')}${content}</form>`;

/** Properties of elements that code reads after it has found one in a property of the document. */
const inner = ['nodeName', 'parentNode', 'ownerDocument', 'contains', 'focus', 'matches', 'addEventListener'];

/** A form for each property, which replaces it on the document. */
const forms = names
  .map(
    (name) =>
      `<form hidden name="${name}" id="${name}">${inner.map((name) => `<input type="hidden" name="${name}">`).join('')}</form>`,
  )
  .join('');

/** By the position of the trap. */
const places: Readonly<Record<string, (markup: string, tag: string) => string>> = {
  'beside the element': (markup) => `${trap()}${markup}${trap()}`,
  // The controls become those of the form, and the URL of the search longer than servers accept.
  'in the content of the element': (markup, tag) =>
    tag === 'site-search' ? markup : markup.replace(/(?=<\/(?:figure|a|form)>)/, trap()),
  // A gallery would show it as a slide, and its controls would look like that of the captcha.
  'at the end of the element': (markup, tag) =>
    ['site-gallery', 'site-captcha'].includes(tag) ? markup : markup.replace(/(?=<\/site-[\w-]+>$)/, trap()),
  // The parser ignores a form in a form.
  'around the element': (markup, tag) =>
    ['site-form', 'site-login', 'site-search'].includes(tag) ? markup : trap('', markup),
};

const isReplaced = ({ document: page, view }: OwnPage): boolean =>
  ['defaultView', 'querySelector', 'createElement', 'body'].every(
    (name) => Reflect.get(page, name) instanceof view.HTMLFormElement,
  );

const open = (folder: string, body: string): Promise<OwnPage> =>
  openPage({
    head: `${styled}<script type="module" src="${folder}site.js" data-site-preload="${bundleNames.join(' ')}"></script>`,
    body,
  });

/** Moves the pointer over every visible node of the element, and over one of the controls of a trap. */
function pointAt(element: Element): void {
  for (const node of element.querySelectorAll(':not([type="hidden"]), [name="parentNode"]'))
    for (const type of ['pointerover', 'mouseover', 'pointermove'])
      EventTarget.prototype.dispatchEvent.call(
        node,
        new PointerEvent(type, { bubbles: true, composed: true, relatedTarget: element }),
      );
}

async function tryOut(page: OwnPage, { contract, use, leave }: Specimen, markup: string): Promise<void> {
  await page.view.customElements.whenDefined(contract.tag);
  const box = page.place(`<div>${markup}</div>`);
  const element = box.querySelector<HTMLElement>(contract.tag);
  if (!element) throw new Error(`the markup has no ${contract.tag}`);
  pointAt(element);
  await use(element);
  pointAt(element);
  await leave(element);
  box.remove();
}

afterEach(closePages);

for (const folder of ['/dist/test/', '/dist/test/slim/'])
  describe(`on a page that replaces every property of its document, in ${folder}`, () => {
    it('the loader and every element work', async () => {
      const page = await open(folder, forms);
      expect(isReplaced(page), 'the page replaces the properties').to.equal(true);
      for (const specimen of Object.values(specimens)) await tryOut(page, specimen, specimen.markup);
      expect(page.troubles).to.deep.equal([]);
    });

    for (const [where, placed] of Object.entries(places))
      it(`every element works with a form that replaces every property of forms ${where}`, async () => {
        const page = await open(folder, forms);
        for (const specimen of Object.values(specimens))
          await tryOut(page, specimen, placed(specimen.markup, specimen.contract.tag));
        expect(page.troubles).to.deep.equal([]);
      });

    const slide = (alt: string): string => trap('', `<img alt="${alt}" src="${picture()}">`);

    for (const design of ['slideshow', 'slider', 'carousel', 'autocolumns', 'grid'])
      it(`the slides of a gallery may be such forms: ${design}`, async () => {
        const page = await open(folder, forms);
        const gallery = page.place(
          `<site-gallery design="${design}" speed="0">${slide('Waves')}${slide('Hills')}</site-gallery>`,
        );
        await page.view.customElements.whenDefined('site-gallery');
        pointAt(gallery);
        await eventually(`the slides of ${design} are shown`, () => gallery.querySelector('img')?.checkVisibility());
        expect(page.troubles).to.deep.equal([]);
      });

    it('the slides of a lightbox may be such forms', async () => {
      const page = await open(folder, forms);
      const lightbox = page.place(`<site-lightbox open>${slide('Waves')}</site-lightbox>`);
      await eventually('the image is shown', () => lightbox.shadowRoot?.querySelector('[part="image"]'));
      expect(page.troubles).to.deep.equal([]);
    });
  });

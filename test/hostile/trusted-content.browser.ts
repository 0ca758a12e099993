/** Tests that text of visitors, names of their files and URLs of slides control no element (docs/security.md). */
import { expect } from '@open-wc/testing';
import * as banner from '../elements/cookie-banner/banner.ts';
import * as dialog from '../elements/dialog/dialog.ts';
import * as files from '../elements/form/files.ts';
import * as form from '../elements/form/form.ts';
import * as gallery from '../elements/gallery/gallery.ts';
import { moving, part, slid } from '../elements/gallery/moving.ts';
import * as lightbox from '../elements/lightbox/lightbox.ts';
import { click } from '../support/engine.ts';
import { eventually, once } from '../support/eventually.ts';
import { closePages } from '../support/own-page.ts';

await gallery.define();

beforeEach(banner.forget);
afterEach(async () => {
  await lightbox.clear();
  await form.clear();
  banner.forget();
  closePages();
  history.replaceState(null, '', location.pathname + location.search);
});

const markup = '<img src=x onerror=attack()><b>bold</b>';

/** A comment that sanitizers of some sites allow. */
const comment = (attributes: string): string => `<p>Nice! <a href="#comment" ${attributes}>More</a></p>`;

const linkIn = (element: Element): HTMLAnchorElement => gallery.find(element, 'a');

async function show(element: dialog.SiteDialog): Promise<void> {
  const shown = once(element, 'site-shown');
  element.show();
  await shown;
}

describe('the text of a notification', () => {
  for (const [where, action] of [
    ['without an action', ''],
    ['with an action', '<button slot="action">Undo</button>'],
  ])
    it(`does not provide the action of one ${where}`, async () => {
      const text = comment('slot="action" data-choice="confirm"');
      const element = dialog.place(
        `<site-dialog dialog-style="no-buttons" hide-after="0">${text}${action}</site-dialog>`,
      );
      const names = dialog.events(element);
      await show(element);
      linkIn(element).click();
      expect([names, element.open]).to.deep.equal([['show', 'shown'], true]);
      expect(element.shadowRoot?.querySelectorAll('[part="close"]').length).to.equal(action ? 1 : 0);
    });
});

for (const [kind, attributes] of [
  ['question', ''],
  ['dialog', 'dialog-style="content"'],
  ['drawer', 'dialog-style="content" side="end"'],
])
  describe(`the content of a ${kind}`, () => {
    it('neither answers it nor changes its title', async () => {
      const text = comment('slot="action" data-choice="confirm" part="confirm close" dialog-title="Pay now"');
      const element = dialog.place(
        `<site-dialog ${attributes} dialog-title="Comments"><h2>Pay now</h2>${text}</site-dialog>`,
      );
      const names = dialog.events(element);
      await show(element);
      linkIn(element).click();
      expect([names, element.open]).to.deep.equal([['show', 'shown'], true]);
      expect(element.shadowRoot?.querySelector('[part="title"]')?.textContent).to.equal('Comments');
    });
  });

describe('the name of a dialog without a title', () => {
  for (const [label, attributes, name] of [
    ['the label of the element', 'aria-label="Comments"', 'Comments'],
    ['the first heading as text', '', markup],
  ])
    it(`is ${label}`, async () => {
      const content = `${comment('aria-label="Pay now" title="Pay now"')}<h2>${markup.replaceAll('<', '&lt;')}</h2>`;
      const element = dialog.place(
        `<site-dialog dialog-style="content" ${attributes}>${content}<h2>Pay now</h2></site-dialog>`,
      );
      await show(element);
      expect(dialog.box(element).ariaLabel).to.equal(name);
    });
});

describe('the captions of a gallery', () => {
  it('do not determine the labels and targets of its pagination', async () => {
    const caption = comment('aria-label="Pay now" data-label="Pay now" data-title="Pay now" part="dot"');
    const slides = gallery.repeat(3, () => gallery.figure(caption));
    const element = await moving('slideshow', 'pagination="dots" speed="0"', slides);
    await eventually('the pagination', () => element.shadowRoot?.querySelector('[part~="dot"]'));
    const dots = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part~="dot"]') ?? [])];
    expect(dots.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Show slide 1', 'Show slide 2', 'Show slide 3']);
    expect(part(element, 'pagination').querySelector('a')).to.equal(null);
    await slid(element, () => click(dots[2] as Element));
    expect([element.currentIndex, location.hash]).to.deep.equal([2, '']);
  });
});

describe('URLs of a slide that could run script', () => {
  const unsafe = ['javascript:attack()', 'data:text/html,attack', 'vbscript:attack()'];

  for (const url of unsafe) {
    it(`are not shown in a lightbox: ${url}`, async () => {
      const slide = `<figure data-src="${url}" data-image="${url}">${lightbox.image('leeward')}</figure>`;
      const element = await lightbox.open(await lightbox.place(`<site-lightbox speed="0">${slide}</site-lightbox>`));
      expect(lightbox.shows(element, 'leeward')).to.equal(true);
    });

    it(`are not opened by a gallery: ${url}`, async () => {
      const slides = gallery.repeat(2, () =>
        gallery.figure('The sea', { attributes: `data-click-through-url="${url}"` }),
      );
      const element = await moving('slideshow', 'speed="0"', slides);
      await slid(element, () => click(gallery.find(element, 'img')));
      expect(element.currentIndex).to.equal(1);
    });
  }
});

describe('the names of chosen files', () => {
  it('are shown as text', async () => {
    files.serveFiles();
    const element = await form.place(
      '<site-form><form data-form-id="f1"><label>Files <input type="file" name="files"></label><button>Send</button></form></site-form>',
    );
    const name = markup.replaceAll('/', '\u2215');
    files.choose(element, files.fileOf('x', name));
    const list = await eventually(
      'the file is listed',
      () => files.list(element)?.querySelector('li') && files.list(element),
    );
    expect(list?.querySelector('span')?.textContent).to.equal(name);
    expect(list?.querySelector('progress')?.ariaLabel).to.equal(name);
    expect(list?.querySelector('img, b')).to.equal(null);
  });
});

describe('a description in a form', () => {
  it('is not a step', async () => {
    const description = '<div class="form-item"><p class="description" data-step="Pay now">About this</p></div>';
    const steps = '<div data-step="Name"><input name="a" aria-label="A"></div><p data-step="Check">Is it right?</p>';
    const element = await form.place(
      `<site-form><form data-form-id="f1">${description}${steps}<button>Send</button></form></site-form>`,
    );
    const progress = await eventually('the step is shown', () => element.querySelector('.site-form-progress'));
    expect(progress.textContent).to.equal('Step 1 of 2: Name');
    expect(gallery.find(element, '.description').checkVisibility()).to.equal(true);
  });
});

describe('messages of a form', () => {
  const placeFields = (description: string) =>
    form.place(`<site-form error-summary="always"><form data-form-id="f1">
      <div class="form-item"><label for="a">Name</label> ${description}
        <input id="a" name="a" required data-message-required="${markup.replaceAll('<', '&lt;')}"></div>
      <div class="form-item"><label for="b">City</label> ${description}<input id="b" name="b" required></div>
      <button>Send</button></form></site-form>`);

  it('are those of the field and the nodes around it, not of a description beside it', async () => {
    form.serve();
    const element = await placeFields(
      comment('data-message-required="Send us your card" data-title="Pay now" aria-label="Pay now"'),
    );
    const { errors } = (await form.send(element)).detail;
    expect(errors).to.deep.equal({ a: markup, b: 'This field is required.' });
  });

  it('are shown as text, also in the summary, whose links lead to the fields', async () => {
    form.serve();
    const element = await placeFields('');
    await form.send(element);
    const summary = await eventually('the summary is shown', () => form.part(element, 'error-summary'));
    expect([...summary.querySelectorAll('a')].map(({ textContent }) => textContent?.includes(markup))).to.deep.equal([
      true,
      false,
    ]);
    expect(form.described(form.control(element, 'a'))).to.include(markup);
    expect([...element.querySelectorAll('img, b'), ...summary.querySelectorAll('img, b')]).to.deep.equal([]);
    await click(summary.querySelectorAll('a')[1] as Element);
    expect(document.activeElement).to.equal(form.control(element, 'b'));
  });
});

describe('the content of a cookie banner', () => {
  /** Opens the categories of a banner with this content, and returns their texts. */
  async function categoriesWith(content: string): Promise<string | null> {
    const page = await banner.open(`<site-cookie-banner preset="strict">${content}</site-cookie-banner>`);
    await click(page.get('preferences'));
    const categories = await eventually('the categories', () => page.find('categories'));
    expect(Array.from(categories.querySelectorAll('input'), ({ checked }) => checked)).to.deep.equal([
      true,
      ...[false, false, false, false],
    ]);
    const texts = categories.textContent;
    closePages();
    return texts;
  }

  it('changes neither the texts nor the states of its categories', async () => {
    const attack = '<p slot="categories" data-category="marketing" value="marketing" id="marketing">Needed to pay</p>';
    expect(await categoriesWith(attack)).to.equal(await categoriesWith(''));
  });
});

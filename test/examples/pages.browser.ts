/** The example pages in a browser, under the strict policy of the docs. */
import { expect } from '@open-wc/testing';
import { click, press } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { loadElements } from '../support/load-elements.ts';
import { closePages } from '../support/own-page.ts';
import { visit } from '../support/visit.ts';
import { pages } from './pages.ts';

const open = (name: string, width = 800, search = '') =>
  visit(`examples/${name}.html${search}`, { width, height: 600 });

const find = (page: ParentNode, selector: string): HTMLElement => {
  const element = page.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
};

afterEach(closePages);

const withoutImages: readonly string[] = [
  'events',
  'language',
  'language-de',
  'list',
  'login',
  'modules',
  'search',
  'summary',
];

describe('the example pages', () => {
  for (const name of pages) {
    it(`${name} opens without errors, with every element defined and every image loaded`, async () => {
      const { document: page, troubles } = await open(name);
      expect(page.images.length > 0).to.equal(!withoutImages.includes(name));
      await loadElements(page);
      for (const image of page.images) {
        image.loading = 'eager';
        image.scrollIntoView();
        await eventually('the image has a src', () => image.getAttribute('src'));
        await image.decode();
      }
      expect(troubles).to.deep.equal([]);
    });

    for (const width of [320, 768, 1440]) {
      it(`${name} fits into ${width} px`, async () => {
        const { document: page } = await open(name, width);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it(`${name} has targets of at least 44 px`, async () => {
      const { document: page } = await open(name, 320);
      for (const control of page.querySelectorAll<HTMLElement>('.masthead a, button')) {
        // Buttons in closed dialogs have no size.
        if (!control.checkVisibility()) continue;
        const { height, width } = control.getBoundingClientRect();
        expect(height, control.textContent ?? '').to.be.at.least(44);
        expect(width, control.textContent ?? '').to.be.at.least(24);
      }
    });
  }
});

describe('the dialog page', () => {
  const isOpen = (dialog: HTMLElement) => () => dialog.hasAttribute('open');
  const isClosed = (dialog: HTMLElement) => () => !dialog.hasAttribute('open');

  it('opens a dialog from markup, and Esc restores the focus', async () => {
    const { document: page, troubles } = await open('dialog');
    const opener = find(page, '[commandfor="discard"]');
    const dialog = find(page, '#discard');
    await click(opener);
    await eventually('the dialog is open', isOpen(dialog));
    await press('Escape');
    await eventually('the dialog is closed', isClosed(dialog));
    await eventually('the focus is restored', () => page.activeElement === opener);
    expect(troubles).to.deep.equal([]);
  });

  it('shows the result of ask()', async () => {
    const { document: page, troubles } = await open('dialog');
    const dialog = find(page, '#glass');
    await click(find(page, '#ask-glass'));
    await eventually('the dialog is open', isOpen(dialog));
    await press('Enter');
    await eventually('the answer is shown', () => find(page, '#glass-answer').textContent === 'You chose no glass.');
    expect(troubles).to.deep.equal([]);
  });

  it('shows a notification that hides automatically', async () => {
    const { document: page } = await open('dialog');
    const dialog = find(page, '#kept');
    await click(find(page, '[commandfor="kept"]'));
    await eventually('the notification is shown', isOpen(dialog));
    await eventually('the notification is hidden', isClosed(dialog));
  });
});

describe('the page of fonts', () => {
  it('has the font of its server at once, and those of the service while the visitor agrees', async () => {
    const { document: page, troubles } = await open('fonts');
    const hasFont = (name: string) => (): boolean =>
      [...page.fonts].some(({ family, status }) => family.replace(/["']/g, '') === name && status === 'loaded');
    await eventually('the font of the server', hasFont('Fraunces'));
    expect(hasFont('Karla')()).to.equal(false);
    const banner = find(page, '#cookies');
    const accept = await eventually('the banner', () => banner.shadowRoot?.querySelector('[part="accept"]'));
    await click(accept);
    await eventually('the font of the service', hasFont('Karla'));
    expect(troubles).to.deep.equal([]);
  });
});

describe('the page of modules', () => {
  it('starts modules in roots that are added, and restores the page when the site is destroyed', async () => {
    const { document: page, troubles } = await open('modules');
    await eventually('the module on demand has started', () => page.querySelector('.copied button'));
    await click(find(page, '#add-size'));
    const added = await eventually('the size in inches', () => page.querySelector('#sizes li:last-child span'));
    expect(added.textContent).to.equal(' (15.7 × 11.8 in)');
    await click(find(page, '#stop-modules'));
    expect(page.querySelectorAll('#sizes span, .copied button')).to.have.length(0);
    expect(troubles).to.deep.equal([]);
  });
});

describe('the page of system errors', () => {
  it('is covered after an authorization error, and keeps the message when the cover is dismissed', async () => {
    const { document: page, troubles } = await open('system-error', 800, '?__scenario=authorization-failed');
    const form = find(page, 'site-form');
    form.scrollIntoView();
    await eventually('the form is defined', () => form.matches(':defined'));
    await click(find(form, 'button'));
    const cover = await eventually('the cover', () => page.querySelector('body > [data-site-owned]')?.shadowRoot);
    await press('Tab');
    await press('Enter');
    await eventually('the cover is removed', () => !cover.host.isConnected);
    expect(find(form, 'textarea')).to.have.property('value', 'Night Shift, number 12, if it is still available.');
    expect(troubles).to.deep.equal([]);
  });
});

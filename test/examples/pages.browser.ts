/** The example pages as visitors see them, under the strict policy that the docs recommend. */
import { expect } from '@open-wc/testing';
import { click, press } from '../support/engine.ts';
import { closePages } from '../support/own-page.ts';
import { until } from '../support/until.ts';
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

describe('the example pages', () => {
  for (const name of pages) {
    it(`${name} opens without a complaint, every element defined, every picture there`, async () => {
      const { document: page, troubles } = await open(name);
      expect(page.images.length).to.be.greaterThan(0);
      for (const element of page.querySelectorAll(':not(:defined)')) {
        // Dialogs have no box before somebody asks for them.
        if (!element.checkVisibility()) continue;
        element.scrollIntoView();
        // Some wait for a visitor who means them.
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
        await until('the element is defined', () => element.matches(':defined'));
      }
      for (const picture of page.images) {
        picture.loading = 'eager';
        picture.scrollIntoView();
        await until('the picture has its address', () => picture.getAttribute('src'));
        await picture.decode();
      }
      expect(troubles).to.deep.equal([]);
    });

    for (const width of [320, 768, 1440]) {
      it(`${name} fits into ${width} px`, async () => {
        const { document: page } = await open(name, width);
        expect(page.documentElement.scrollWidth).to.be.at.most(width);
      });
    }

    it(`${name} gives every control of its own 44 px`, async () => {
      const { document: page } = await open(name, 320);
      for (const control of page.querySelectorAll<HTMLElement>('.masthead a, button')) {
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

  it('opens a dialog from markup alone, and Esc gives the focus back', async () => {
    const { document: page, troubles } = await open('dialog');
    const opener = find(page, '[commandfor="discard"]');
    const dialog = find(page, '#discard');
    await click(opener);
    await until('the dialog is open', isOpen(dialog));
    await press('Escape');
    await until('the dialog is closed', isClosed(dialog));
    await until('the focus is back', () => page.activeElement === opener);
    expect(troubles).to.deep.equal([]);
  });

  it('shows the answer that its script waited for', async () => {
    const { document: page, troubles } = await open('dialog');
    const dialog = find(page, '#glass');
    await click(find(page, '#ask-glass'));
    await until('the dialog is open', isOpen(dialog));
    await press('Enter');
    await until('the answer stands there', () => find(page, '#glass-answer').textContent === 'Open to the air, then.');
    expect(troubles).to.deep.equal([]);
  });

  it('shows a notification that leaves by itself', async () => {
    const { document: page } = await open('dialog');
    const dialog = find(page, '#kept');
    await click(find(page, '[commandfor="kept"]'));
    await until('the notification shows', isOpen(dialog));
    await until('the notification is gone', isClosed(dialog));
  });
});

describe('the page of system errors', () => {
  it('is covered when the server turns everybody away, and has the letter once that is cleared', async () => {
    const { document: page, troubles } = await open('system-error', 800, '?__scenario=authorization-failed');
    const form = find(page, 'site-form');
    form.scrollIntoView();
    await until('the form is at work', () => form.matches(':defined'));
    await click(find(form, 'button'));
    const cover = await until('the cover', () => page.querySelector('body > [data-site-owned]')?.shadowRoot);
    await press('Tab');
    await press('Enter');
    await until('it is gone', () => !cover.host.isConnected);
    expect(find(form, 'textarea')).to.have.property('value', 'Night Shift, number 12, if nobody has it.');
    expect(troubles).to.deep.equal([]);
  });
});

/** `<site-language design="menu">`: a button with the current language, which opens the links. */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages, isPrerendered, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import {
  alternates,
  currentOf,
  isOpen,
  type LanguagePage,
  language,
  linkTo,
  type Options,
  open,
  part,
} from './language.ts';

afterEach(() => {
  closePages();
  localStorage.clear();
});

const menu = language('design="menu"');

/** Opens a page, and waits for its menu. */
async function openMenu(options: Options): Promise<LanguagePage> {
  const page = await open(options);
  await eventually('the menu', () => page.element.shadowRoot?.querySelector('details'));
  return page;
}

const press = (page: LanguagePage, target: Element, key: string): boolean =>
  target.dispatchEvent(
    new page.view.KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );

const focused = ({ document: page, element }: LanguagePage): Element | null =>
  page.activeElement === element ? (element.shadowRoot?.activeElement ?? null) : page.activeElement;

describe('the menu', () => {
  it('is behind a button with the current language', async () => {
    const page = await openMenu({ body: menu });
    const button = part(page, 'button');
    expect([button.textContent, isOpen(page), linkTo(page, 'de').checkVisibility()]).to.deep.equal([
      'English',
      false,
      false,
    ]);
    expect(button.getAttribute('aria-label')).to.equal('Language: English');
    button.click();
    await eventually('the links', () => linkTo(page, 'de').checkVisibility());
    page.document.documentElement.lang = 'ar';
    await eventually('the Arabic name', () => button.textContent === 'العربية');
  });

  it('is named without a current language, and only the content is shown without links', async () => {
    const page = await openMenu({ body: menu, html: 'lang="fr"' });
    await eventually('the French name', () => part(page, 'button').textContent === 'Langue');
    const empty = await open({ body: language('design="menu"', '<p>None</p>') });
    expect(empty.element.shadowRoot?.querySelector('details')).to.equal(null);
    expect(empty.element.querySelector('p')?.checkVisibility()).to.equal(true);
  });

  it('moves between the links by keys, and Escape closes it and focuses the button', async () => {
    for (const options of [{ body: menu }, { body: language('design="menu"', ''), head: alternates }]) {
      const page = await openMenu(options);
      const button = part(page, 'button');
      button.focus();
      expect(press(page, button, 'ArrowDown')).to.equal(true);
      button.click();
      await eventually('the menu is open', () => isOpen(page));
      press(page, button, 'ArrowDown');
      expect(focused(page)).to.equal(linkTo(page, 'en'));
      press(page, linkTo(page, 'en'), 'ArrowDown');
      expect(focused(page)).to.equal(linkTo(page, 'de'));
      press(page, linkTo(page, 'de'), 'End');
      expect(focused(page)).to.equal(linkTo(page, 'ar'));
      press(page, linkTo(page, 'ar'), 'Home');
      expect(focused(page)).to.equal(linkTo(page, 'en'));
      let escapes = 0;
      page.document.addEventListener('keydown', () => {
        escapes += 1;
      });
      press(page, linkTo(page, 'en'), 'Escape');
      expect([isOpen(page), focused(page) === button, escapes]).to.deep.equal([false, true, 0]);
      press(page, button, 'Escape');
      expect(escapes).to.equal(1);
      closePages();
    }
  });

  it('is inside the landmark, and its button has the label', async () => {
    const page = await openMenu({ body: language('design="menu" label="Site language"') });
    expect(part(page, 'button').getAttribute('aria-label')).to.equal('Site language: English');
    expect(part(page, 'button').closest('nav')?.getAttribute('aria-label')).to.equal('Site language');
  });

  it('moves past links that cannot be focused', async () => {
    const links = `<a hreflang="en">English</a><a href="#fr" hreflang="fr" hidden style="display: none">Français</a>
      <a href="#de" hreflang="de">Deutsch</a><a href="#ar" hreflang="ar">العربية</a>`;
    const page = await openMenu({ body: language('design="menu"', links) });
    part(page, 'button').focus();
    part(page, 'button').click();
    await eventually('the menu is open', () => isOpen(page));
    press(page, part(page, 'button'), 'ArrowDown');
    expect(focused(page)).to.equal(linkTo(page, 'de'));
    press(page, linkTo(page, 'de'), 'Home');
    expect(focused(page)).to.equal(linkTo(page, 'de'));
  });

  it('keeps the focus on its button after a choice', async () => {
    const page = await openMenu({ body: menu });
    part(page, 'button').click();
    await eventually('the menu is open', () => isOpen(page));
    linkTo(page, 'de').addEventListener('click', (event) => event.preventDefault());
    linkTo(page, 'de').focus();
    linkTo(page, 'de').click();
    expect([isOpen(page), focused(page) === part(page, 'button')]).to.deep.equal([false, true]);
  });

  it('closes when the focus or a pointer leaves it, and after a choice', async () => {
    const page = await openMenu({ body: `${menu}<button id="after">After</button>` });
    const after = page.document.querySelector<HTMLElement>('#after');
    const reopen = async (): Promise<void> => {
      part(page, 'button').focus();
      part(page, 'button').click();
      await eventually('the menu is open', () => isOpen(page));
    };
    await reopen();
    linkTo(page, 'de').focus();
    await frames(2);
    expect(isOpen(page)).to.equal(true);
    after?.focus();
    await eventually('closed by the focus', () => !isOpen(page));
    await reopen();
    linkTo(page, 'de').dispatchEvent(new page.view.PointerEvent('pointerdown', { bubbles: true, composed: true }));
    expect(isOpen(page)).to.equal(true);
    after?.dispatchEvent(new page.view.PointerEvent('pointerdown', { bubbles: true }));
    expect(isOpen(page)).to.equal(false);
    await reopen();
    linkTo(page, 'de').click();
    expect(isOpen(page)).to.equal(false);
  });

  it('stays in the window, at both ends and in both directions', async () => {
    for (const [html, style] of [
      ['lang="en"', 'display: flex; justify-content: end'],
      ['lang="en"', 'display: flex; justify-content: start'],
      ['lang="ar" dir="rtl"', 'display: flex; justify-content: end'],
      ['lang="ar" dir="rtl"', 'display: flex; justify-content: start'],
      ['lang="en"', 'display: flex; justify-content: center'],
      ['lang="ar" dir="rtl"', 'display: flex; justify-content: center'],
      ['lang="en"', 'position: absolute; inset-block-end: 0'],
    ] as const) {
      const long = `${menu.replace('Deutsch', 'Deutsch, für die Schweiz und Österreich')}`;
      const page = await openMenu({ html, width: 400, body: `<div style="${style}">${long}</div>` });
      part(page, 'button').click();
      const isInside = (): boolean => {
        const { left, right, top, bottom } = part(page, 'menu').getBoundingClientRect();
        return left >= 0 && right <= 400 && top >= 0 && bottom <= page.view.innerHeight;
      };
      await eventually(`the menu is in the window: ${html} ${style}`, isInside);
      closePages();
    }
  });

  it('has the focus on its button if a link of the list had it', async () => {
    const page = await open();
    linkTo(page, 'de').focus();
    page.element.design = 'menu';
    await eventually('the menu', () => page.element.shadowRoot?.querySelector('details'));
    expect([isOpen(page), focused(page) === part(page, 'button')]).to.deep.equal([false, true]);
    page.element.design = 'list';
    await eventually('the list', () => linkTo(page, 'de').checkVisibility());
  });
});

describe('the file of the menu', () => {
  /** The files that this page has requested. */
  const hasRequested = ({ view }: LanguagePage, file: string): boolean =>
    view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file));

  it('is not loaded for a list', async () => {
    const page = await open();
    await eventually('the mark', () => currentOf(page) === 'en');
    await frames(2);
    expect([hasRequested(page, '/site-language.js'), hasRequested(page, '/LanguageMenu.js')]).to.deep.equal([
      true,
      false,
    ]);
  });

  it('leaves the links in a row if it fails to load', async function () {
    // There the markup of the menu stays.
    skipUnless(this, 'a page that is not prerendered', !isPrerendered);
    const page = await openPage({
      head: `${styled}<script type="module" src="/without/LanguageMenu.js/dist/test/site-language.js"></script>`,
      body: `${language('design="menu"', '<a href="#en" hreflang="en">English</a> '.repeat(60))}<p>After</p>`,
      width: 400,
    });
    const element = page.document.querySelector<HTMLElement>('site-language');
    await eventually('the error is reported', () => page.troubles.includes('site-error language-menu-missing'));
    const row = element?.shadowRoot?.querySelector('nav');
    expect([element?.offsetHeight, row?.clientWidth, (row?.scrollWidth ?? 0) > 400]).to.deep.equal([
      44,
      element?.clientWidth,
      true,
    ]);
    expect(element?.querySelector('a')?.checkVisibility()).to.equal(true);
  });
});

/** The choice per category, and closing a banner that was shown again without a new answer. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, type PageOptions } from '../../support/own-page.ts';
import { appears, type BannerPage, forget, isShown, leaves, open, openSilent } from './banner.ts';

const strict = '<site-cookie-banner id="cookies" preset="strict"></site-cookie-banner>';
const settings = '<button id="settings" type="button" commandfor="cookies" command="--show">Cookie settings</button>';
const onlyAnalytics = { functional: false, analytics: true, marketing: false, media: false };

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

const isOpen = (page: BannerPage): boolean => page.find('categories') !== null;
const focusedPart = ({ banner }: BannerPage): string | null | undefined =>
  banner.shadowRoot?.activeElement?.getAttribute('part');

/** Returns the switch whose label starts with this name. */
function switchOf({ get }: BannerPage, name: string): HTMLInputElement {
  const label = Array.from(get('categories').querySelectorAll('label')).find((one) =>
    one.textContent?.startsWith(name),
  );
  const found = label?.querySelector('input');
  if (!found) throw new Error(`the banner has no category ${name}`);
  return found;
}

const states = (page: BannerPage): readonly boolean[] =>
  ['Necessary', 'Functional', 'Analytics', 'Marketing', 'External media'].map((name) => switchOf(page, name).checked);

/** Opens a page with this banner, and its categories with the button of the banner. */
async function openCategories(markup = strict, options?: PageOptions): Promise<BannerPage> {
  const page = await open(markup, options);
  await click(page.get('preferences'));
  await eventually('the categories', () => isOpen(page));
  return page;
}

describe('the visitor', () => {
  it('allows only one category: the answer, the receipt and Google’s signals follow it, also on the next page', async () => {
    const script = await (await fetch('/dist/test/inline/consent-mode.js')).text();
    const page = await openCategories(strict, { head: `<script>${script}</script>` });
    expect(states(page), 'nothing is preselected').to.deep.equal([true, false, false, false, false]);
    expect(switchOf(page, 'Necessary').disabled).to.equal(true);
    const details: unknown[] = [];
    page.banner.addEventListener('site-answered', ({ detail }) => details.push(detail));
    page.document.addEventListener('site-consent', ({ detail: { choices, text } }) =>
      details.push([{ ...choices }, text?.includes('Counts visits')]),
    );
    await click(switchOf(page, 'Analytics'));
    await click(page.get('save'));
    await leaves(page);
    expect(details).to.deep.equal([[onlyAnalytics, true], { answer: 'custom', choices: onlyAnalytics }]);
    const signals = Array.from(page.view.dataLayer?.at(-1) as ArrayLike<Record<string, string>>)[2];
    expect([signals?.analytics_storage, signals?.ad_storage]).to.deep.equal(['granted', 'denied']);
    const next = await openSilent(strict);
    expect({ ...next.consent.choices() }).to.deep.equal(onlyAnalytics);
    expect(page.troubles).to.deep.equal([]);
  });

  for (const [part, answer] of [
    ['accept', true],
    ['decline', false],
  ] as const)
    it(`answers all categories at once, whatever the switches show: ${part}`, async () => {
      const page = await openCategories();
      await click(switchOf(page, 'Marketing'));
      expect(page.get(part).textContent).to.contain(' all');
      await click(page.get(part));
      await leaves(page);
      expect(Object.values(page.consent.choices())).to.deep.equal([answer, answer, answer, answer]);
    });

  it('does not save with the second click of a double click on Settings', async () => {
    const page = await openCategories();
    const { MouseEvent } = page.view;
    page.get('save').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }));
    expect([isShown(page), { ...page.consent.choices() }]).to.deep.equal([true, {}]);
  });

  it('finds no categories in a banner without preferences', async () => {
    const page = await open('<site-cookie-banner accept-type="opt-in-and-out"></site-cookie-banner>');
    expect(page.find('preferences')).to.equal(null);
    page.banner.preferences = true;
    await eventually('the button', () => page.find('preferences'));
  });
});

describe('keys', () => {
  it('open the categories, change one and save', async () => {
    const page = await open(strict);
    page.view.focus();
    page.get('preferences').focus();
    await press('Enter');
    await eventually('the focus is in the group', () => focusedPart(page) === 'categories');
    await press('Tab');
    expect(page.banner.shadowRoot?.activeElement, 'the necessary category is fixed').to.equal(
      switchOf(page, 'Functional'),
    );
    await press(' ');
    for (let step = 0; step < 4; step += 1) await press('Tab');
    expect(focusedPart(page)).to.equal('save');
    await press('Enter');
    await leaves(page);
    expect(page.consent.choices().functional).to.equal(true);
    expect(page.consent.choices().analytics).to.equal(false);
  });

  it('return to the question with Escape, which answers nothing and discards the changes', async () => {
    const page = await openCategories();
    switchOf(page, 'External media').focus();
    await press(' ');
    await press('Escape');
    await eventually('the focus is on the button', () => focusedPart(page) === 'preferences');
    expect([isOpen(page), isShown(page), { ...page.consent.choices() }]).to.deep.equal([false, true, {}]);
    await press('Enter');
    await eventually('the categories', () => isOpen(page));
    expect(states(page)).to.deep.equal([true, false, false, false, false]);
  });
});

describe('a banner that is shown again', () => {
  async function reopen(markup = strict): Promise<BannerPage> {
    const page = await open(markup, { body: settings });
    page.consent.answer({ ...onlyAnalytics });
    await leaves(page);
    page.view.focus();
    page.document.getElementById('settings')?.focus();
    page.document.getElementById('settings')?.click();
    await appears(page);
    await eventually('the categories', () => isOpen(page));
    return page;
  }

  it('shows the earlier answer as text and in its switches', async () => {
    const page = await reopen();
    expect(states(page)).to.deep.equal([true, false, true, false, false]);
    expect(page.get('note').textContent).to.equal('You have accepted some categories.');
    expect(focusedPart(page)).to.equal('banner');
  });

  for (const [way, leave] of [
    ['Escape', () => press('Escape')],
    ['the close button', ({ get }: BannerPage) => click(get('close'))],
  ] as const)
    it(`is closed with ${way}, which keeps the earlier answer and restores the focus`, async () => {
      const page = await reopen();
      let events = 0;
      page.document.addEventListener('site-consent', () => events++);
      switchOf(page, 'Marketing').click();
      await leave(page);
      await leaves(page);
      expect([{ ...page.consent.choices() }, events]).to.deep.equal([onlyAnalytics, 0]);
      expect(page.document.activeElement?.id).to.equal('settings');
    });

  it('has one cross, which closes: the cross that accepts becomes a button', async () => {
    const page = await reopen('<site-cookie-banner id="cookies"></site-cookie-banner>');
    expect([page.get('accept').textContent, page.get('close').ariaLabel]).to.deep.equal(['Accept all', 'Close']);
  });

  it('can be closed without an answer where the site does not prompt', async () => {
    const page = await openSilent('<site-cookie-banner id="cookies" enabled="false"></site-cookie-banner>', {
      body: settings,
    });
    page.view.focus();
    page.document.getElementById('settings')?.click();
    await appears(page);
    await press('Escape');
    await leaves(page);
    expect({ ...page.consent.choices() }).to.deep.equal({});
  });
});

describe('assistive technology', () => {
  afterEach(() => document.querySelector('site-cookie-banner')?.remove());

  for (const theme of ['dark', 'light'])
    it(`gets a group of switches with names, without axe violations: ${theme}`, async () => {
      await import('/dist/test/site-cookie-banner.js');
      document.body.insertAdjacentHTML(
        'beforeend',
        `<site-cookie-banner preset="strict" theme="${theme}"></site-cookie-banner>`,
      );
      const root = await eventually('the banner', () => document.querySelector('site-cookie-banner')?.shadowRoot);
      const button = await eventually('the button', () => root.querySelector<HTMLElement>('[part="preferences"]'));
      button.click();
      const group = await eventually('the categories', () => root.querySelector('[part="categories"]'));
      await Promise.all(root.getAnimations().map(({ finished }) => finished));
      await expectAccessible(group, { role: 'group', name: 'Categories' });
      for (const [value, name] of Object.entries({ necessary: 'Necessary', media: 'External media' })) {
        const control = root.querySelector(`[value="${value}"]`);
        if (!control) throw new Error(`no switch ${value}`);
        await expectAccessible(control, { role: 'switch', name });
      }
      const banner = root.querySelector('[part="banner"]');
      if (banner) await expect(banner).to.be.accessible();
    });
});

/** The messages of this package in German, French, Spanish and Arabic: loaded when the page declares one of them. */
import { expect } from '@open-wc/testing';
import { eventually, frames, never } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsRan, styled } from '../../support/own-page.ts';
import { prerenderPage } from '../../support/prerendered.ts';

type Services = typeof import('./fixtures/page-services.fixture.ts');

const bar = '<site-announcement-bar><p>Leeward is back.</p></site-announcement-bar>';

/** The name of the button that closes the bar, by language. */
const closeLabels = {
  en: 'Close announcement',
  de: 'Ankündigung schließen',
  fr: 'Fermer l’annonce',
  es: 'Cerrar aviso',
  ar: 'إغلاق الإعلان',
} as const;

interface PageSettings {
  readonly body?: string;
  readonly scripts?: readonly string[];
  readonly folder?: string;
}

const sourceOf = (
  language: string,
  { body = bar, scripts = ['site-announcement-bar'], folder }: PageSettings,
): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>A page</title>${styled}${scripted(scripts, folder)}</head><body>${body}</body></html>`;

async function open(language: string, settings: PageSettings = {}): Promise<OwnPage> {
  const page = await openPage({ source: sourceOf(language, settings) });
  await scriptsRan(page);
  return page;
}

/** Loads the page services in the window of the page. */
const servicesOf = ({ view }: OwnPage): Promise<Services> =>
  Reflect.get(view, 'eval').call(view, 'import("/dist/test/page-services.js")');

const closeButton = ({ document: page }: OwnPage): Element | null | undefined =>
  page.querySelector('site-announcement-bar')?.shadowRoot?.querySelector('[part=close]');

const labelOf = (page: OwnPage): string | null | undefined => closeButton(page)?.getAttribute('aria-label');

const shows = (page: OwnPage, label: string): Promise<unknown> =>
  eventually(`the label is "${label}"`, () => labelOf(page) === label);

/** The requested files of messages. */
const requestedFiles = ({ view }: OwnPage): readonly string[] =>
  view.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? '')
    .filter((name) => name.startsWith('messages-'));

afterEach(closePages);

describe('the messages of an element', () => {
  for (const language of ['de', 'fr', 'es', 'ar'] as const)
    it(`are in the language of a page in "${language}"`, async () => {
      const page = await open(language);
      await shows(page, closeLabels[language]);
      expect(requestedFiles(page)).to.deep.equal([`messages-${language}.js`]);
      expect(page.troubles).to.deep.equal([]);
    });

  it('are replaced when the language of the page changes, and nothing is loaded again', async () => {
    const page = await open('de');
    await shows(page, closeLabels.de);
    const button = closeButton(page);
    for (const language of ['fr', 'es', 'ar', 'en', 'de', 'fr', 'en'] as const) {
      page.document.documentElement.lang = language;
      await shows(page, closeLabels[language]);
    }
    expect(closeButton(page)).to.equal(button);
    expect([...requestedFiles(page)].sort()).to.deep.equal(
      ['ar', 'de', 'es', 'fr'].map((language) => `messages-${language}.js`),
    );
    expect(page.troubles).to.deep.equal([]);
  });

  it('are those of the general language in a region', async () => {
    const page = await open('de-CH');
    await shows(page, closeLabels.de);
  });

  for (const language of ['en', 'en-GB', 'ja', 'deu', 'constructor'])
    it(`are English in "${language}", and nothing is loaded`, async () => {
      const page = await open(language);
      await shows(page, closeLabels.en);
      await never('a file of messages is requested', () => requestedFiles(page).length > 0);
    });

  it('are those that the page adds before and after the translation has loaded, and ours for other codes', async () => {
    const page = await open('en');
    const { addMessages } = await servicesOf(page);
    addMessages('de', { 'announcement-bar-close': 'Weg damit' });
    page.document.documentElement.lang = 'de-CH';
    await shows(page, 'Weg damit');
    const region = (): string | null | undefined =>
      page.document
        .querySelector('site-announcement-bar')
        ?.shadowRoot?.querySelector('[part=bar]')
        ?.getAttribute('aria-label');
    await eventually('the other label is ours', () => region() === 'Ankündigung');
    expect(labelOf(page)).to.equal('Weg damit');
    addMessages('de-CH', { 'announcement-bar-label': 'Mitteilung' });
    await eventually('the label of the region is that of the page', () => region() === 'Mitteilung');
    page.document.documentElement.lang = 'de';
    await eventually('the label is ours again', () => region() === 'Ankündigung');
  });

  it('stay English without the file, which is reported once and requested again after the next change of language', async () => {
    const run = crypto.randomUUID();
    const page = await open('de', {
      body: bar + bar,
      folder: new URL(`/blocked/${run}/messages-de.js/dist/test/`, location.href).href,
    });
    await eventually('the failure is reported', () => page.troubles.length > 0);
    page.document.querySelector('site-announcement-bar')?.setAttribute('href', '/news');
    await frames(3);
    expect(labelOf(page)).to.equal(closeLabels.en);
    const reports = page.troubles.filter((trouble) => trouble.startsWith('site-elements: translation-missing'));
    expect(reports, page.troubles.join('; ')).to.have.length(1);
    await fetch(`/unblock/${run}`);
    page.document.documentElement.lang = 'de-AT';
    await shows(page, closeLabels.de);
  });
});

describe('the messages of prerendered elements', () => {
  const prerendered = (language: string, settings: PageSettings = {}): Promise<OwnPage> => {
    const { html, findings } = prerenderPage(sourceOf(language, { scripts: ['site'], ...settings }));
    expect(findings).to.deep.equal([]);
    return openPage({ source: html });
  };

  /** Whether the element has taken its markup over. */
  const isTaken = (page: OwnPage): boolean =>
    !page.document.querySelector('site-announcement-bar')?.shadowRoot?.querySelector('[data-site-root]');

  const use = (page: OwnPage): void =>
    void closeButton(page)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));

  it('are in the language of the page without a script, and stay when the element takes its markup over', async () => {
    const page = await prerendered('de');
    expect(labelOf(page)).to.equal(closeLabels.de);
    const button = closeButton(page);
    await eventually('the element has taken over', () => {
      use(page);
      return isTaken(page);
    });
    expect(closeButton(page)).to.equal(button);
    expect(labelOf(page)).to.equal(closeLabels.de);
    expect(page.troubles).to.deep.equal([]);
    page.document.documentElement.lang = 'fr';
    await shows(page, closeLabels.fr);
  });

  it('are in the new language of a page that has changed it before the element is used', async () => {
    const page = await prerendered('de');
    page.document.documentElement.lang = 'fr';
    await eventually('the element has taken over', () => {
      use(page);
      return isTaken(page);
    });
    await shows(page, closeLabels.fr);
    expect(page.troubles).to.deep.equal([]);
  });

  it('are in the new language of a page that was English, also if another element has loaded the file', async () => {
    const page = await prerendered('en', { body: bar + bar });
    page.document.documentElement.lang = 'de';
    await eventually('the first element has taken over', () => {
      use(page);
      return isTaken(page);
    });
    await shows(page, closeLabels.de);
    const [, second] = page.document.querySelectorAll('site-announcement-bar');
    const button = (): Element | null | undefined => second?.shadowRoot?.querySelector('[part=close]');
    await eventually('the second element is in German', () => {
      button()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      return button()?.getAttribute('aria-label') === closeLabels.de;
    });
    expect(page.troubles).to.deep.equal([]);
  });

  it('are English if the file cannot be loaded, and the element works', async () => {
    const folder = new URL(`/blocked/${crypto.randomUUID()}/messages-de.js/dist/test/`, location.href).href;
    const page = await prerendered('de', { folder });
    await eventually('the element has taken over', () => {
      use(page);
      return isTaken(page);
    });
    await shows(page, closeLabels.en);
    expect(page.troubles.filter((trouble) => trouble.includes('hydration'))).to.deep.equal([]);
  });

  it('of a cart indicator have the plural forms of the language', async () => {
    sessionStorage.setItem('site:cart-items', JSON.stringify({ value: 3 }));
    try {
      const page = await prerendered('ar', {
        body: '<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>',
      });
      const link = page.document.querySelector('site-cart-indicator')?.shadowRoot?.querySelector('[part=link]');
      expect(link?.textContent).to.contain('3 منتجات في سلة التسوق');
    } finally {
      sessionStorage.removeItem('site:cart-items');
    }
  });
});

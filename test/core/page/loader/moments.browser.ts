import { expect } from '@open-wc/testing';
import { click, hover, moveTo, press } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { bundles, closeAll, LoaderPage, loaderTag, settled } from './frame.ts';

const gallery = '<site-gallery id="gallery"><img src="data:," alt="x" width="40" height="40"></site-gallery>';
const dialog = '<site-dialog id="ask">Really?</site-dialog>';
const withLoader = (html: string): string => loaderTag(bundles()) + html;

beforeEach(() => moveTo(0, 590));
afterEach(closeAll);

describe('an element that loads near the viewport', () => {
  const at = (top: number): Promise<LoaderPage> =>
    LoaderPage.open(withLoader(`<div style="height: ${innerHeight + top}px"></div>${gallery}`), innerHeight + 2000);

  it('loads when it is within 200 px of it', async () => {
    const page = await at(120);
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
  });

  it('is not requested further away, until the visitor scrolls there', async () => {
    const page = await at(600);
    await settled();
    expect([page.requests('site-gallery'), page.requests('react')]).to.deep.equal([0, 0]);
    scrollTo(0, 500);
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
    expect(page.requests('site-gallery')).to.equal(1);
  });

  it('loads further away when a node in it gets the focus', async () => {
    const page = await at(1200);
    const link = page.document.createElement('a');
    link.href = '#';
    page.find('site-gallery').append(link);
    await settled();
    expect(page.requests('site-gallery')).to.equal(0);
    link.focus({ preventScroll: true });
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
  });
});

describe('an element that loads at once', () => {
  /** No element does yet: uses the built loader with another setting for the gallery. */
  const impatient = async (html: string): Promise<LoaderPage> => {
    const base = new URL(bundles(), location.href).href;
    const source = await (await fetch(`${base}site.js`)).text();
    const changed = source
      .replace(/"site-gallery":\s*1/, '"site-gallery":2')
      .replaceAll('import.meta.resolve(', `((path) => new URL(path, "${base}").href)(`);
    expect(changed.includes('"site-gallery":2'), 'the moment is changed').to.equal(true);
    const url = URL.createObjectURL(new Blob([changed], { type: 'text/javascript' }));
    return LoaderPage.open(`<script type="module" src="${url}"></script>${html}`);
  };

  it('loads anywhere on the page', async () => {
    const page = await impatient(`<div style="height: 5000px"></div>${gallery}`);
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
  });
});

describe('an element that loads on intent', () => {
  const signs: readonly [name: string, html: string, act: (page: LoaderPage) => unknown][] = [
    ['the pointer enters it', dialog, (page) => hover(page.find('#ask'))],
    [
      'the pointer enters its opener',
      `<button commandfor="ask">Ask</button>${dialog}`,
      (page) => hover(page.find('button')),
    ],
    [
      'its opener gets the focus',
      `<button aria-controls="other ask">Ask</button>${dialog}`,
      (page) => page.find('button').focus(),
    ],
    [
      'its opener is clicked by assistive technology',
      `<a aria-controls="ask">Ask</a>${dialog}`,
      (page) => page.find('a').click(),
    ],
    [
      'the pointer enters an element that it refers to',
      `<p id="text">Text</p><site-dialog for="text">Really?</site-dialog>`,
      (page) => hover(page.find('#text')),
    ],
    [
      'a finger touches it',
      dialog,
      (page) =>
        page.find('#ask').dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true })),
    ],
    [
      'a key moves the focus into it',
      `<site-dialog id="ask"><button>Inside</button></site-dialog>`,
      async (page) => {
        page.window.focus();
        page.find('#elsewhere').focus();
        await press('Tab');
      },
    ],
  ];
  for (const [name, html, act] of signs) {
    it(`loads when ${name}, and not before`, async () => {
      const page = await LoaderPage.open(withLoader(`<p id="elsewhere" tabindex="-1">Elsewhere</p>${html}`));
      await hover(page.find('#elsewhere'));
      await settled();
      expect([page.requests('site-dialog'), page.requests('react')]).to.deep.equal([0, 0]);
      await act(page);
      await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
      expect(page.requests('site-dialog')).to.equal(1);
    });
  }

  it('loads when a key is pressed in it, even if it had the focus before the loader ran', async () => {
    const page = await LoaderPage.open('<site-dialog id="ask"><button>Inside</button></site-dialog>');
    page.window.focus();
    page.find('button').focus();
    page.addLoader(bundles());
    await settled();
    expect(page.requests('site-dialog')).to.equal(0);
    await press('ArrowDown');
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
  });

  it('does not load for an opener in a shadow root, whose ids are a separate scope', async () => {
    const page = await LoaderPage.open(withLoader(`<div id="host"></div>${dialog}`));
    const opener = page.document.createElement('button');
    opener.setAttribute('commandfor', 'ask');
    opener.setAttribute('command', '--show');
    page.find('#host').attachShadow({ mode: 'open' }).append(opener);
    opener.click();
    await settled();
    expect(page.requests('site-dialog')).to.equal(0);
  });

  it('loads immediately when it is open in the markup', async () => {
    const page = await LoaderPage.open(withLoader('<site-dialog open>Hello</site-dialog>'));
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
    expect(page.find('site-dialog').shadowRoot?.querySelector('dialog')?.open).to.equal(true);
  });

  it('loads immediately when the URL of the page may open it, now or after a link', async () => {
    const page = await LoaderPage.open(withLoader('<site-lightbox history-hash></site-lightbox>'));
    await eventually('<site-lightbox> is defined', () => page.isDefined('site-lightbox'));
    const other = await LoaderPage.open(withLoader('<site-lightbox></site-lightbox>'));
    await settled();
    expect(other.requests('site-lightbox')).to.equal(0);
  });

  it('loads when a script opens it by its attribute', async () => {
    const page = await LoaderPage.open(withLoader(dialog));
    await settled();
    expect(page.requests('site-dialog')).to.equal(0);
    page.find('#ask').toggleAttribute('open');
    await eventually('the dialog is open', () => page.find('#ask').shadowRoot?.querySelector('dialog')?.open === true);
  });
});

describe('the click that loads a dialog', () => {
  const asking = `<button commandfor="ask" command="--show">Ask</button>${dialog}`;
  const isOpen = (page: LoaderPage): boolean => page.find('#ask').shadowRoot?.querySelector('dialog')?.open === true;

  /** The number of times that it was shown. */
  const countShown = (page: LoaderPage): (() => number) => {
    let shown = 0;
    page.document.addEventListener('site-shown', () => {
      shown += 1;
    });
    return () => shown;
  };

  it('opens it, once', async () => {
    const page = await LoaderPage.open(withLoader(asking));
    const shown = countShown(page);
    await click(page.find('button'));
    await eventually('the dialog is open', () => isOpen(page));
    await settled();
    expect(shown()).to.equal(1);
  });

  it('opens it without any pointer', async () => {
    const page = await LoaderPage.open(withLoader(asking));
    page.find('button').click();
    await eventually('the dialog is open', () => isOpen(page));
  });

  it('opens it if the pointer has already caused the request', async () => {
    const page = await LoaderPage.open(withLoader(asking));
    page.find('button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    page.find('button').click();
    await eventually('the dialog is open', () => isOpen(page));
  });

  it('opens it from a shadow root that contains an opener around its label', async () => {
    const page = await LoaderPage.open(withLoader(asking));
    const label = page.document.createElement('span');
    label.attachShadow({ mode: 'open' }).innerHTML = '<b>Ask</b>';
    page.find('button').replaceChildren(label);
    label.shadowRoot?.querySelector('b')?.click();
    await eventually('the dialog is open', () => isOpen(page));
  });

  it('leaves it closed when the button commands another element', async () => {
    const other = '<button commandfor="other" aria-controls="ask" command="--show">Ask</button><div id="other"></div>';
    const page = await LoaderPage.open(withLoader(other + dialog));
    page.find('button').click();
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
    await settled();
    expect(isOpen(page)).to.equal(false);
  });

  it('leaves it closed when the page prevents the click', async () => {
    const page = await LoaderPage.open(withLoader(asking));
    page.find('button').addEventListener('click', (event) => event.preventDefault());
    page.find('button').click();
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
    await settled();
    expect(isOpen(page)).to.equal(false);
  });

  it('is not repeated by the loader once the dialog is defined', async () => {
    const page = await LoaderPage.open(withLoader(asking));
    await hover(page.find('button'));
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
    const shown = countShown(page);
    page.find('button').click();
    await settled();
    expect(shown()).to.equal(1);
  });
});

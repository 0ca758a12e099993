/** Messages that are 40 % longer than the English ones fit into elements on a narrow screen. */
import { expect } from '@open-wc/testing';
import { picture, specimens } from '../../hostile/specimens.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsRan, styled } from '../../support/own-page.ts';
import { cutTexts, pseudoLanguage, pseudoMessages, shownTexts } from '../../support/pseudo-locale.ts';

const width = 320;

interface PseudoScenario {
  readonly tag: string;
  readonly markup: string;
  /** Shows more of the element. */
  readonly use?: (host: HTMLElement) => unknown;
  /** A part of a text that the scenario is about, before it is accented. */
  readonly shows?: RegExp;
}

const slides = [1, 2, 3].map((number) => `<figure><img alt="Print ${number}" src="${picture()}"></figure>`).join('');

const fields = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'address', type: 'address', title: 'Address', required: true },
  { id: 'phone', type: 'phone', title: 'Phone', required: true },
  { id: 'date', type: 'date', title: 'Date', required: true },
  { id: 'time', type: 'time', title: 'Time', required: true },
  { id: 'likert', type: 'likert', title: 'Opinion', options: ['The prints are good.'], required: true },
  { id: 'size', type: 'select', title: 'Size', options: ['A3'], required: true },
];

const called =
  (method: string) =>
  (host: HTMLElement): unknown =>
    Reflect.get(host, method).call(host);

/** States of elements that the specimens do not show. */
const more: Readonly<Record<string, PseudoScenario>> = {
  'the categories of a cookie banner': {
    tag: 'site-cookie-banner',
    markup: '<site-cookie-banner preset="strict" preferences><p>We count visits.</p></site-cookie-banner>',
    // Shows the categories at once, also if the answer of another test is stored.
    use: called('show'),
    shows: /Ñééçééššáárý/,
  },
  'a form from JSON with errors': {
    tag: 'site-form',
    markup: `<site-form keep-draft="false"><script type="application/json">${JSON.stringify({ formId: 'f', fields })}</script></site-form>`,
    use: async (host) =>
      (
        await eventually('the button', () => host.querySelector<HTMLElement>('form button:not([type="button"])'))
      ).click(),
    shows: /rééqúúíírééd/i,
  },
  'a carousel with all controls': {
    tag: 'site-gallery',
    markup: `<site-gallery design="slideshow" autoplay pagination="dots" thumbnails>${slides}</site-gallery>`,
  },
  'a lightbox with a caption': {
    tag: 'site-lightbox',
    markup: `<site-lightbox download share full-screen thumbnails><figure><img alt="Waves" src="${picture()}"><figcaption>${'A long caption. '.repeat(20)}</figcaption></figure>${slides}</site-lightbox>`,
    use: called('show'),
  },
  'a cart with items': {
    tag: 'site-cart',
    markup: '<site-cart><a href="#cart">Your cart</a></site-cart>',
    shows: /Šúúbtóótáál/,
  },
  'events to add to a calendar': { tag: 'site-events', markup: specimens.events?.markup ?? '', shows: /çáálééñdáár/ },
  'opening hours': { tag: 'site-info-bar', markup: specimens['info-bar']?.markup ?? '', shows: /Óópééñ/ },
  'a video of another provider': {
    tag: 'site-video',
    markup: `<site-video><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><img alt="Waves" src="${picture()}"></a></site-video>`,
    shows: /Plááýš fróóm/,
  },
};

/** Specimens whose use waits for an English text. */
const inEnglish = ['follow', 'info-bar'];

const own: Readonly<Record<string, PseudoScenario>> = Object.fromEntries(
  Object.entries(specimens).map(([name, { contract, markup, use }]) => [
    name,
    { tag: contract.tag, markup, ...(!inEnglish.includes(name) && { use }) },
  ]),
);

interface PseudoPage {
  readonly page: OwnPage;
  readonly host: HTMLElement;
  /** The width of the content in English: the author's markup may be wider than the page. */
  readonly widthBefore: number;
}

async function open({ tag, markup }: PseudoScenario): Promise<PseudoPage> {
  const page = await openPage({ head: styled + scripted([tag]), body: markup, width });
  await scriptsRan(page);
  const { addMessages }: typeof import('./fixtures/page-services.fixture.ts') = await Reflect.get(
    page.view,
    'eval',
  ).call(page.view, 'import("/dist/test/page-services.js")');
  const widthBefore = page.document.documentElement.scrollWidth;
  addMessages(pseudoLanguage, await pseudoMessages());
  page.document.documentElement.lang = pseudoLanguage;
  const host = page.document.querySelector<HTMLElement>(tag);
  if (!host) throw new Error(`the page has no <${tag}>`);
  return { page, host, widthBefore };
}

afterEach(() => {
  closePages();
  sessionStorage.clear();
  localStorage.clear();
});

describe('long messages on a narrow screen', () => {
  for (const [name, scenario] of Object.entries({ ...own, ...more }))
    it(`are not cut off, and the page does not scroll sideways: ${name}`, async () => {
      const { page, host, widthBefore } = await open(scenario);
      await scenario.use?.(host);
      const { shows } = scenario;
      if (shows) await eventually('the text', () => shownTexts(page.document).some((text) => shows.test(text)));
      await eventually('all texts are visible', () => {
        expect(cutTexts(page.document)).to.deep.equal([]);
        expect(page.document.documentElement.scrollWidth).to.be.at.most(widthBefore);
        return true;
      });
    });

  it('are found when they are cut off', async () => {
    const cut = (style: string): string =>
      `<p style="width: 60px; white-space: nowrap; ${style}">⟦${'long'.repeat(9)}⟧</p>`;
    const { document: page } = await openPage({
      body: cut('overflow: hidden') + cut('') + cut('overflow: auto'),
      width,
    });
    const [hidden, visible] = page.querySelectorAll('p');
    expect(cutTexts(page)).to.have.length(1);
    if (visible) visible.style.marginInlineStart = `${width - 60}px`;
    expect(cutTexts(page)).to.have.length(2);
    hidden?.remove();
    expect(cutTexts(page)[0]).to.contain('the edge of the page');
  });
});

/** Scripts that do not come: blocked, missing, forbidden. What the author wrote stays, and whoever listens is told. */
import { expect } from '@open-wc/testing';
import { formatMessage } from '../../core/model/message-format.ts';
import type { Failure } from '../../core/page/failure.ts';
import { messages } from '../../core/page/loader/messages.en.ts';
import { closePages, type OwnPage, openPage, type PageOptions, scriptsRan, styled } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { bundleNames, isReached, isSeen, type Specimen, specimens } from './specimens.ts';

const markup = Object.values(specimens).map((specimen) => specimen.markup);
const body = `<p>Before.</p><button commandfor="ask" command="--show">Ask</button>
  ${markup.join('').replace('<site-dialog', '<site-dialog id="ask"')}<p><a href="#end">After.</a></p>`;

const loader = (folder: string): string =>
  `<script type="module" src="${folder}site.js" data-site-preload="${bundleNames.join(' ')}"></script>`;

interface BlockedPage extends OwnPage {
  /** What `site-error` said, in words, by the tag that it was told of. */
  readonly told: readonly (readonly [tag: string, text: string])[];
}

async function open(options: PageOptions): Promise<BlockedPage> {
  const told: (readonly [string, string])[] = [];
  const prepare: PageOptions['prepare'] = ({ document: page }) => {
    page.addEventListener('site-error', ({ target, detail }: Event & { detail?: Failure }) => {
      if (!detail || !(detail.code in messages)) return;
      // Just looked up.
      const words = messages[detail.code as keyof typeof messages];
      told.push([(target as Element).localName, formatMessage(words, detail.args)]);
    });
  };
  return { ...(await openPage({ body, ...options, prepare })), told };
}

/** What is there to read and to use without any of our scripts; a dialog that nothing opens says nothing. */
function expectAuthorsMarkup({ document: page }: OwnPage, tags = bundleNames): void {
  const shown = tags.filter((tag) => tag !== 'site-dialog').flatMap((tag) => [...page.querySelectorAll(tag)]);
  const seen = [...shown.flatMap((element) => [...element.querySelectorAll('img, figcaption')])];
  const links = [...shown.flatMap((element) => [...element.querySelectorAll('a')]), ...page.querySelectorAll('p > a')];
  for (const node of seen) expect(isSeen(node), node.outerHTML).to.equal(true);
  for (const link of links) expect(isReached(link), link.outerHTML).to.equal(true);
  for (const tag of tags) expect(page.querySelector(`${tag}:defined`), tag).to.equal(null);
}

async function useAll(page: OwnPage, isMeant = (_: Specimen) => true): Promise<void> {
  for (const { contract, use, leave } of Object.values(specimens).filter(isMeant)) {
    await page.view.customElements.whenDefined(contract.tag);
    const element = page.document.querySelector<HTMLElement>(contract.tag);
    if (!element) throw new Error(`the page has no ${contract.tag}`);
    await use(element);
    await leave(element);
  }
}

/** Each once, by tag: what fails at once may be tried again before anybody looks, under an address of its own. */
const byTag = (told: BlockedPage['told']): BlockedPage['told'] =>
  [...new Map(told.map(([tag, text]) => [tag, text.replace(/\?\d+/, '')]))].sort(([a], [b]) => a.localeCompare(b));

afterEach(closePages);

describe('a page whose scripts are blocked', () => {
  const addressOf = (folder: string): string => new URL(`${folder}dist/test/`, location.href).href;
  const textsFor = (folder: string, tags: readonly string[]): BlockedPage['told'] =>
    tags.map((tag) => [tag, `Chunk load error (error: ${folder}${tag}.js)`]);

  for (const shared of ['react.js', 'bridge.js', 'page.js', 'words.js']) {
    it(`keeps the author’s markup and says so, without ${shared}`, async () => {
      const folder = addressOf(`/without/${shared}/`);
      const page = await open({ head: styled + loader(folder) });
      await until('all failures', () => byTag(page.told).length === bundleNames.length);
      expect(byTag(page.told)).to.deep.equal(textsFor(folder, bundleNames));
      expectAuthorsMarkup(page);
      expect(page.troubles.filter((trouble) => !trouble.startsWith('site-error'))).to.deep.equal([]);
    });
  }

  for (const tag of bundleNames) {
    it(`keeps the author’s markup and says so, without the chunk of <${tag}>; all others work`, async () => {
      const folder = addressOf(`/without/${tag}.js/`);
      const page = await open({ head: styled + loader(folder) });
      await until('the failure', () => page.told.length > 0);
      expect(byTag(page.told)).to.deep.equal(textsFor(folder, [tag]));
      expectAuthorsMarkup(page, [tag]);
      await useAll(page, (specimen) => specimen.contract.tag !== tag);
    });
  }

  it('keeps the author’s markup without the loader', async () => {
    const page = await open({ head: styled + loader(addressOf('/without/site.js/')) });
    await scriptsRan(page);
    expectAuthorsMarkup(page);
    expect([page.told, page.troubles]).to.deep.equal([[], []]);
  });

  it('works without the style chunk, and says so', async () => {
    const href = new URL('/without/site-elements.css/dist/site-elements.css', location.href).href;
    const link = `<link rel="stylesheet" data-site-css href="${href}">`;
    const page = await open({ head: link + loader(addressOf('/')) });
    await until('the failure', () => page.told.length > 0);
    expect(page.told).to.deep.equal([['link', `CSS chunk load failure (error: ${href})`]]);
    await useAll(page);
  });

  it('keeps the author’s markup and says so, where the policy of the page forbids our chunks', async () => {
    const folder = addressOf('/');
    const policy = `script-src 'unsafe-inline' ${folder}site.js`;
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const page = await open({ head: meta + styled + loader(folder) });
    await until('all failures', () => byTag(page.told).length === bundleNames.length);
    expect(byTag(page.told)).to.deep.equal(textsFor(folder, bundleNames));
    expectAuthorsMarkup(page);
  });
});

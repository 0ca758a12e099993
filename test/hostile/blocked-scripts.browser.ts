/** Tests scripts that fail to load: blocked, missing, forbidden. The author's markup stays, and listeners get an event. */
import { expect } from '@open-wc/testing';
import { formatMessage } from '../../core/model/message-format.ts';
import type { Failure } from '../../core/page/failure.ts';
import { messages } from '../../core/page/loader/messages.en.ts';
import { eventually } from '../support/eventually.ts';
import {
  closePages,
  isPrerendered,
  type OwnPage,
  openPage,
  type PageOptions,
  scriptsRan,
  styled,
} from '../support/own-page.ts';
import { sample } from '../support/sample.ts';
import { bundleNames, isReached, isSeen, type Specimen, specimens } from './specimens.ts';

const markup = Object.values(specimens).map((specimen) => specimen.markup);
const body = `<p>Before.</p><button commandfor="ask" command="--show">Ask</button>
  ${markup.join('').replace('<site-dialog', '<site-dialog id="ask"')}<p><a href="#end">After.</a></p>`;

const loader = (folder: string): string =>
  `<script type="module" src="${folder}site.js" data-site-preload="${bundleNames.join(' ')}"></script>`;

interface BlockedPage extends OwnPage {
  /** The messages of `site-error`, each with the tag of its target. */
  readonly reported: readonly (readonly [tag: string, text: string])[];
}

async function open(options: PageOptions): Promise<BlockedPage> {
  const reported: (readonly [string, string])[] = [];
  const prepare: PageOptions['prepare'] = ({ document: page }) => {
    page.addEventListener('site-error', ({ target, detail }: Event & { detail?: Failure }) => {
      if (!detail || !(detail.code in messages)) return;
      // The line above has checked the code.
      const message = messages[detail.code as keyof typeof messages];
      reported.push([(target as Element).localName, formatMessage(message, detail.args)]);
    });
  };
  return { ...(await openPage({ body, ...options, prepare })), reported };
}

/** Answers a prerendered banner, which works without our files, so that it covers nothing. */
async function declineBanner({ document: page }: OwnPage): Promise<void> {
  const decline = page.querySelector('site-cookie-banner')?.shadowRoot?.querySelector<HTMLElement>('[part=decline]');
  if (!isReached(decline)) return;
  decline?.click();
  await eventually('the banner is hidden', () => !isSeen(decline));
}

/** Whether a visitor can follow a link, or the prerendered link with the same URL that replaces it. */
const canBeFollowed = (link: HTMLAnchorElement): boolean =>
  [link, ...(link.parentElement?.shadowRoot?.querySelectorAll('a') ?? [])].some(
    (node) => node.href === link.href && isReached(node),
  );

/**
 * Uses the play button that covers the link of a prerendered video: it requests the script again, and lets clicks through after that has
 * failed.
 */
async function uncover(link: HTMLAnchorElement): Promise<void> {
  const play = isPrerendered && link.closest('site-video')?.shadowRoot?.querySelector<HTMLElement>('[part=play]');
  if (!play || isReached(link)) return;
  play.click();
  await eventually('the link gets the clicks', () => isReached(link));
}

/** Elements that show nothing until something opens them. */
const closed = ['site-dialog', 'site-popup', 'site-cart'];

/** Expects that everything is readable and usable without our scripts. */
async function expectAuthorsMarkup(opened: OwnPage, tags = bundleNames): Promise<void> {
  const { document: page } = opened;
  await declineBanner(opened);
  const shown = tags.filter((tag) => !closed.includes(tag)).flatMap((tag) => [...page.querySelectorAll(tag)]);
  const seen = [...shown.flatMap((element) => [...element.querySelectorAll('img, figcaption')])];
  const links = [
    ...shown.flatMap((element) => [...element.querySelectorAll('a')]),
    ...page.querySelectorAll<HTMLAnchorElement>('p > a'),
  ];
  for (const node of seen) expect(isSeen(node), node.outerHTML).to.equal(true);
  for (const link of links) {
    await uncover(link);
    expect(canBeFollowed(link), link.outerHTML).to.be.ok;
  }
  for (const tag of tags) expect(page.querySelector(`${tag}:defined`), tag).to.equal(null);
}

async function useAll(page: OwnPage, isMeant = (_: Specimen) => true): Promise<void> {
  const used = Object.values(specimens).filter(isMeant);
  await Promise.all(used.map(({ contract }) => page.view.customElements.whenDefined(contract.tag)));
  for (const { contract, use, leave } of used) {
    const element = page.document.querySelector<HTMLElement>(contract.tag);
    if (!element) throw new Error(`the page has no ${contract.tag}`);
    await use(element);
    await leave(element);
  }
}

/** Each message once, by tag: a chunk that fails at once may be requested again, under another URL, before the test looks. */
const byTag = (reported: BlockedPage['reported']): BlockedPage['reported'] =>
  [...new Map(reported.map(([tag, text]) => [tag, text.replace(/\?\d+/, '')]))].sort(([a], [b]) => a.localeCompare(b));

afterEach(closePages);

describe('a page whose scripts are blocked', () => {
  const addressOf = (folder: string): string => new URL(`${folder}dist/test/`, location.href).href;
  const textsFor = (folder: string, tags: readonly string[]): BlockedPage['reported'] =>
    [...tags].sort((a, b) => a.localeCompare(b)).map((tag) => [tag, `Chunk load error (error: ${folder}${tag}.js)`]);

  for (const shared of ['react.js', 'bridge.js', 'page.js', 'messages.js']) {
    it(`keeps the author’s markup and reports it, without ${shared}`, async () => {
      const folder = addressOf(`/without/${shared}/`);
      const page = await open({ head: styled + loader(folder) });
      await eventually('all failures', () => byTag(page.reported).length === bundleNames.length);
      expect(byTag(page.reported)).to.deep.equal(textsFor(folder, bundleNames));
      await expectAuthorsMarkup(page);
      expect(page.troubles.filter((trouble) => !trouble.startsWith('site-error'))).to.deep.equal([]);
    });
  }

  for (const [place, tag] of bundleNames.entries()) {
    it(`keeps the author’s markup and reports it, without the chunk of <${tag}>; others work`, async () => {
      const folder = addressOf(`/without/${tag}.js/`);
      const page = await open({ head: styled + loader(folder) });
      await eventually('the failure', () => page.reported.length > 0);
      expect(byTag(page.reported)).to.deep.equal(textsFor(folder, [tag]));
      await expectAuthorsMarkup(page, [tag]);
      // Each element is used beside a few blocked ones.
      const others = sample(Object.values(specimens), 7, place).filter(({ contract }) => contract.tag !== tag);
      await useAll(page, (specimen) => others.includes(specimen));
    });
  }

  it('keeps the author’s markup without the loader', async () => {
    const page = await open({ head: styled + loader(addressOf('/without/site.js/')) });
    await scriptsRan(page);
    await expectAuthorsMarkup(page);
    expect([page.reported, page.troubles]).to.deep.equal([[], []]);
  });

  it('works without the style chunk, and reports it', async () => {
    const href = new URL('/without/site-elements.css/dist/site-elements.css', location.href).href;
    const link = `<link rel="stylesheet" data-site-css href="${href}">`;
    const page = await open({ head: link + loader(addressOf('/')) });
    await eventually('the failure', () => page.reported.length > 0);
    expect(page.reported).to.deep.equal([['link', `CSS chunk load failure (error: ${href})`]]);
    await useAll(page);
  });

  it('keeps the author’s markup and reports it, where the policy of the page forbids our chunks', async () => {
    const folder = addressOf('/');
    const policy = `script-src 'unsafe-inline' ${folder}site.js`;
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const page = await open({ head: meta + styled + loader(folder) });
    await eventually('all failures', () => byTag(page.reported).length === bundleNames.length);
    expect(byTag(page.reported)).to.deep.equal(textsFor(folder, bundleNames));
    await expectAuthorsMarkup(page);
  });
});

/** `<site-list>` in the history of a page. */
import { expect } from '@open-wc/testing';
import { click } from '../../support/engine.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { closePages, isAsleep, type OwnPage } from '../../support/own-page.ts';
import { visit } from '../../support/visit.ts';
import { answerPages, type Call, pageOf } from './list.ts';

afterEach(closePages);

interface Visited extends OwnPage {
  readonly calls: Call[];
  /** The document that the frame shows now. */
  readonly now: () => Document;
}

async function open(query = ''): Promise<Visited> {
  const calls: Call[] = [];
  const page = await visit(`examples/list.html${query}`, { prepare: (view) => answerPages(view, calls) });
  // Simulates input of a visitor: without it, Chromium skips entries that scripts have added.
  await click(page.frame);
  const now = (): Document => page.view.document;
  await eventually('the list', () => now().querySelector('site-list:defined') && !isAsleep(now(), 'site-list'));
  return { ...page, calls, now };
}

const titles = (page: Visited): readonly string[] =>
  [...page.now().querySelectorAll<HTMLElement>('site-list .post')]
    .filter((item) => item.checkVisibility())
    .map((item) => item.querySelector('h3')?.textContent ?? '');

const items = (name: string, count = 30) =>
  Array.from({ length: count }, (_, index) => ({ title: `${name} ${index}`, date: '2026-01-01' }));

const answer = (name: string, next = ''): string =>
  pageOf(items(name), next).replace('<site-list>', '<site-list id="journal">');

function link(page: Visited, selector: string): HTMLAnchorElement {
  const found = page.now().querySelector<HTMLAnchorElement>(`site-list ${selector}`);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

async function more(page: Visited, name: string, next = ''): Promise<void> {
  const { length } = page.calls;
  link(page, '[rel="next"]').click();
  (await eventually('the request', () => page.calls[length])).answer(answer(name, next));
  await eventually('the items', () => titles(page).includes(`${name} 29`));
}

async function filter(page: Visited, tag: string): Promise<void> {
  const { length } = page.calls;
  link(page, `nav a[href="/mock/journal?tag=${tag}"]`).click();
  (await eventually('the request', () => page.calls[length])).answer(answer(tag));
  await eventually('the items', () => titles(page)[0] === `${tag} 0`);
}

async function scroll(page: Visited, top: number): Promise<void> {
  page.view.scrollTo({ top, behavior: 'instant' });
  await eventually('the position is stored', () => page.view.history.state?.siteList?.scroll === top);
}

const isAt = ({ view }: Visited, top: number): boolean => Math.abs(view.scrollY - top) < 2;

describe('the history of a list', () => {
  // First: in WebKit, Back can do nothing in the third frame that a page has added.
  it('keeps the focus when Back removes the item that has it', async () => {
    const page = await open();
    const [start = ''] = titles(page);
    await filter(page, 'wind');
    link(page, 'li[data-site-owned] h3 a').focus();
    page.view.history.back();
    await eventually('the items before', () => titles(page)[0] === start);
    await eventually('the focus', () => page.now().activeElement?.textContent === start);
  });

  it('has an entry for each filter, which Back and Forward show again with its scroll position', async () => {
    const page = await open();
    const { view } = page;
    const [start] = titles(page);
    await filter(page, 'wind');
    expect(view.location.pathname + view.location.search).to.equal('/visit/examples/list.html?tag=wind');
    await scroll(page, 700);
    await filter(page, 'water');
    await scroll(page, 300);
    view.history.back();
    await eventually('the items before', () => titles(page)[0] === 'wind 0' && isAt(page, 700));
    expect(link(page, '[aria-current]').textContent).to.equal('Wind');
    view.history.back();
    await eventually('the items of the page', () => titles(page)[0] === start && titles(page).length === 8);
    expect(view.location.search).to.equal('');
    view.history.go(2);
    await eventually('the last items', () => titles(page)[0] === 'water 0' && isAt(page, 300));
    expect([page.calls.length, page.troubles]).to.deep.equal([2, []]);
  });

  it('keeps the pages that were added, also after the visitor has left the page', async () => {
    const page = await open();
    const { view, frame } = page;
    await more(page, 'second', '/mock/journal?page=3');
    await more(page, 'third');
    expect(view.location.search).to.equal('?journal-pages=3');
    await scroll(page, 2500);
    const { length } = page.calls;
    const left = once(frame, 'load');
    view.location.href = '/visit/examples/donate.html';
    await left;
    const back = once(frame, 'load');
    view.history.back();
    await back;
    // A page from the cache of the browser needs no request.
    await eventually('the items', async () => {
      page.calls[length]?.answer(answer('second', '/mock/journal?page=3'));
      page.calls[length + 1]?.answer(answer('third'));
      return titles(page).includes('third 29') && isAt(page, 2500);
    });
    expect(titles(page).length).to.equal(68);
    expect(link(page, '[rel="next"]').checkVisibility()).to.equal(false);
  });

  it('shows all pages of a URL, and the filter of a URL', async () => {
    const page = await open('?journal-pages=2');
    (await eventually('the request', () => page.calls[0])).answer(answer('second'));
    await eventually('the items', () => titles(page).includes('second 29'));
    const other = await open('?tag=wind');
    const call = await eventually('the request', () => other.calls[0]);
    expect(call.url.pathname + call.url.search).to.equal('/mock/journal?tag=wind');
    call.answer(answer('wind'));
    await eventually('the items', () => titles(other)[0] === 'wind 0');
    expect(other.troubles).to.deep.equal([]);
  });

  it('ignores forged entries, and links to a part of the page', async () => {
    const page = await open();
    await filter(page, 'wind');
    const moved = once(page.view, 'hashchange');
    page.view.location.hash = 'main';
    await moved;
    await never('other items', () => titles(page)[0] !== 'wind 0', { frames: 5 });
    const source = 'https://other.example/mock/journal';
    page.view.history.pushState({ siteList: { sources: { journal: source }, scroll: {} } }, '', '?tag=seeds');
    page.view.history.pushState({ siteList: 7 }, '', '?');
    page.view.history.back();
    const call = await eventually('the request', () => page.calls[1]);
    expect(call.url.href).to.equal(new URL('/mock/journal?tag=seeds', page.view.location.href).href);
    call.answer(answer('seeds'));
    await eventually('the items of the link', () => titles(page)[0] === 'seeds 0');
    page.view.history.back();
    await eventually('the items before', () => titles(page)[0] === 'wind 0');
  });

  it('keeps added pages and the results of a form at links to a part of the page', async () => {
    const page = await open();
    const { view } = page;
    const follow = async (hash: string): Promise<void> => {
      const moved = once(view, 'hashchange');
      view.location.hash = hash;
      await moved;
    };
    await more(page, 'second');
    await follow('main');
    await never('fewer items', () => !titles(page).includes('second 29'), { frames: 5 });
    expect(page.calls.length).to.equal(1);
    const search = page.now().createElement('form');
    search.action = '/mock/journal';
    search.append(Object.assign(page.now().createElement('input'), { name: 'q', value: 'tide' }));
    page.now().querySelector('site-list')?.prepend(search);
    search.requestSubmit();
    (await eventually('the request', () => page.calls[1])).answer(answer('tide'));
    await eventually('the results', () => titles(page)[0] === 'tide 0');
    await follow('journal');
    await never('other items', () => titles(page)[0] !== 'tide 0', { frames: 5 });
    view.history.back();
    await never('other items', () => titles(page)[0] !== 'tide 0', { frames: 5 });
    view.history.back();
    await eventually('the items before', () => titles(page).includes('second 29'));
    expect(page.calls.length).to.equal(2);
  });

  it('requests the order of a URL from the server', async () => {
    const page = await open('?sort=title');
    const call = await eventually('the request', () => page.calls[0]);
    expect(call.url.pathname + call.url.search).to.equal('/mock/journal?sort=title');
    call.answer(answer('title'));
    await eventually('the items', () => titles(page)[0] === 'title 0');
    expect(page.troubles).to.deep.equal([]);
  });

  it('shows all pages that were added when the filter is cleared', async () => {
    const page = await open();
    await more(page, 'second', '/mock/journal?page=3');
    await filter(page, 'wind');
    link(page, 'nav a[href="/mock/journal"]').click();
    await eventually('all pages', () => titles(page).includes('second 29'));
    expect([page.view.location.search, page.calls.length]).to.deep.equal(['?journal-pages=2', 2]);
  });

  it('requests a limited number of pages for a URL', async () => {
    const page = await open('?journal-pages=500');
    for (let index = 0; index < 19; index += 1)
      (await eventually('the request', () => page.calls[index])).answer(
        answer(`page ${index}`, `/mock/journal?page=${index + 3}`),
      );
    await eventually('the items', () => titles(page).includes('page 18 29'));
    await never('another request', () => page.calls.length > 19, { frames: 5 });
  });

  it('adds entries without the state of the page, and keeps that of the entry before', async () => {
    const page = await open();
    const { history } = page.view;
    history.replaceState({ router: 1 }, '');
    await filter(page, 'wind');
    expect(history.state.router).to.equal(undefined);
    history.back();
    await eventually('the entry before', () => history.state?.router === 1);
  });
});

/** Results of `<site-search>` in the history of a page. */
import { expect } from '@open-wc/testing';
import { click } from '../../support/engine.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { closePages, type OwnPage } from '../../support/own-page.ts';
import { visit } from '../../support/visit.ts';
import { answerCalls, type Call } from './search.ts';

afterEach(closePages);

interface Visited extends OwnPage {
  readonly calls: Call[];
  /** The document that the frame shows now. */
  readonly now: () => Document;
}

async function open(query = ''): Promise<Visited> {
  const calls: Call[] = [];
  const page = await visit(`examples/search.html${query}`, { prepare: (view) => answerCalls(view, calls) });
  // Simulates input of a visitor: without it, Chromium skips entries that scripts have added.
  await click(page.frame);
  const now = (): Document => page.view.document;
  await eventually('the search', () => now().querySelector('site-search:defined'));
  return { ...page, calls, now };
}

const fieldOf = (page: Visited): HTMLInputElement => {
  const field = page.now().querySelector<HTMLInputElement>('site-search [name="q"]');
  if (!field) throw new Error('The page has no field.');
  return field;
};

const titles = (page: Visited): readonly string[] =>
  [...(page.now().querySelector('site-search')?.shadowRoot?.querySelectorAll('[part="link"]') ?? [])].map(
    ({ textContent }) => textContent ?? '',
  );

const found = (name: string, count = 40): object => ({
  items: Array.from({ length: count }, (_, index) => ({
    title: `${name} ${index}`,
    itemUrl: `/visit/examples/donate.html?${index}`,
    excerpt: 'Lines that wind has drawn.',
  })),
  totalCount: count,
});

const isShown = (page: Visited, name: string): boolean => titles(page)[0] === `${name} 0`;

/** Sends the form and answers its call. */
async function search(page: Visited, query: string): Promise<void> {
  const { length } = page.calls;
  const field = fieldOf(page);
  field.value = query;
  field.form?.requestSubmit();
  const call = await eventually('the call', () =>
    page.calls.slice(length).find(({ query: q }) => q.get('size') === '8'),
  );
  call.answer(found(query));
  await eventually('the results', () => isShown(page, query));
}

const queryOf = ({ view }: Visited): string => view.location.search;

async function scroll(page: Visited, top: number): Promise<void> {
  page.view.scrollTo({ top, behavior: 'instant' });
  await eventually('the position is stored', () => page.view.history.state?.siteSearch?.scroll === top);
}

describe('the history of a search', () => {
  it('has an entry for each query, which Back and Forward show again with its scroll position', async () => {
    const page = await open();
    const { view } = page;
    await search(page, 'print');
    expect(queryOf(page)).to.equal('?q=print');
    await scroll(page, 700);
    await search(page, 'wind & lee');
    expect(queryOf(page)).to.equal('?q=wind+%26+lee');
    await scroll(page, 300);
    const { length } = page.calls;
    view.history.back();
    await eventually('the first results', () => isShown(page, 'print') && Math.abs(view.scrollY - 700) < 2);
    expect([fieldOf(page).value, queryOf(page)]).to.deep.equal(['print', '?q=print']);
    view.history.back();
    await eventually('no results', () => titles(page).length === 0);
    expect([fieldOf(page).value, queryOf(page)]).to.deep.equal(['', '']);
    view.history.go(2);
    await eventually('the last results', () => isShown(page, 'wind & lee') && Math.abs(view.scrollY - 300) < 2);
    expect(fieldOf(page).value).to.equal('wind & lee');
    expect(page.calls.length).to.equal(length);
    expect(page.troubles).to.deep.equal([]);
  });

  it('shows the results of an entry that a link to a part of the page has added', async () => {
    const page = await open();
    await search(page, 'print');
    const moved = once(page.view, 'hashchange');
    page.view.location.hash = 'main';
    await moved;
    await search(page, 'wind');
    const { length } = page.calls;
    page.view.history.back();
    await eventually('the first results', () => isShown(page, 'print'));
    expect(page.calls.length).to.equal(length);
  });

  it('requests the results of an entry if the page was rendered for another query', async () => {
    const page = await open('?q=lee');
    (await eventually('the call', () => page.calls[0])).fail();
    await eventually('the failure', () => page.calls[0] && fieldOf(page).value === 'lee');
    await search(page, 'wind');
    const again = once(page.frame, 'load');
    page.view.location.reload();
    await again;
    await eventually('the field', () => page.now().readyState === 'complete' && fieldOf(page).value === 'wind');
    const { length } = page.calls;
    page.view.history.back();
    const call = await eventually('a call', () =>
      page.calls.slice(length - 1).find(({ query }) => query.get('q') === 'lee'),
    );
    call.answer(found('lee', 1));
    await eventually('the results', () => isShown(page, 'lee'));
  });

  it('adds no entry for the same query, and none for a link to a part of the page', async () => {
    const page = await open();
    await search(page, 'print');
    const { length } = page.view.history;
    await search(page, 'print');
    expect(page.view.history.length).to.equal(length);
    const { calls } = page;
    const before = calls.length;
    const moved = once(page.view, 'hashchange');
    page.view.location.hash = 'main';
    await moved;
    await never('other results', () => !isShown(page, 'print') || calls.length > before, { frames: 5 });
  });

  it('shows the results again after the visitor has followed one, without a call', async () => {
    const page = await open();
    const { view, frame } = page;
    await search(page, 'print');
    await scroll(page, 800);
    const { length } = page.calls;
    const left = once(frame, 'load');
    view.location.href = '/visit/examples/donate.html';
    await left;
    const back = once(frame, 'load');
    view.history.back();
    await back;
    await eventually('the results', () => isShown(page, 'print') && Math.abs(view.scrollY - 800) < 2);
    expect(fieldOf(page).value).to.equal('print');
    expect(page.calls.length).to.equal(length);
    const again = once(frame, 'load');
    view.location.reload();
    await again;
    const call = await eventually('a call after a reload', () => page.calls[length]);
    call.answer(found('newer'));
    await eventually('newer results', () => isShown(page, 'newer'));
  });

  it('starts with the query of the URL', async () => {
    const page = await open('?q=%20wind&token=secret');
    const call = await eventually('the call', () => page.calls[0]);
    expect(call.query.get('q')?.trim()).to.equal('wind');
    // Other parameters of the page are not part of the search.
    expect(call.query.has('token')).to.equal(false);
    expect(fieldOf(page).value).to.equal('wind');
    call.answer(found('wind', 2));
    await eventually('the results', () => isShown(page, 'wind'));
    expect(page.troubles).to.deep.equal([]);
  });

  it('has an entry for a search that fails, and shows nothing of a forged entry', async () => {
    const page = await open();
    const field = fieldOf(page);
    field.value = 'wind';
    field.form?.requestSubmit();
    (await eventually('the call', () => page.calls[0])).fail();
    await eventually('the URL', () => queryOf(page) === '?q=wind');
    const items = [
      { title: 'Forged', itemUrl: 'javascript:alert(1)' },
      { title: 'Own', itemUrl: '/own' },
    ];
    page.view.history.pushState({ siteSearch: { query: 7, page: { items } } }, '', '?q=a');
    page.view.history.pushState({ siteSearch: { query: 'b', scroll: 'x', page: { items } } }, '', '?q=b');
    page.view.history.pushState(null, '', '?q=c');
    page.view.history.back();
    await eventually('the safe result', () => titles(page).join() === 'Own');
    page.view.history.back();
    (await eventually('a call', () => page.calls.find(({ query }) => query.get('q') === 'a'))).answer(found('a', 1));
    await eventually('the result', () => isShown(page, 'a'));
  });
});

/** Further pages of `<site-list>`. */
import { expect } from '@open-wc/testing';
import { eventually, never } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import {
  callAt,
  filters,
  type ListPage,
  linkNamed,
  listMarkup,
  next,
  nextLink,
  open,
  pageOf,
  part,
  posts,
  reach,
  status,
  titles,
} from './list.ts';

afterEach(closePages);

const [first, second, third, fourth] = posts;
if (!first || !second || !third || !fourth) throw new Error('There are not enough posts.');

const isShown = (page: ListPage, ...names: readonly string[]): boolean => titles(page).join() === names.join();

describe('further pages of a list', () => {
  it('are added by the link, which then leads to the page after, until the last one', async () => {
    const page = await open(listMarkup([first, second]) + nextLink);
    next(page).focus();
    next(page).click();
    const call = await callAt(page, 0);
    expect([call.url.pathname + call.url.search, call.options?.mode]).to.deep.equal(['/posts?page=2', 'same-origin']);
    await eventually('the progress', () => next(page).ariaBusy === 'true' && status(page) === 'Loading…');
    call.answer(pageOf([third], '?page=3'));
    await eventually('the item', () => isShown(page, 'Leeward', 'Saltmarsh', 'Night shift'));
    await eventually('the text', () => status(page) === '1 item added. 3 are shown.');
    expect(new URL(next(page).href).pathname + new URL(next(page).href).search).to.equal('/posts?page=3');
    expect(next(page).hasAttribute('aria-busy')).to.equal(false);
    expect(page.document.activeElement?.textContent).to.equal('Night shift');
    // Of the classes, those of the page's items.
    const item = page.document.querySelector('.post:last-child');
    expect([item?.className, item?.querySelector('[data-price]')?.getAttribute('data-price')]).to.deep.equal([
      'post',
      '120',
    ]);
    next(page).click();
    (await callAt(page, 1)).answer(pageOf([third, fourth]));
    await eventually('the last item', () => isShown(page, 'Leeward', 'Saltmarsh', 'Night shift', 'Agave'));
    expect(next(page).checkVisibility()).to.equal(false);
    expect(page.events).to.deep.equal(['site-load', 'site-loaded', 'site-load', 'site-loaded']);
    expect(page.troubles).to.deep.equal([]);
  });

  it('can be loaded again after a failure, without a loss', async () => {
    const page = await open(listMarkup([first]) + nextLink);
    next(page).click();
    (await callAt(page, 0)).fail();
    await eventually('the problem', () => part(page, 'problem')?.textContent?.includes('could not be loaded'));
    expect(titles(page)).to.deep.equal(['Leeward']);
    part(page, 'retry')?.click();
    (await callAt(page, 1)).answer('Error', { status: 500 });
    await eventually('the problem', () => part(page, 'problem')?.textContent?.includes('could not be loaded'));
    part(page, 'retry')?.focus();
    part(page, 'retry')?.click();
    const call = await callAt(page, 2);
    await eventually('the progress', () => part(page, 'retry')?.ariaDisabled === 'true');
    part(page, 'retry')?.click();
    call.answer(pageOf([second]));
    await eventually('the item', () => isShown(page, 'Leeward', 'Saltmarsh'));
    expect([part(page, 'problem'), page.calls.length]).to.deep.equal([null, 3]);
    expect(page.document.activeElement?.textContent).to.equal('Saltmarsh');
  });

  for (const [what, html, type] of [
    ['has no list', '<h1>No list</h1>', 'text/html'],
    ['is not HTML', '{}', 'application/json'],
  ] as const)
    it(`lead to a page that ${what}`, async () => {
      const page = await open(listMarkup([first]) + nextLink);
      next(page).click();
      (await callAt(page, 0)).answer(html, { headers: { 'content-type': type } });
      await eventually('the page', () => page.view.location.pathname + page.view.location.search === '/posts?page=2');
    });

  it('may have an empty list, and items that share a link', async () => {
    const shared = '<li class="post"><h3>One</h3><a href="/contact">Write</a></li>';
    const page = await open(`<ul class="posts">${shared}</ul>${nextLink}`);
    next(page).focus();
    next(page).click();
    const items = `${shared}<li class="post"><h3>Two</h3><a href="/contact">Write</a></li>`;
    (await callAt(page, 0)).answer(
      `<site-list><ul>${items}</ul><a rel="next" href="/posts?page=3">Older</a></site-list>`,
    );
    // The first one is on both pages.
    await eventually('the item', () => isShown(page, 'One', 'Two'));
    next(page).focus();
    next(page).click();
    (await callAt(page, 1)).answer('<site-list><ul></ul></site-list>');
    await eventually('the end', () => !next(page).checkVisibility());
    expect([titles(page), part(page, 'problem')]).to.deep.equal([['One', 'Two'], null]);
    expect(page.document.activeElement?.textContent).to.equal('Write');
  });

  it('keep the prices of their items in any markup, so that they are sorted', async () => {
    const page = await open(`<a href="?sort=price">Price</a>${listMarkup([first])}${nextLink}`);
    const item = (title: string, price: string): string => `<li class="post"><h3>${title}</h3>${price}</li>`;
    next(page).click();
    (await callAt(page, 0)).answer(
      `<site-list><ul>${[
        item('Ten', '<meta itemprop="price" content="10">'),
        item('Thousand', '<span itemprop="price">€ 1.000,00</span>'),
        item('Sixty', '<data value="60.125">€60.13</data>'),
      ].join('')}</ul></site-list>`,
    );
    await eventually('all items', () => titles(page).length === 4);
    linkNamed(page, 'Price').click();
    await eventually('the order', () => isShown(page, 'Ten', 'Sixty', 'Leeward', 'Thousand'));
    expect(page.calls.length).to.equal(1);
  });

  it('are read in their encoding', async () => {
    const page = await open(listMarkup([first]) + nextLink);
    next(page).click();
    const html = '<meta charset="iso-8859-1"><site-list><ul><li class="post"><h3>\xc5lesund</h3></li></ul></site-list>';
    const bytes = Uint8Array.from(html, (character) => character.charCodeAt(0));
    (await callAt(page, 0)).answer(bytes, { headers: { 'content-type': 'text/html' } });
    await eventually('the item', () => isShown(page, 'Leeward', '\xc5lesund'));
  });

  it('are not requested from another origin, and not twice', async () => {
    const page = await open(`${listMarkup([first])}<a rel="next" href="https://other.example/posts">Older</a>`);
    next(page).click();
    expect(page.events).to.deep.equal(['follow https://other.example/posts']);
    const own = await open(listMarkup([first]) + nextLink);
    next(own).click();
    next(own).click();
    const call = await callAt(own, 0);
    call.answer(pageOf([second], 'https://other.example/posts?page=3'));
    await eventually('the item', () => isShown(own, 'Leeward', 'Saltmarsh'));
    expect([own.calls.length, next(own).checkVisibility()]).to.deep.equal([1, false]);
  });

  it('are sanitized', async () => {
    const page = await open(listMarkup([first]) + nextLink);
    next(page).click();
    const hostile = `<site-list><ul><li class="post cover" id="location" onclick="parent.attacked = 1" style="position: fixed">
      <h3><a href="javascript:parent.attacked = 1" title="\ue0000">Bad</a></h3><img src="x" onerror="parent.attacked = 1">
      <script>parent.attacked = 1</script><iframe srcdoc="<script>parent.attacked = 1</script>"></iframe>
      <form action="https://other.example"><input name="password"></form></li></ul></site-list>`;
    (await callAt(page, 0)).answer(hostile);
    await eventually('the item', () => isShown(page, 'Leeward', 'Bad'));
    const item = page.document.querySelector('.post:last-child');
    expect(item?.className).to.equal('post');
    expect(item?.querySelector('script, iframe, form, [href], [onerror], [style]')).to.equal(null);
    expect([item?.id, item?.hasAttribute('onclick'), item?.hasAttribute('style')]).to.deep.equal(['', false, false]);
    await never('an attack', () => Reflect.has(globalThis, 'attacked'), { frames: 5 });
  });

  it('are not requested if a listener cancels it', async () => {
    const page = await open(listMarkup([first]) + nextLink);
    page.element.addEventListener('site-load', (event) => event.preventDefault());
    next(page).click();
    await eventually('the event', () => page.events.includes('site-load'));
    await never('a request', () => page.calls.length > 0, { frames: 5 });
    expect(next(page).hasAttribute('aria-busy')).to.equal(false);
  });

  it('of a filter are requested in place, and an answer to an earlier filter changes nothing', async () => {
    const page = await open(filters + listMarkup([first, second]) + nextLink);
    await reach(page);
    linkNamed(page, 'Wind').click();
    linkNamed(page, 'Studio').click();
    const [wind, studio] = [await callAt(page, 0), await callAt(page, 1)];
    expect([wind.url.search, studio.url.search]).to.deep.equal(['?tag=wind', '?category=studio']);
    studio.answer(pageOf([third, fourth], '/posts?category=studio&page=2'));
    wind.answer(pageOf([first]));
    await eventually('the items', () => isShown(page, 'Night shift', 'Agave'));
    expect([linkNamed(page, 'Studio').ariaCurrent, status(page)]).to.deep.equal(['true', '2 items']);
    next(page).click();
    const more = await callAt(page, 2);
    expect(more.url.search).to.equal('?category=studio&page=2');
    more.answer(pageOf([{ title: 'Kiln' }]));
    await eventually('the items', () => isShown(page, 'Night shift', 'Agave', 'Kiln'));
    linkNamed(page, 'All').click();
    await eventually('the items of the page', () => isShown(page, 'Leeward', 'Saltmarsh'));
    expect(next(page).getAttribute('href')).to.equal('/posts?page=2');
    expect([page.calls.length, page.troubles]).to.deep.equal([3, []]);
  });

  it('may be replaced by all items in a listener', async () => {
    const page = await open(filters + listMarkup([first, second]) + nextLink);
    await reach(page);
    page.element.addEventListener('site-load', () => linkNamed(page, 'All').click(), { once: true });
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => status(page) === '2 items');
    next(page).click();
    (await callAt(page, 0)).answer(pageOf([third]));
    await eventually('the item', () => isShown(page, 'Leeward', 'Saltmarsh', 'Night shift'));
  });

  it('of a form are shown in place', async () => {
    const page = await open(
      `<form action="/posts"><label>Text <input name="q"></label><button>Show</button></form>${listMarkup([first, second])}`,
    );
    const field = page.document.querySelector('input');
    if (field) field.value = 'night';
    field?.form?.requestSubmit();
    const call = await callAt(page, 0);
    expect(call.url.pathname + call.url.search).to.equal('/posts?q=night');
    call.answer(pageOf([third], '/posts?q=night&page=2'));
    await eventually('the item', () => isShown(page, 'Night shift'));
    // The page has no link to further pages.
    (await eventually('the link', () => part(page, 'more'))).click();
    (await callAt(page, 1)).answer(pageOf([fourth]));
    await eventually('the item', () => isShown(page, 'Night shift', 'Agave'));
    await eventually('no link', () => !part(page, 'more'));
    expect(page.events).to.not.include('submit');
  });

  it('are removed with the list', async () => {
    const page = await open(listMarkup([first]) + nextLink);
    const before = page.element.innerHTML;
    next(page).click();
    (await callAt(page, 0)).answer(pageOf([second]));
    await eventually('the item', () => isShown(page, 'Leeward', 'Saltmarsh'));
    const { element } = page;
    element.remove();
    await eventually('the markup', () => element.innerHTML === before);
  });
});

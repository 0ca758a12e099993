/** Filters and orders of `<site-list>` in the page. The file is long because filters and orders share their markup. */
import { expect } from '@open-wc/testing';
import { eventually, once } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import {
  callAt,
  filters,
  linkNamed,
  listMarkup,
  open,
  pageOf,
  part,
  postMarkup,
  posts,
  reach,
  status,
  titles,
} from './list.ts';

afterEach(closePages);

const all = posts.map(({ title }) => title);

describe('the filters of a list', () => {
  it('hide items without the tag or category, mark the link, and announce the number', async () => {
    const page = await open(filters + listMarkup(posts));
    expect([titles(page), status(page)]).to.deep.equal([all, '']);
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).join() === 'Leeward,Night shift');
    await eventually('the number', () => status(page) === '2 items');
    expect(linkNamed(page, 'Wind').getAttribute('aria-current')).to.equal('true');
    expect(linkNamed(page, 'All').hasAttribute('aria-current')).to.equal(false);
    linkNamed(page, 'Studio').click();
    await eventually('the items', () => titles(page).join() === 'Night shift,Agave');
    expect(linkNamed(page, 'Wind').hasAttribute('aria-current')).to.equal(false);
    linkNamed(page, 'Fine art').click();
    await eventually('the item', () => titles(page).join() === 'Agave');
    await eventually('the number', () => status(page) === '1 item');
    linkNamed(page, 'All').click();
    await eventually('all items', () => titles(page).join() === all.join());
    expect([page.calls, page.troubles]).to.deep.equal([[], []]);
    expect(page.events).to.deep.equal(['site-filtered', 'site-filtered', 'site-filtered', 'site-filtered']);
  });

  it('have a button for all items, and a text without any', async () => {
    const page = await open(filters.replace('<a href="?">All</a>', '') + listMarkup(posts));
    expect(part(page, 'clear')).to.equal(null);
    linkNamed(page, 'Other').click();
    await eventually('the text', () => status(page) === 'No items match.');
    part(page, 'clear')?.click();
    await eventually('all items', () => titles(page).length === 4);
    expect(part(page, 'clear')).to.equal(null);
  });

  it('leave clicks that open a tab, links to other origins, and links of items for tabs to the browser', async () => {
    const page = await open(
      `<nav><a href="?tag=wind" target="_blank">Tab</a> <a href="https://other.example/?tag=wind">Other</a>
      <a href="?tag=wind">Wind</a></nav>${listMarkup(posts)}`,
    );
    linkNamed(page, 'Tab').click();
    linkNamed(page, 'Other').click();
    linkNamed(page, 'Wind').dispatchEvent(
      new page.view.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }),
    );
    expect(page.events).to.deep.equal([
      'follow ?tag=wind',
      'follow https://other.example/?tag=wind',
      'follow ?tag=wind',
    ]);
    expect(titles(page)).to.deep.equal(all);
  });

  it('sort by date, title and price, by links and by a form', async () => {
    const form = `<form action=""><select name="sort" aria-label="Order"><option value="">Ours</option><option value="newest">Newest</option>
      <option value="title">Title</option><option value="price">Price</option><option value="-price">Dearest</option></select>
      <label><input type="checkbox" name="tag" value="wind"> Wind</label><button>Show</button></form>`;
    const page = await open(`<nav><a href="?sort=title">A to Z</a></nav>${form}${listMarkup(posts)}`);
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page).join() === 'Agave,Leeward,Night shift,Saltmarsh');
    expect(linkNamed(page, 'A to Z').getAttribute('aria-current')).to.equal('true');
    const select = page.document.querySelector('select');
    const box = page.document.querySelector('input');
    if (!select || !box) throw new Error('The form has no controls.');
    expect(select.value).to.equal('title');
    const choose = (value: string): void => {
      select.value = value;
      select.dispatchEvent(new page.view.Event('change', { bubbles: true }));
    };
    choose('price');
    await eventually('the prices', () => titles(page).join() === 'Saltmarsh,Leeward,Night shift,Agave');
    choose('-price');
    await eventually('the prices', () => titles(page).join() === 'Night shift,Leeward,Saltmarsh,Agave');
    choose('newest');
    await eventually('the dates', () => titles(page).join() === 'Saltmarsh,Agave,Leeward,Night shift');
    box.click();
    await eventually('both', () => titles(page).join() === 'Leeward,Night shift');
    box.click();
    choose('');
    await eventually('the order of the author', () => titles(page).join() === all.join());
    expect(page.calls).to.deep.equal([]);
  });

  it('request an order that only the server knows', async () => {
    const form = `<form action=""><select name="sort" aria-label="Order"><option value="">Ours</option><option value="popular">Popular</option>
      <option value="title">Title</option></select><button>Show</button></form>`;
    const page = await open(form + listMarkup(posts));
    const select = page.document.querySelector('select');
    if (!select?.form) throw new Error('The form has no select.');
    select.value = 'popular';
    select.form.requestSubmit();
    const call = await callAt(page, 0);
    expect(call.url.search).to.equal('?sort=popular');
    call.answer(pageOf(posts.slice(2)));
    await eventually('the order of the server', () => titles(page).join() === 'Night shift,Agave');
    expect(select.value).to.equal('popular');
  });

  it('leave forms that are sent otherwise, and what is not sent yet, as they are', async () => {
    const page = await open(
      `<form action="/save" method="post"><input name="tag" type="checkbox" value="water" checked></form>
      <form><label>Text <input name="q"></label><input name="category" type="checkbox" value="prints"></form>
      <a href="?tag=wind">Wind</a>${listMarkup(posts)}`,
    );
    const [post, query] = page.document.forms;
    const field = query?.querySelector('input');
    if (!post || !field) throw new Error('The page has no forms.');
    field.value = 'not sent';
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).length === 2);
    expect([post.querySelector('input')?.checked, field.value]).to.deep.equal([true, 'not sent']);
    post.requestSubmit();
    expect(page.events.at(-1)).to.equal('submit');
  });

  it('leave links to numbered pages and to other pages in the navigation', async () => {
    const page = await open(
      `<nav><a href="?">All</a> <a href="?tag=wind">Wind</a> <a href="/about">About</a> <a href="?page=2">2</a></nav>${listMarkup(posts)}`,
    );
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).length === 2);
    linkNamed(page, 'About').click();
    linkNamed(page, '2').click();
    expect(page.events.slice(1)).to.deep.equal(['follow /about', 'follow ?page=2']);
    expect(linkNamed(page, '2').hasAttribute('aria-current')).to.equal(false);
  });

  it('of the last page of a list are requested from the server, which knows all items', async () => {
    const page = await open(`${filters + listMarkup(posts)}<a rel="prev" href="?page=1">Newer</a>`);
    linkNamed(page, 'Wind').click();
    expect((await callAt(page, 0)).url.search).to.equal('?tag=wind');
  });

  it('work with articles beside the links', async () => {
    const articles = posts.map((post) => postMarkup(post).replace('<li', '<article').replace('</li>', '</article>'));
    const page = await open(
      `<h2>Posts</h2><a href="?tag=wind">Wind</a> <a href="?sort=title">A to Z</a>${articles.join('')}<p>End</p>`,
    );
    const before = page.element.innerHTML;
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).join() === 'Leeward,Night shift');
    linkNamed(page, 'A to Z').click();
    await eventually('all items', () => titles(page).join() === 'Agave,Leeward,Night shift,Saltmarsh');
    expect(page.element.lastElementChild?.textContent).to.equal('End');
    const { element } = page;
    element.remove();
    await eventually('the markup', () => element.innerHTML === before);
  });

  it('announce an equal number again, and keep the focus after all items are shown', async () => {
    const page = await open(filters + listMarkup(posts));
    linkNamed(page, 'Wind').click();
    await eventually('the number', () => status(page) === '2 items');
    const announced = part(page, 'status')?.firstChild;
    linkNamed(page, 'Studio').click();
    await eventually('the items', () => titles(page).join() === 'Night shift,Agave');
    await eventually(
      'another text',
      () => status(page) === '2 items' && part(page, 'status')?.firstChild !== announced,
    );
    part(page, 'clear')?.focus();
    part(page, 'clear')?.click();
    await eventually('the focus', () => page.document.activeElement?.textContent === 'Leeward');
  });

  it('change long lists completely, also if another filter follows at once', async () => {
    const many = Array.from({ length: 900 }, (_, index) => ({
      title: `Print ${String((index * 7) % 900).padStart(3, '0')}`,
      tag: index % 3 ? 'wind' : 'water',
    }));
    const page = await open(
      `<nav><a href="?">All</a> <a href="?tag=wind">Wind</a> <a href="?tag=water">Water</a> <a href="?sort=title">A to Z</a></nav>${listMarkup(many)}`,
    );
    const named = (tag: string): string => many.flatMap((post) => (post.tag === tag ? [post.title] : [])).join();
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).join() === named('wind'));
    linkNamed(page, 'A to Z').click();
    linkNamed(page, 'Water').click();
    await eventually('the items', () => titles(page).join() === named('water'));
    linkNamed(page, 'A to Z').click();
    await eventually(
      'the order',
      () =>
        titles(page).join() ===
        many
          .map(({ title }) => title)
          .sort()
          .join(),
    );
    linkNamed(page, 'All').click();
    page.document.querySelector('.posts')?.insertAdjacentHTML('beforeend', '<li class="post"><h3>Last</h3></li>');
    await eventually('all items', () => titles(page).join() === [...many.map(({ title }) => title), 'Last'].join());
    expect(page.troubles).to.deep.equal([]);
  });

  it('keep the focus in an item that is sorted', async () => {
    const page = await open(`<a href="?sort=title">A to Z</a>${listMarkup(posts)}`);
    const link = page.document.querySelector<HTMLElement>('.post a');
    await reach(page);
    link?.focus();
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page)[0] === 'Agave');
    expect(page.document.activeElement).to.equal(link);
  });

  it('sort on a page whose language is not a tag', async () => {
    const page = await open(`<a href="?sort=title">A to Z</a>${listMarkup(posts)}`, 'lang="en_US"');
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page)[0] === 'Agave');
    expect(page.troubles).to.deep.equal([]);
  });

  it('keep the order of an author who adds items before the others', async () => {
    const page = await open(filters + listMarkup(posts));
    await reach(page);
    const added = '<li class="post"><h3>New</h3><a href="?tag=wind">wind</a></li>';
    page.document.querySelector('.posts')?.insertAdjacentHTML('afterbegin', added);
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).join() === 'New,Leeward,Night shift');
    linkNamed(page, 'All').click();
    await eventually('all items', () => titles(page).join() === `New,${all.join()}`);
  });

  it('keep headings between the items of the author', async () => {
    const articles = posts.map((post) => postMarkup(post).replace('<li', '<article').replace('</li>', '</article>'));
    const page = await open(
      `<nav><a href="?sort=title">A to Z</a> <a href="?">Ours</a></nav><h2>2026</h2>${articles[0]}${articles[1]}<h2>2025</h2>${articles[2]}${articles[3]}`,
    );
    const before = [...page.element.children].map(({ textContent }) => textContent);
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page)[0] === 'Agave');
    linkNamed(page, 'Ours').click();
    await eventually('the order of the author', () => titles(page).join() === all.join());
    expect([...page.element.children].map(({ textContent }) => textContent)).to.deep.equal(before);
  });

  it('leave links to a part of the page', async () => {
    const page = await open(
      `<nav><a href="#results">Results</a> <a href="?">All</a> <a href="?tag=wind">Wind</a></nav>${listMarkup(posts)}`,
    );
    await reach(page);
    linkNamed(page, 'Results').click();
    expect(page.events).to.deep.equal(['follow #results']);
  });

  it('keep frames in items that are sorted, in browsers that can move them', async () => {
    const page = await open(`<a href="?sort=title">A to Z</a>${listMarkup(posts)}`);
    if (!('moveBefore' in page.element)) return;
    const item = page.document.querySelector('.post');
    item?.insertAdjacentHTML('beforeend', '<iframe srcdoc="" title="A player"></iframe>');
    const frame = item?.querySelector('iframe');
    if (!frame) throw new Error('The item has no frame.');
    await once(frame, 'load');
    Reflect.set(frame.contentWindow ?? {}, 'isKept', true);
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page)[0] === 'Agave');
    expect(Reflect.has(frame.contentWindow ?? {}, 'isKept')).to.equal(true);
  });

  it('keep the order of the author when the author adds an item to a sorted list', async () => {
    const page = await open(`<a href="?sort=title">A to Z</a>${listMarkup(posts)}`);
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page)[0] === 'Agave');
    page.document.querySelector('.posts')?.insertAdjacentHTML('beforeend', '<li class="post"><h3>Calm</h3></li>');
    await eventually('the new item', () => titles(page).join() === 'Agave,Calm,Leeward,Night shift,Saltmarsh');
    const { element } = page;
    element.remove();
    const order = (): string => [...element.querySelectorAll('h3')].map(({ textContent }) => textContent).join();
    await eventually('the order of the author', () => order() === `${all.join()},Calm`);
  });

  it('work with a list that appears later', async () => {
    const page = await open('<nav><a href="?tag=wind">Wind</a></nav><ul></ul>');
    page.document.querySelector('site-list ul')?.insertAdjacentHTML('beforeend', posts.map(postMarkup).join(''));
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).join() === 'Leeward,Night shift');
  });

  it('restore the items and links of the author when the list is removed', async () => {
    const page = await open(`${filters}<nav><a href="?sort=title">A to Z</a></nav>${listMarkup(posts)}`);
    const before = page.element.innerHTML;
    linkNamed(page, 'A to Z').click();
    await eventually('the titles', () => titles(page)[0] === 'Agave');
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).length === 2);
    const { element } = page;
    element.remove();
    await eventually('the markup', () => element.innerHTML === before);
  });

  it('shows new items of the author that match', async () => {
    const page = await open(filters + listMarkup(posts));
    linkNamed(page, 'Wind').click();
    await eventually('the items', () => titles(page).length === 2);
    page.document
      .querySelector('.posts')
      ?.insertAdjacentHTML(
        'beforeend',
        '<li class="post"><h3>Gale</h3><a href="/tag/wind">Wind</a></li><li class="post"><h3>Still</h3></li>',
      );
    await eventually('the new item', () => titles(page).join() === 'Leeward,Night shift,Gale');
  });

  it('warns once about an element without a list, and changes nothing', async () => {
    const page = await open('<p>Posts</p>');
    expect(page.troubles.join()).to.match(/<site-list> has no list/);
    expect(page.element.innerHTML).to.equal('<p>Posts</p>');
  });

  it('has a switch for the view', async () => {
    const page = await open(listMarkup(posts), 'view-switch');
    const [list, grid] = page.element.shadowRoot?.querySelectorAll<HTMLElement>('[part="view"]') ?? [];
    expect([list?.ariaPressed, grid?.ariaPressed]).to.deep.equal(['true', 'false']);
    grid?.click();
    await eventually('the grid', () => page.element.view === 'grid' && grid?.ariaPressed === 'true');
    const box = page.document.querySelector('.posts');
    expect(box && getComputedStyle(box).display).to.equal('grid');
  });
});

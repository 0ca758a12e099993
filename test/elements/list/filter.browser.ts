/** Filters and orders of `<site-list>` in the page. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { filters, linkNamed, listMarkup, open, part, posts, status, titles } from './list.ts';

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
    page.element.remove();
    expect(page.calls).to.deep.equal([]);
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

/** Roles and names of `<site-list>` as the engines compute them, with the journal of the mock API. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { filters, type List, listMarkup, posts } from './list.ts';

const bundle = '/dist/test/site-list.js';
await import(bundle);

afterEach(() => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  history.replaceState(null, '', location.pathname);
});

function place(content: string, attributes = ''): List {
  const box = document.createElement('div');
  box.dataset.test = '';
  document.body.append(box);
  box.innerHTML = `<site-list ${attributes}>${content}</site-list>`;
  const element = box.querySelector('site-list');
  if (!element) throw new Error('The markup has no list.');
  return element;
}

const find = (root: ParentNode | null, selector: string): HTMLElement => {
  const found = root?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The list has no ${selector}.`);
  return found;
};

describe('a list for assistive technology', () => {
  it('has links, buttons and a status', async () => {
    const element = place(filters + listMarkup(posts), 'view-switch');
    await click(find(element, '[href="?tag=wind"]'));
    const status = await eventually('the number', () => {
      const found = element.shadowRoot?.querySelector('[part="status"]');
      return found?.textContent === '2 items' && found;
    });
    await expectAccessible(status, { role: 'status', name: '' });
    await expectAccessible(find(element, '[href="?tag=wind"]'), { role: 'link', name: 'Wind' });
    await expectAccessible(find(element.shadowRoot, '[part="clear"]'), { role: 'button', name: 'Show all' });
    await expectAccessible(find(element.shadowRoot, '[part="switch"]'), { role: 'group', name: 'View' });
    await expectAccessible(find(element.shadowRoot, '[part="view"]'), { role: 'button', name: 'List' });
    await expect(element).to.be.accessible();
  });

  it('moves the focus to the first item that the key Enter has added', async () => {
    const items = '<ul><li><h3><a href="/one">One</a></h3></li></ul>';
    const element = place(`${items}<a rel="next" href="/mock/journal?page=2">Older posts</a>`, 'id="journal"');
    find(element, '[rel="next"]').focus();
    await press('Enter');
    await eventually('the posts', () => element.querySelectorAll('li').length === 9);
    await eventually('the focus', () => document.activeElement?.textContent === 'The tide table on the wall');
    await expectAccessible(find(element, 'li:nth-child(2) h3 a'), { role: 'link', name: 'The tide table on the wall' });
  });
});

/** Roles and names of `<site-search>` as the engines compute them, with results of the mock API. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press, type as typeText } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { form, region, type Search } from './search.ts';

const bundle = '/dist/test/site-search.js';
await import(bundle);

afterEach(() => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  history.replaceState(null, '', location.pathname);
});

function place(): Search {
  const box = document.createElement('div');
  box.dataset.test = '';
  document.body.append(box);
  box.innerHTML = `<site-search>${form()}${region}</site-search>`;
  const element = box.querySelector('site-search');
  if (!element) throw new Error('The markup has no search.');
  return element;
}

const find = (root: ParentNode | null, selector: string): HTMLElement => {
  const found = root?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The search has no ${selector}.`);
  return found;
};

describe('a search for assistive technology', () => {
  it('is a combobox with options, and a list of links', async () => {
    const element = place();
    const field = find(element, 'input');
    await click(field);
    await typeText('buoy');
    await eventually('the option', () => element.querySelector('[role="option"]')?.checkVisibility());
    await expectAccessible(field, { role: 'combobox', name: 'Search' });
    await expectAccessible(find(element, '[role="option"]'), { role: 'option', name: 'Five days of wind Journal' });
    await expectAccessible(find(element, '[role="listbox"]'), { role: 'listbox', name: 'Suggestions' });
    await press('Escape');
    await press('Enter');
    await eventually('the result', () => element.shadowRoot?.querySelector('[part="link"]'));
    await expectAccessible(find(element.shadowRoot, '[part="list"]'), { role: 'list', name: '' });
    await expectAccessible(find(element.shadowRoot, '[part="link"]'), { role: 'link', name: 'Five days of wind' });
    expect(find(element.shadowRoot, '[part="status"]').textContent).to.equal('1 result for “buoy”');
  });
});

/** `<site-accordion>` as visitors use it. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import {
  type Accordion,
  builderItem,
  clear,
  clickTitle,
  item,
  openTitles,
  place,
  threeItems,
  titleOf,
} from './accordion.ts';

afterEach(clear);

const opens = (accordion: Accordion, ...titles: readonly string[]): Promise<unknown> =>
  eventually(`open: ${titles.join()}`, () => openTitles(accordion).join() === titles.join());

const kinds = {
  details: threeItems,
  'buttons with panels': `<ul>${builderItem('Shipping')}${builderItem('Returns')}${builderItem('Framing')}</ul>`,
};

for (const [name, markup] of Object.entries(kinds))
  describe(`an accordion of ${name}`, () => {
    it('opens one item at a time by pointer', async () => {
      const accordion = place(`<site-accordion>${markup}</site-accordion>`);
      await opens(accordion);
      await clickTitle(accordion, 'Shipping');
      await opens(accordion, 'Shipping');
      await clickTitle(accordion, 'Framing');
      await opens(accordion, 'Framing');
      await clickTitle(accordion, 'Framing');
      await opens(accordion);
    });

    it('opens and closes items by Enter and Space', async () => {
      const accordion = place(`<site-accordion>${markup}</site-accordion>`);
      titleOf(accordion, 'Shipping').focus();
      await press('Enter');
      await opens(accordion, 'Shipping');
      await press('Tab');
      await press(' ');
      await opens(accordion, 'Returns');
      await press(' ');
      await opens(accordion);
    });

    it('keeps several items open with `multiple`', async () => {
      const accordion = place(`<site-accordion multiple>${markup}</site-accordion>`);
      await clickTitle(accordion, 'Shipping');
      await clickTitle(accordion, 'Framing');
      await opens(accordion, 'Shipping', 'Framing');
    });

    it('opens the first item with `first-expanded`', async () => {
      await opens(place(`<site-accordion first-expanded>${markup}</site-accordion>`), 'Shipping');
    });

    it('opens and closes all items by its methods', async () => {
      const accordion = place(`<site-accordion>${markup}</site-accordion>`);
      accordion.expandAll();
      await opens(accordion, 'Shipping', 'Returns', 'Framing');
      accordion.collapseAll();
      await opens(accordion);
    });

    it('leaves an item as it is when a listener cancels', async () => {
      const accordion = place(`<site-accordion>${markup}</site-accordion>`);
      accordion.addEventListener('site-toggle', (event) => event.preventDefault());
      await clickTitle(accordion, 'Shipping');
      accordion.expandAll();
      await opens(accordion);
    });

    it('reports each change before and after it', async () => {
      // Titles that move would be missed by the second click.
      const accordion = place(`<site-accordion animated="false">${markup}</site-accordion>`);
      const seen: string[] = [];
      for (const type of ['site-toggle', 'site-toggled'])
        accordion.addEventListener(type, (event) => {
          const { item: changed, open }: { item: Element; open: boolean } = (event as CustomEvent).detail;
          seen.push(`${type} ${changed.textContent?.replace(/About.*/, '').trim()} ${open}`);
        });
      await clickTitle(accordion, 'Shipping');
      await clickTitle(accordion, 'Returns');
      await opens(accordion, 'Returns');
      expect(seen).to.deep.equal([
        'site-toggle Shipping true',
        'site-toggled Shipping true',
        'site-toggle Returns true',
        'site-toggle Shipping false',
        'site-toggled Shipping false',
        'site-toggled Returns true',
      ]);
    });

    it('opens the item that a link on the page leads to', async () => {
      const accordion = place(`<a href="#returns">Returns</a><site-accordion>${markup}</site-accordion>`);
      const link = document.querySelector<HTMLElement>('[data-test] a');
      if (!link) throw new Error('The page has no link.');
      await click(link);
      await opens(accordion, 'Returns');
    });

    it('opens the item that the URL of the page leads to, and survives an invalid one', async () => {
      history.replaceState(null, '', '#framing');
      await opens(place(`<site-accordion>${markup}</site-accordion>`), 'Framing');
      await clear();
      history.replaceState(null, '', '#%E0%A4%A');
      await opens(place(`<site-accordion>${markup}</site-accordion>`));
    });

    it('adopts items that are added later', async () => {
      const accordion = place(`<site-accordion>${item('Shipping', 'open')}</site-accordion>`);
      const last = accordion.lastElementChild;
      if (!last) throw new Error('The accordion is empty.');
      const added = document.createElement('div');
      added.innerHTML = markup.replaceAll('Shipping', 'Duties');
      last.after(added);
      await opens(accordion, 'Shipping');
      await clickTitle(accordion, 'Returns');
      await opens(accordion, 'Returns');
    });
  });

describe('an accordion', () => {
  it('names its titles and states for assistive technology', async () => {
    const accordion = place(`<site-accordion><ul>${builderItem('Shipping', true)}</ul></site-accordion>`);
    await expectAccessible(titleOf(accordion, 'Shipping'), { role: 'button', name: 'Shipping' });
    await opens(accordion, 'Shipping');
  });

  it('leaves details inside the content of an item alone', async () => {
    const inner = `<details><summary>Customs</summary><p>About Customs</p></details>`;
    const accordion = place(
      `<site-accordion animated="false"><details><summary>Shipping</summary><p>About Shipping</p>${inner}</details>${item('Returns')}</site-accordion>`,
    );
    await clickTitle(accordion, 'Shipping');
    await opens(accordion, 'Shipping');
    await clickTitle(accordion, 'Customs');
    await opens(accordion, 'Shipping', 'Customs');
  });

  it('closes the others when a script or find-in-page opens an item', async () => {
    const accordion = place(`<site-accordion>${item('Shipping', 'open')}${item('Returns')}</site-accordion>`);
    titleOf(accordion, 'Returns').parentElement?.setAttribute('open', '');
    await opens(accordion, 'Returns');
    const panels = place(
      `<site-accordion><ul>${builderItem('Duties', true)}${builderItem('Framing')}</ul></site-accordion>`,
    );
    titleOf(panels, 'Framing')
      .closest('li')
      ?.querySelector('div')
      ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await opens(panels, 'Framing');
  });

  it('restores the markup of the author when it is removed', async () => {
    const accordion = place(`<site-accordion><ul>${builderItem('Shipping')}</ul></site-accordion>`);
    const before = accordion.innerHTML.replace(' hidden="until-found"', '');
    await clickTitle(accordion, 'Shipping');
    await opens(accordion, 'Shipping');
    accordion.remove();
    await eventually('the markup is restored', () => accordion.innerHTML === before);
  });

  it('opens all items by a button without script of the page', async () => {
    const accordion = place(
      `<button commandfor="questions" command="--expand-all">Show all</button><site-accordion id="questions">${threeItems}</site-accordion>`,
    );
    const button = document.querySelector('[data-test] button');
    if (!button) throw new Error('The page has no button.');
    await click(button);
    await opens(accordion, 'Shipping', 'Returns', 'Framing');
  });
});

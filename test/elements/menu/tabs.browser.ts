/** `<site-menu>` as visitors use it. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import {
  blockMarkup,
  builderMenu,
  clear,
  focusedTab,
  type Menu,
  place,
  section,
  selectedTabs,
  shownSections,
  tab,
  tabs,
  threeSections,
} from './menu.ts';

afterEach(clear);

const titles = ['Breakfast', 'Lunch', 'Dinner'];

const shows = (menu: Menu, title: string): Promise<unknown> =>
  eventually(
    `${title} alone is shown, and its tab is selected`,
    () => shownSections(menu).join() === title && selectedTabs(menu).join() === title,
  );

const focuses = (menu: Menu, title: string): Promise<unknown> =>
  eventually(`the tab ${title} has the focus`, () => focusedTab(menu) === title);

const kinds = {
  sections: `<site-menu>${threeSections}</site-menu>`,
  'the markup of a site builder': `<site-menu>${builderMenu(titles)}</site-menu>`,
  'block data': blockMarkup(titles),
};

for (const [name, markup] of Object.entries(kinds))
  describe(`a menu of ${name}`, () => {
    it('shows the section of the tab that is clicked', async () => {
      const menu = place(markup);
      await shows(menu, 'Breakfast');
      await click(tab(menu, 'Dinner'));
      await shows(menu, 'Dinner');
      expect(menu.getAttribute('current-index')).to.equal('2');
      await click(tab(menu, 'Breakfast'));
      await shows(menu, 'Breakfast');
    });

    it('moves the focus by arrow keys, Home and End, and selects by Enter and Space', async () => {
      const menu = place(markup);
      await shows(menu, 'Breakfast');
      tab(menu, 'Breakfast').focus();
      for (const [key, title] of [
        ['ArrowRight', 'Lunch'],
        ['ArrowRight', 'Dinner'],
        ['ArrowRight', 'Breakfast'],
        ['ArrowLeft', 'Dinner'],
        ['Home', 'Breakfast'],
        ['End', 'Dinner'],
      ] as const) {
        await press(key);
        await focuses(menu, title);
      }
      await shows(menu, 'Breakfast');
      await press('Enter');
      await shows(menu, 'Dinner');
      await press('ArrowLeft');
      await focuses(menu, 'Lunch');
      await press(' ');
      await shows(menu, 'Lunch');
    });

    it('mirrors the arrow keys in right-to-left text', async () => {
      document.documentElement.dir = 'rtl';
      const menu = place(markup);
      await shows(menu, 'Breakfast');
      tab(menu, 'Breakfast').focus();
      await press('ArrowLeft');
      await focuses(menu, 'Lunch');
      await press('ArrowRight');
      await focuses(menu, 'Breakfast');
    });

    it('has one tab stop, before the section', async () => {
      const menu = place(`<button>Before</button>${markup}`);
      await shows(menu, 'Breakfast');
      document.querySelector<HTMLElement>('[data-test] button')?.focus();
      await press('Tab');
      await focuses(menu, 'Breakfast');
      await press('ArrowRight');
      await focuses(menu, 'Lunch');
      await press('Shift+Tab');
      await eventually('the button has the focus', () => document.activeElement?.textContent === 'Before');
      await press('Tab');
      await focuses(menu, 'Breakfast');
      await press('Tab');
      await eventually('the section has the focus', () => {
        const inside = document.activeElement === menu ? menu.shadowRoot?.activeElement : document.activeElement;
        return inside?.getAttribute('role') === 'tabpanel' && inside.textContent?.includes('Dishes of Breakfast');
      });
    });

    it('names tabs and sections for assistive technology', async () => {
      const menu = place(markup.replace('<site-menu', '<site-menu label="Food"'));
      await shows(menu, 'Breakfast');
      const list = menu.shadowRoot?.querySelector('[role="tablist"]');
      const panel = [...menu.querySelectorAll('*'), ...(menu.shadowRoot?.querySelectorAll('*') ?? [])].find(
        (node) => node.getAttribute('role') === 'tabpanel',
      );
      if (!list || !panel) throw new Error('The menu has no tabs.');
      await expectAccessible(list, { role: 'tablist', name: 'Food' });
      await expectAccessible(tab(menu, 'Lunch'), { role: 'tab', name: 'Lunch' });
      await expectAccessible(panel, { role: 'tabpanel', name: 'Breakfast' });
    });

    it('reports each change before and after it, with the index written back', async () => {
      const menu = place(markup);
      await shows(menu, 'Breakfast');
      const seen: string[] = [];
      for (const type of ['site-show', 'site-shown'])
        menu.addEventListener(type, (event) => {
          const { from, to }: { from: number; to: number } = (event as CustomEvent).detail;
          seen.push(`${type} ${from} ${to}, at ${menu.currentIndex}`);
        });
      await click(tab(menu, 'Dinner'));
      await shows(menu, 'Dinner');
      menu.select(-2);
      await shows(menu, 'Lunch');
      expect(seen).to.deep.equal([
        'site-show 0 2, at 0',
        'site-shown 0 2, at 2',
        'site-show 2 1, at 2',
        'site-shown 2 1, at 1',
      ]);
    });

    it('keeps the section when a listener cancels', async () => {
      const menu = place(markup);
      menu.addEventListener('site-show', (event) => event.preventDefault());
      await shows(menu, 'Breakfast');
      await click(tab(menu, 'Lunch'));
      menu.select(2);
      await shows(menu, 'Breakfast');
    });

    it('starts with the section of `current-index`, of which any integer wraps around', async () => {
      const menu = place(markup.replace('<site-menu', '<site-menu current-index="-1"'));
      await shows(menu, 'Dinner');
      menu.currentIndex = 4;
      await shows(menu, 'Lunch');
    });

    it('shows the section of a match of find-in-page', async () => {
      const menu = place(markup);
      await shows(menu, 'Breakfast');
      const panels = [...menu.querySelectorAll('*'), ...(menu.shadowRoot?.querySelectorAll('*') ?? [])].filter(
        (node) => node.getAttribute('hidden') === 'until-found',
      );
      expect(panels).to.have.length(2);
      panels[1]?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      await shows(menu, 'Dinner');
    });
  });

for (const name of ['sections', 'the markup of a site builder'] as const)
  describe(`links into a menu of ${name}`, () => {
    it('show the section that contains their target, and scroll to it', async () => {
      const menu = place(`<a href="#dinner-dish">Dinner</a><div style="block-size: 3000px"></div>${kinds[name]}`);
      await shows(menu, 'Breakfast');
      const link = document.querySelector<HTMLElement>('[data-test] a');
      if (!link) throw new Error('The page has no link.');
      await click(link);
      await shows(menu, 'Dinner');
      await eventually('the dish is in view', () => {
        const { top = -1 } = document.querySelector('#dinner-dish')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      });
    });

    it('show their section when the page opens, and invalid ones change nothing', async () => {
      history.replaceState(null, '', '#lunch-dish');
      await shows(place(kinds[name]), 'Lunch');
      await clear();
      history.replaceState(null, '', '#%E0%A4%A');
      await shows(place(kinds[name]), 'Breakfast');
    });
  });

describe('a menu', () => {
  it('shows the section whose title a link names, in block data too', async () => {
    const menu = place(blockMarkup(['Set lunch', 'Dinner for two']));
    await shows(menu, 'Set lunch');
    location.hash = '#dinner-for-two';
    await shows(menu, 'Dinner for two');
  });

  it('shows a single section without tabs', async () => {
    for (const markup of [
      `<site-menu>${section('Lunch')}</site-menu>`,
      `<site-menu>${builderMenu(['Lunch'])}</site-menu>`,
      blockMarkup(['Lunch']),
    ]) {
      const menu = place(markup);
      await eventually('it is shown', () => shownSections(menu).join() === 'Lunch');
      expect(tabs(menu)).to.have.length(0);
      await clear();
    }
  });

  it('adopts sections that are added, and titles that change', async () => {
    const menu = place(`<site-menu>${section('Lunch')}</site-menu>`);
    menu.insertAdjacentHTML('beforeend', section('Dinner'));
    await eventually('there are two tabs', () => tabs(menu).length === 2);
    const heading = menu.querySelector('h3');
    if (heading) heading.textContent = 'Set lunch';
    await eventually('the tab has the new title', () => tabs(menu)[0]?.textContent === 'Set lunch');
    await click(tab(menu, 'Dinner'));
    await shows(menu, 'Dinner');
  });

  it('restores the markup of the author when it is removed', async () => {
    const menu = place(`<site-menu>${threeSections}</site-menu>`);
    await shows(menu, 'Breakfast');
    await click(tab(menu, 'Lunch'));
    await shows(menu, 'Lunch');
    menu.remove();
    await eventually('the markup is restored', () => menu.innerHTML === threeSections);
  });

  it('shows prices as their author wrote them, with the currency of the block before numbers', async () => {
    const { shadowRoot } = place(blockMarkup(['Lunch']));
    const prices = [...(shadowRoot?.querySelectorAll('[part="price"]') ?? [])].map(({ textContent }) => textContent);
    expect(prices).to.deep.equal(['$9', 'Market price', '$4.5']);
  });

  it('shows each price of a site builder once', async () => {
    const menu = place(`<site-menu>${builderMenu(['Breakfast', 'Lunch'])}</site-menu>`);
    await shows(menu, 'Breakfast');
    const prices = [...menu.querySelectorAll('.menu-active, [role="tabpanel"]:first-child [class^="menu-item-price"]')];
    expect(prices.filter((node) => node.checkVisibility())).to.have.length(1);
  });

  it('leaves the markup of the author for invalid block data, with one warning', async () => {
    const warnings: unknown[] = [];
    const { warn } = console;
    console.warn = (text) => warnings.push(text);
    try {
      for (const json of ['{', '[]', '{&quot;menus&quot;:[]}']) {
        const menu = place(`<site-menu data-block-json="${json}"><p>Dishes of Lunch</p></site-menu>`);
        await eventually('the markup is shown', () => shownSections(menu).join() === 'Lunch');
      }
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.have.length(1);
  });

  it('prefers the sections of the markup to block data', async () => {
    await shows(place(blockMarkup(['Brunch', 'Tea'], threeSections)), 'Breakfast');
  });

  it('throws for an index that is not a number', () => {
    const menu = place(`<site-menu>${threeSections}</site-menu>`);
    expect(() => menu.select(Number.NaN)).to.throw(TypeError);
  });
});

/** Menus of the tests. */
import type { SiteMenuElement } from '../../../elements/menu/element.tsx';

const bundle = '/dist/test/site-menu.js';
await import(bundle);

export type Menu = InstanceType<typeof SiteMenuElement>;

export const section = (title: string): string => {
  const id = title.toLowerCase();
  return `<section id="${id}"><h3>${title}</h3><p id="${id}-dish">Dishes of ${title}</p></section>`;
};

export const threeSections = section('Breakfast') + section('Lunch') + section('Dinner');

/** Tabs and panels as a site builder writes them. */
export const builderMenu = (titles: readonly string[]): string => {
  const tabs = titles.map(
    (title) => `<label role="tab" class="menu-select-labels" aria-selected="false">${title}</label>`,
  );
  const panels = titles.map(
    (title) =>
      `<div role="tabpanel" aria-label="${title}" class="menu js-menu" style="display: block">
        <div class="menu-section"><div class="menu-items"><div class="menu-item">
          <span class="menu-item-price-top"><span class="currency-sign">$</span>14</span>
          <div class="menu-item-title" id="${title.toLowerCase()}-dish">Dishes of ${title}</div>
          <div class="menu-item-price-bottom"><span class="currency-sign">$</span>14</div>
        </div></div></div>
      </div>`,
  );
  return `<div class="menu-wrapper"><div role="tablist" class="menu-selector">${tabs.join('')}</div>
    <div class="menus">${panels.join('')}</div></div>`;
};

/** Block data with a menu for each title. */
export const blockOf = (titles: readonly string[]) => ({
  currencySymbol: '$',
  menuStyle: 'simple',
  menus: titles.map((title) => ({
    title,
    sections: [
      {
        title: 'Kitchen',
        items: [
          {
            title: `Dishes of ${title}`,
            description: 'With bread',
            variants: [
              { title: 'Small', price: '9' },
              { title: 'Large', price: 'Market price' },
            ],
          },
          { title: 'Olives', price: 4.5 },
        ],
      },
    ],
  })),
});

export const blockMarkup = (titles: readonly string[], content = ''): string =>
  `<site-menu data-block-json="${JSON.stringify(blockOf(titles)).replaceAll('"', '&quot;')}">${content}</site-menu>`;

export function place(markup: string): Menu {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-menu');
  if (!element) throw new Error('The markup has no <site-menu>.');
  return element;
}

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  document.documentElement.removeAttribute('dir');
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  await Promise.resolve();
}

export const tabs = (menu: Element): readonly HTMLElement[] => [
  ...(menu.shadowRoot?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

export function tab(menu: Element, title: string): HTMLElement {
  const found = tabs(menu).find(({ textContent }) => textContent === title);
  if (!found) throw new Error(`The menu has no tab "${title}".`);
  return found;
}

const isSeen = (node: Element): boolean =>
  node.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });

/** The sections whose dishes a visitor sees. */
export const shownSections = (menu: Element): readonly string[] =>
  [...menu.querySelectorAll('*'), ...(menu.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((node) => node.childElementCount === 0 && /^Dishes of /.test(node.textContent ?? '') && isSeen(node))
    .map(({ textContent }) => textContent?.replace('Dishes of ', '') ?? '');

/** The titles of the tabs that are marked as selected. */
export const selectedTabs = (menu: Element): readonly (string | null)[] =>
  tabs(menu)
    .filter((one) => one.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);

export const focusedTab = (menu: Element): string | null | undefined => menu.shadowRoot?.activeElement?.textContent;

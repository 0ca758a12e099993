/**
 * Code in several frameworks as tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). Without script all of it is
 * shown. The choice is remembered.
 */

const storageKey = 'site-elements-docs-tab';

const storedTab = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

const storeTab = (name: string): void => {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // The choice then lasts until the page is left.
  }
};

interface Tab {
  readonly name: string;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

function createTab(panel: HTMLElement): Tab {
  const heading = panel.querySelector<HTMLElement>('.tab-name');
  const name = heading?.textContent ?? '';
  heading?.remove();
  const button = document.createElement('button');
  button.type = 'button';
  button.role = 'tab';
  button.id = `${panel.id}-tab`;
  button.textContent = name;
  button.setAttribute('aria-controls', panel.id);
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', button.id);
  return { name, button, panel };
}

function select(tabs: readonly Tab[], name: string): void {
  if (!tabs.some((tab) => tab.name === name)) return;
  for (const { name: own, button, panel } of tabs) {
    const isSelected = own === name;
    button.setAttribute('aria-selected', String(isSelected));
    button.tabIndex = isSelected ? 0 : -1;
    panel.hidden = !isSelected;
  }
}

/** The index that a key leads to, if it is a key of the tabs. */
const targetIndex = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index + count - 1) % count, Home: 0, End: count - 1 })[key];

function createTabList(group: HTMLElement, choose: (name: string) => void): readonly Tab[] {
  const tabs = [...group.querySelectorAll<HTMLElement>('.tab')].map(createTab);
  const list = document.createElement('div');
  list.role = 'tablist';
  list.ariaLabel = 'Framework';
  list.append(...tabs.map(({ button }) => button));
  for (const { name, button } of tabs) button.addEventListener('click', () => choose(name));
  list.addEventListener('keydown', (event) => {
    const index = tabs.findIndex(({ button }) => button === event.target);
    const next = tabs[targetIndex(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    next.button.focus();
  });
  group.prepend(list);
  select(tabs, tabs[0]?.name ?? '');
  return tabs;
}

/** Turns every group of code blocks into tabs; a choice applies to all groups of the page. */
export function enhanceTabs(): void {
  const groups: (readonly Tab[])[] = [];
  const choose = (name: string): void => {
    for (const tabs of groups) select(tabs, name);
    storeTab(name);
  };
  for (const group of document.querySelectorAll<HTMLElement>('.tabs')) groups.push(createTabList(group, choose));
  const stored = storedTab();
  if (stored) for (const tabs of groups) select(tabs, stored);
}

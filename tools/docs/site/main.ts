/** Enhances the pages of the docs. Without script they are complete and their links work. */
import { enhanceCode } from './code.ts';
import { fitExamples } from './examples.ts';
import { enhanceSearch } from './search.ts';
import { enhanceTabs } from './tabs.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[role="search"]')) enhanceSearch(form);
fitExamples();
enhanceTabs();
enhanceCode();

// Scrolls the navigation to the current page.
const pages = document.querySelector<HTMLElement>('.menu nav');
const current = pages?.querySelector<HTMLElement>('[aria-current]');
if (pages && current) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;

// On phones the menu is closed at first; see sheets/columns.css.
const menu = document.querySelector<HTMLDetailsElement>('.menu');
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && menu?.open && !matchMedia('(min-width: 56rem)').matches) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

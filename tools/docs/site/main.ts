/** What the pages of the docs gain by script; without it they are read and walked through all the same. */
import { reachCode } from './code.ts';
import { fitExamples } from './examples.ts';
import { search } from './search.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[role="search"]')) search(form);
fitExamples();
reachCode();

// The place of this page in the navigation, where that scrolls by itself.
const pages = document.querySelector<HTMLElement>('.menu nav');
const current = pages?.querySelector<HTMLElement>('[aria-current]');
if (pages && current) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;

// On phones the navigation is closed; where there is room it stands open, see sheets/columns.css.
const menu = document.querySelector<HTMLDetailsElement>('.menu');
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && menu?.open && !matchMedia('(min-width: 56rem)').matches) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

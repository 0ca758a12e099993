/** Accordions of the tests. */
import type { SiteAccordionElement } from '../../../elements/accordion/element.tsx';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';

const bundle = '/dist/test/site-accordion.js';
await import(bundle);

export type Accordion = InstanceType<typeof SiteAccordionElement>;

export const item = (title: string, attributes = ''): string =>
  `<details ${attributes}><summary>${title}</summary><p id="${title.toLowerCase()}">About ${title}</p></details>`;

export const threeItems = item('Shipping') + item('Returns') + item('Framing');

/** A heading with a button, and its panel, as site builders write them. */
export const builderItem = (title: string, isOpen = false): string =>
  `<li><h4><button aria-expanded="${isOpen}">${title}</button></h4><div><p id="${title.toLowerCase()}">About ${title}</p></div></li>`;

export function place(markup: string): Accordion {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-accordion');
  if (!element) throw new Error('The markup has no <site-accordion>.');
  return element;
}

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  await Promise.resolve();
}

/** The titles of items, by their text. */
export function titleOf(accordion: Element, text: string): HTMLElement {
  const titles = [...accordion.querySelectorAll<HTMLElement>('summary, [aria-expanded]')];
  const title = titles.find(({ textContent }) => textContent === text);
  if (!title) throw new Error(`The accordion has no title "${text}".`);
  return title;
}

/** Clicks a title after items have stopped moving, as the pointer goes to the place where the title is now. */
export async function clickTitle(accordion: Element, text: string): Promise<void> {
  await eventually('no item moves', () =>
    accordion.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished'),
  );
  await click(titleOf(accordion, text));
}

const isSeen = (node: Element): boolean => node.checkVisibility({ contentVisibilityAuto: true });

/** The titles whose content a visitor sees. */
export const openTitles = (accordion: Element): readonly (string | null)[] =>
  [...accordion.querySelectorAll('p')]
    .filter(isSeen)
    .map(({ textContent }) => textContent?.replace('About ', '') ?? null);

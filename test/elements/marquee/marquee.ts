/** Places marquees in the page of a test, and reads how they move. */
import type { SiteMarqueeElement } from '../../../elements/marquee/element.tsx';
import { eventually } from '../../support/eventually.ts';

export type Marquee = InstanceType<typeof SiteMarqueeElement>;

export const phrases = '<p>New prints on Friday</p><p>Open <a href="#hours">until six</a></p>';

/** Places an element in a box of 600 pixels. */
export function place(content: string, attributes = '', direction = 'ltr'): Marquee {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.dir = direction;
  box.style.cssText = 'inline-size: 600px; font: 16px/24px monospace';
  box.innerHTML = `<site-marquee ${attributes}>${content}</site-marquee>`;
  document.body.append(box);
  const element = box.querySelector('site-marquee');
  if (!element) throw new Error('The markup has no <site-marquee>.');
  return element;
}

export function removeAll(): void {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
}

/** Finds a node of the view. */
export function find<Found extends Element = HTMLElement>(element: Marquee, selector: string): Found {
  const found = element.shadowRoot?.querySelector<Found>(selector);
  if (!found) throw new Error(`The marquee has no ${selector}.`);
  return found;
}

export const button = (element: Marquee): HTMLButtonElement => find(element, 'button');

export const copiesOf = (element: Marquee): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(':scope > [data-site-owned]'),
];

/** The animation of the text; undefined if it is at its beginning. */
export const animationOf = (element: Marquee): Animation | undefined =>
  element.shadowRoot?.querySelector('.moving')?.getAnimations()[0];

export const isMoving = (element: Marquee): boolean =>
  animationOf(element)?.playState === 'running' && element.matches(':state(moving)');

export const moves = (element: Marquee): Promise<unknown> => eventually('the text moves', () => isMoving(element));

export const stops = (element: Marquee): Promise<unknown> =>
  eventually('the text does not move', () => animationOf(element)?.playState !== 'running');

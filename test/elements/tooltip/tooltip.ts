/** Tooltips of the tests. */
import { expect } from '@open-wc/testing';
import type { SiteTooltipElement } from '../../../elements/tooltip/element.tsx';
import { moveTo } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';

const bundle = '/dist/test/site-tooltip.js';
await import(bundle);

export type Tooltip = InstanceType<typeof SiteTooltipElement>;

/** A place of the window where no test has content. */
export const leave = (): Promise<void> => moveTo(1, 599);

export interface Placed {
  readonly box: HTMLElement;
  readonly tooltip: Tooltip;
  /** The first button. */
  readonly button: HTMLElement;
}

/** Puts markup in the middle of the window. */
export function place(markup: string, box: HTMLElement = document.createElement('div')): Placed {
  box.dataset.test = '';
  box.style.cssText = 'position: fixed; inset: 250px auto auto 300px';
  box.innerHTML = markup;
  document.body.append(box);
  const tooltip = box.querySelector('site-tooltip');
  const button = box.querySelector<HTMLElement>('button, [role="button"], input');
  if (!tooltip || !button) throw new Error('The markup has no tooltip or no control.');
  return { box, tooltip, button };
}

export const tip = (attributes = '', text = 'Keeps the print'): string =>
  `<site-tooltip ${attributes}>${text}</site-tooltip>`;

/** A button and its tooltip, which waits for a short time. */
export const placeButton = (attributes = 'delay="100"', text?: string): Placed =>
  place(`<button type="button">Save</button>${tip(attributes, text)}`);

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await leave();
}

export const isSeen = (tooltip: Element): boolean => tooltip.checkVisibility({ visibilityProperty: true });

export const isShown = (tooltip: Element): Promise<unknown> =>
  eventually('the tooltip is shown', () => tooltip.matches(':popover-open') && isSeen(tooltip));

export const isHidden = (tooltip: Element): Promise<unknown> =>
  eventually('the tooltip is hidden', () => !tooltip.matches(':popover-open') && !isSeen(tooltip));

/** Throws unless the tooltip is 15 px above or below its control and 20 px away from the edges of the window. */
export function expectPlaced(tooltip: Element, control: Element, side: 'above' | 'below'): void {
  const box = tooltip.getBoundingClientRect();
  const around = control.getBoundingClientRect();
  const gap = side === 'above' ? around.top - box.bottom : box.top - around.bottom;
  expect(gap).to.be.closeTo(15, 1);
  expect(box.width).to.be.at.most(250);
  expect(box.left).to.be.at.least(19.5);
  expect(box.top).to.be.at.least(19.5);
  expect(document.documentElement.clientWidth - box.right).to.be.at.least(19.5);
  expect(document.documentElement.clientHeight - box.bottom).to.be.at.least(19.5);
}

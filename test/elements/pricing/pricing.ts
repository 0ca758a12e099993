/** Price tables of the tests. */
import type { SitePricingElement } from '../../../elements/pricing/element.tsx';
import { loadServices } from '../../core/page/services.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

const { consent } = await loadServices();
const bundle = '/dist/test/site-pricing.js';
await import(bundle);

export type Pricing = InstanceType<typeof SitePricingElement>;

export const radios = (name = 'billing'): string => `<fieldset><legend>Billing</legend>
  <label><input type="radio" name="${name}" data-pricing-option="first" checked> Monthly</label>
  <label><input type="radio" name="${name}" data-pricing-option="second"> Yearly</label></fieldset>`;

export const buttons = `<div role="group" aria-label="Billing">
  <button type="button" data-pricing-option="first">Monthly</button>
  <button type="button" data-pricing-option="second"><span>Yearly</span></button></div>`;

export const plans = `<h3>Reader</h3>
  <p data-pricing-view="first" style="display: flex">€5 <a href="#reader-monthly">Join</a></p>
  <p data-pricing-view="second">€50 <a href="#reader-yearly">Join</a></p>
  <h3>Printer</h3>
  <p data-pricing-view="first">€15 <a href="#printer-monthly">Join</a></p>
  <p data-pricing-view="second">€150 <a href="#printer-yearly">Join</a></p>`;

export const table = (content = radios() + plans, attributes = ''): string =>
  `<site-pricing ${attributes}>${content}</site-pricing>`;

let tables = 0;

/** Adds tables to the page of the test. Their ids differ, because a page remembers the view of each table. */
export function place(markup = table()): Pricing {
  const box = document.createElement('div');
  box.dataset.test = '';
  document.body.append(box);
  box.innerHTML = markup.replaceAll('<site-pricing', () => `<site-pricing id="table-${tables++}"`);
  const element = box.querySelector('site-pricing');
  if (!element) throw new Error('The markup has no <site-pricing>.');
  return element;
}

export function clear(): void {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  localStorage.clear();
}

export interface PricingPage extends OwnPage {
  readonly element: Pricing;
  readonly consent: ReturnType<typeof consent>;
}

/** Opens a page of its visitor, with a separate consent. */
export async function open(body = table()): Promise<PricingPage> {
  const page = await openPage({ head: styled + scripted(['site-pricing']), body });
  await page.view.customElements.whenDefined('site-pricing');
  const element = page.document.querySelector('site-pricing');
  if (!element) throw new Error('The page has no <site-pricing>.');
  return { ...page, element, consent: consent(page.document) };
}

/** The URLs of the links that the visitor can follow. */
export const joinLinks = (root: ParentNode): readonly (string | null)[] =>
  [...root.querySelectorAll('a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.getAttribute('href'));

export const monthly = ['#reader-monthly', '#printer-monthly'];
export const yearly = ['#reader-yearly', '#printer-yearly'];

/** Returns the option for a view. */
export function option(root: ParentNode, view: 'first' | 'second'): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-pricing-option="${view}"]`);
  if (!found) throw new Error(`There is no option for the ${view} view.`);
  return found;
}

/** Returns the text that a screen reader announces after a change. */
export const announced = (element: Element): string =>
  element.shadowRoot?.querySelector('[role="status"]')?.textContent ?? '';

/** Actions of a visitor on the example site. */
import type { ScenarioName } from '../../cli/mock/faults/scenarios.ts';
import { click, type } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { endAnimations } from '../support/load-elements.ts';
import type { OwnPage } from '../support/own-page.ts';
import { visit } from '../support/visit.ts';
import { pages } from './pages.ts';

/** The pages of the example site, by the name of their file. */
export const site = pages.filter((name) => name.startsWith('halden/'));

interface Visitor {
  /** The session of the mock API: visitors with different names have different carts. */
  readonly name?: string;
  readonly scenario?: ScenarioName;
  readonly width?: number;
}

/** Opens a page of the example site. */
export const enter = (
  page: (typeof site)[number],
  { name = crypto.randomUUID(), scenario, width = 1200 }: Visitor = {},
): Promise<OwnPage> =>
  visit(`examples/${page}.html?__session=${name}${scenario ? `&__scenario=${scenario}` : ''}`, { width });

export function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

/** Waits for a part in the shadow root of an element. */
export const partOf = (host: Element, part: string): Promise<HTMLElement> =>
  eventually(`${part} of ${host.localName}`, () => host.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`));

/** Waits until the cookie banner is shown and its animation has ended. */
export async function settledBanner({ document: own }: OwnPage): Promise<ShadowRoot> {
  const root = await eventually('the banner', () => own.querySelector('site-cookie-banner:defined')?.shadowRoot);
  // WebKit does not list the animations of the top layer among those of the shadow root.
  await endAnimations(await eventually('the box of the banner', () => root.querySelector('[part~="banner"]')));
  return root;
}

export async function answerBanner(page: OwnPage, answer: 'accept' | 'decline'): Promise<void> {
  const root = await settledBanner(page);
  await click(find(root, `[part~="${answer}"]`));
  await eventually('the banner is hidden', () => !root.querySelector('[part~="banner"]'));
}

/** The input of the contact form, by field. */
export const contactMessage = {
  '#visit-name': 'Ada',
  '#visit-email': 'ada@example.org',
  '#visit-message': 'Is there a Tidepool left?',
} as const;

/** Fills in the contact form of the visit page and submits it. */
export async function sendMessage({ document: own }: OwnPage): Promise<void> {
  const desk = find(own, '.desk site-form');
  desk.scrollIntoView();
  await eventually('the form is defined', () => desk.matches(':defined'));
  for (const [selector, text] of Object.entries(contactMessage)) {
    await click(find(own, selector));
    await type(text);
  }
  await click(find(desk, 'button[type="submit"]'));
}

/** The example site in the hands of a visitor. */
import type { ScenarioName } from '../../cli/mock/faults/scenarios.ts';
import { click, type } from '../support/engine.ts';
import type { OwnPage } from '../support/own-page.ts';
import { until } from '../support/until.ts';
import { visit } from '../support/visit.ts';
import { pages } from './pages.ts';

/** Its pages, by the name of their file. */
export const site = pages.filter((name) => name.startsWith('halden/'));

interface Visitor {
  /** Visits with different names do not know of each other, nor of each other's carts. */
  readonly name?: string;
  readonly scenario?: ScenarioName;
  readonly width?: number;
}

/** Opens one of them. */
export const enter = (
  page: (typeof site)[number],
  { name = crypto.randomUUID(), scenario, width = 1200 }: Visitor = {},
): Promise<OwnPage> =>
  visit(`examples/${page}.html?__session=${name}${scenario ? `&__scenario=${scenario}` : ''}`, { width });

export function find<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** What an element shows in its own tree. */
export const inside = (host: Element, part: string): Promise<HTMLElement> =>
  until(`${part} of ${host.localName}`, () => host.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`));

/** The banner as it is once it has come in. */
export async function settledBanner({ document: own }: OwnPage): Promise<ShadowRoot> {
  const root = await until('the banner', () => own.querySelector('site-cookie-banner:defined')?.shadowRoot);
  await until('its box', () => root.querySelector('[part~="banner"]'));
  await Promise.all(root.getAnimations().map(({ finished }) => finished));
  return root;
}

export async function answerBanner(page: OwnPage, answer: 'accept' | 'decline'): Promise<void> {
  const root = await settledBanner(page);
  await click(find(root, `[part~="${answer}"]`));
  await until('the banner is gone', () => !root.querySelector('[part~="banner"]'));
}

/** What somebody who visits the studio writes, by the field. */
export const letter = {
  '#visit-name': 'Ada',
  '#visit-email': 'ada@example.org',
  '#visit-message': 'Is there a Tidepool left?',
} as const;

/** Writes the letter on the page of the studio and sends it. */
export async function sendLetter({ document: own }: OwnPage): Promise<void> {
  const desk = find(own, '.desk site-form');
  desk.scrollIntoView();
  await until('the form is at work', () => desk.matches(':defined'));
  for (const [selector, text] of Object.entries(letter)) {
    await click(find(own, selector));
    await type(text);
  }
  await click(find(desk, 'button[type="submit"]'));
}

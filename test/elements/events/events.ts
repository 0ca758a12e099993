/** Events of the tests. */
import type { SiteEventsElement } from '../../../elements/events/element.tsx';
import { eventually } from '../../support/eventually.ts';

const bundle = '/dist/test/site-events.js';
await import(bundle);

export type Events = InstanceType<typeof SiteEventsElement>;

export const item = (title: string, times: string, more = ''): string =>
  `<li><h3><a href="#${title.toLowerCase()}">${title}</a></h3><p>${times}</p>${more}</li>`;

export const time = (datetime: string): string => `<time datetime="${datetime}">My date</time>`;

/** An opening on 4 December 2026, a fair of three days from 11 December, and four talks on 17 December. */
export const items = [
  item('Opening', `${time('2026-12-04T18:00+01:00')} to ${time('21:00')}`, '<p data-location>Storgata 12, Halden</p>'),
  item('Fair', `${time('2026-12-11')} to ${time('2026-12-13')}`),
  ...['One', 'Two', 'Three', 'Four'].map((title) => item(title, time('2026-12-17T19:00'))),
].join('');

export const calendarOf = (content: string, attributes = ''): string =>
  `<site-events view="calendar" month="2026-12" ${attributes}><ul>${content}</ul></site-events>`;

export function place(markup: string, width = 900): Events {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.style.inlineSize = `${width}px`;
  box.lang = 'en-GB';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-events');
  if (!element) throw new Error('The markup has no <site-events>.');
  return element;
}

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  document.documentElement.removeAttribute('dir');
  await Promise.resolve();
}

/** The nodes of a part. */
export const parts = (element: Element, name: string): readonly HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? []),
];

export function part(element: Element, name: string, text = ''): HTMLElement {
  const found = parts(element, name).find((node) => node.textContent?.includes(text));
  if (!found) throw new Error(`<site-events> has no ${name} "${text}".`);
  return found;
}

/** The day of a date such as `2026-12-04`. */
export function day(element: Element, date: string): HTMLElement {
  const number = Date.parse(`${date}T00:00Z`) / 86_400_000;
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[data-day="${number}"]`);
  if (!found) throw new Error(`The calendar does not show ${date}.`);
  return found;
}

/** The date that has the focus. */
export const focusedDate = (element: Element): string | undefined => {
  const number = element.shadowRoot?.activeElement?.getAttribute('data-day');
  return number ? new Date(Number(number) * 86_400_000).toISOString().slice(0, 10) : undefined;
};

export const showsCalendar = (element: Element): Promise<unknown> =>
  eventually('the calendar is shown', () => {
    const [calendar] = parts(element, 'calendar');
    return calendar?.checkVisibility() && !element.querySelector('h3')?.checkVisibility();
  });

export const showsList = (element: Element): Promise<unknown> =>
  eventually('the list is shown', () => {
    const [calendar] = parts(element, 'calendar');
    return !calendar?.checkVisibility() && element.querySelector('h3')?.checkVisibility();
  });

export const focuses = (element: Element, date: string): Promise<unknown> =>
  eventually(`${date} has the focus`, () => {
    if (focusedDate(element) !== date) throw new Error(`${focusedDate(element)} has the focus`);
    return true;
  });

export const showsMonth = (element: Element, month: string): Promise<unknown> =>
  eventually(`${month} is shown`, () => part(element, 'month').textContent === month);

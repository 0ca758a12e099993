/** Opens pages with an info bar, each with its own clock. */
import type { SiteInfoBarElement } from '../../../elements/info-bar/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, type PageOptions, scripted, styled, type View } from '../../support/own-page.ts';

const bundle = '/dist/test/site-info-bar.js';
await import(bundle);

export type InfoBar = InstanceType<typeof SiteInfoBarElement>;

export interface BarPage extends OwnPage {
  readonly bar: InfoBar;
  /** Moves the clock of the page to a time, as when a visitor returns to the tab. */
  readonly setTime: (time: string) => void;
}

interface BarOptions extends PageOptions {
  readonly context?: object;
  /** The time of the page. Thursday noon in Oslo. */
  readonly now?: string;
}

export const thursdayNoon = '2026-11-26T11:00:00Z';

export const links =
  '<a href="mailto:studio@halden.example">Email</a><a href="tel:+4769123456">Call</a><a href="#map">Map</a>';

export const hours = 'opening-hours="Th-Fr 11:00-17:00; Sa 11:00-15:00" time-zone="Europe/Oslo"';

export const own = `<site-info-bar lang="en-GB" ${hours}>${links}<p>Thursday to Saturday</p></site-info-bar>`;

const barIn = (root: ParentNode): InfoBar => {
  const bar = root.querySelector('site-info-bar');
  if (!bar) throw new Error('The markup has no <site-info-bar>.');
  return bar;
};

const setNow = (view: View, time: string): void => {
  view.Date.now = () => Date.parse(time);
};

/** Opens a page whose bar is below its text. */
export async function open(body = own, { context, now = thursdayNoon, ...options }: BarOptions = {}): Promise<BarPage> {
  const data = context ? `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>` : '';
  const page = await openPage({
    ...options,
    head: `${data}${styled}${scripted(['site-info-bar'])}`,
    body: `<main><h1>Visit</h1></main>${body}`,
    prepare: (view) => {
      setNow(view, now);
      options.prepare?.(view);
    },
  });
  await page.view.customElements.whenDefined('site-info-bar');
  const setTime = (time: string): void => {
    setNow(page.view, time);
    page.document.dispatchEvent(new page.view.Event('visibilitychange'));
  };
  return { ...page, bar: barIn(page.document), setTime };
}

/** Adds a bar to the page of the test: engines compute accessible names only there. */
export function place(markup: string): InfoBar {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  return barIn(box);
}

export const clear = (): void => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
};

export const parts = (bar: Element, name: string): readonly HTMLElement[] => [
  ...(bar.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${name}"]`) ?? []),
];

/** Returns a part that must exist. */
export function part(bar: Element, name: string): HTMLElement {
  const [found] = parts(bar, name);
  if (!found) throw new Error(`The bar has no ${name}.`);
  return found;
}

export const isShown = (node: Element): boolean => node.getBoundingClientRect().height > 0;

/** The text of the status. */
export const statusOf = (bar: Element): string => part(bar, 'status').textContent;

export const showsStatus = (bar: Element, text: string): Promise<unknown> =>
  eventually(`the status is "${text}"`, () => {
    const status = statusOf(bar);
    if (status !== text) throw new Error(`The status is "${status}".`);
    return true;
  });

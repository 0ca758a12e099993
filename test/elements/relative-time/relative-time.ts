/** Relative times of the tests, and their clock. */
import type { SiteRelativeTimeElement } from '../../../elements/relative-time/element.tsx';
import { eventually } from '../../support/eventually.ts';

const bundle = '/dist/test/site-relative-time.js';
await import(bundle);

type RelativeTime = InstanceType<typeof SiteRelativeTimeElement>;

export const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

const realNow = Date.now;
let skipped = 0;

/** Moves the clock of the page forward, as when a visitor returns to the tab. */
export function passTime(ms: number): void {
  skipped += ms;
  Date.now = () => realNow.call(Date) + skipped;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The datetime of the moment so many milliseconds ago. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

export const timeTag = (datetime: string, attributes = ''): string =>
  `<time datetime="${datetime}" ${attributes}>My date</time>`;

export function place(markup: string): RelativeTime {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const element = box.querySelector('site-relative-time');
  if (!element) throw new Error('The markup has no <site-relative-time>.');
  return element;
}

export const placeTime = (datetime: string, attributes = ''): RelativeTime =>
  place(`<p><site-relative-time ${attributes}>${timeTag(datetime)}</site-relative-time></p>`);

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  Date.now = realNow;
  skipped = 0;
  await Promise.resolve();
}

const times = (element: Element): readonly HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('time'),
  ...(element.shadowRoot?.querySelectorAll('time') ?? []),
];

/** The `<time>` that a visitor sees. */
export function seenTime(element: Element): HTMLElement {
  const [seen, ...others] = times(element).filter((time) => time.checkVisibility());
  if (!seen || others.length > 0) throw new Error('Not exactly one <time> is visible.');
  return seen;
}

export const shows = (element: Element, text: string): Promise<unknown> =>
  eventually(`"${text}" is shown`, () => {
    const { textContent } = seenTime(element);
    if (textContent !== text) throw new Error(`"${textContent}" is shown`);
    return true;
  });

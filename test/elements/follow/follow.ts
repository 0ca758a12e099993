/** Opens pages with a link to an account, and the script of a platform. */
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled, type View } from '../../support/own-page.ts';

export interface Placed extends OwnPage {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  /** Lets the time limits pass. */
  readonly pass: () => void;
}

export const script = '/mock/follow.js';

/** Replaces the timers of ten seconds of a page; returns a function that lets their time pass. */
function keepLongTimers(view: Window): () => void {
  const { setTimeout, clearTimeout } = view;
  const timers = new Map<number, TimerHandler>();
  view.setTimeout = ((handler: TimerHandler, time = 0, ...args: unknown[]) => {
    const id = setTimeout.call(view, time < 10_000 ? handler : () => undefined, time, ...args);
    if (time === 10_000) timers.set(id, handler);
    return id;
  }) as typeof setTimeout;
  view.clearTimeout = (id) => {
    if (id !== undefined) timers.delete(id);
    clearTimeout.call(view, id);
  };
  return () => {
    for (const handler of timers.values()) if (typeof handler === 'function') handler();
    timers.clear();
  };
}

const author = '<a href="#account">Follow us on X</a>';

/** Opens a page with its own consent and scripts. Without `content`, the author has written a link. */
export async function openFollow(
  attributes = `username="haldenprints" src="${script}"`,
  { content = author, count = 1, prepare = (_view: View): void => undefined } = {},
): Promise<Placed> {
  let pass = (): void => undefined;
  const page = await openPage({
    head: styled + scripted(['site-follow', 'page-services-on-window']),
    body: `<site-follow ${attributes}>${content}</site-follow>`.repeat(count),
    prepare: (view) => {
      pass = keepLongTimers(view);
      prepare(view);
    },
  });
  await page.view.customElements.whenDefined('site-follow');
  await eventually('the services', () => Reflect.get(page.view, 'siteConsent'));
  const element = page.document.querySelector('site-follow');
  const link = element?.querySelector('a') ?? element?.shadowRoot?.querySelector('a');
  if (!element || !link) throw new Error('The page has no link to an account.');
  return { ...page, element, link, pass: () => pass() };
}

export const agree = ({ view }: Placed): void => Reflect.get(view, 'siteConsent').grant('media');
export const withdraw = ({ view }: Placed): void => Reflect.get(view, 'siteConsent').withdraw('media');

/** Moves the pointer onto the link. */
export const point = ({ link, view }: Placed): void =>
  void link.dispatchEvent(new view.PointerEvent('pointerover', { bubbles: true, composed: true }));

/** Returns the button of the platform, if the visitor sees it. */
export const buttonOf = ({ element }: Pick<Placed, 'element'>): HTMLElement | null => {
  const button = element.querySelector<HTMLElement>('[data-site-owned] a');
  // While it loads, it is inert.
  return button?.closest('div')?.assignedSlot?.inert === false ? button : null;
};

export const isButtonShown = (page: Pick<Placed, 'element'>): Promise<HTMLElement> =>
  eventually('the button of the platform', () => buttonOf(page));

export const isLinkShown = ({ link }: Placed): boolean => link.checkVisibility({ visibilityProperty: true });

/** Returns the number of requests for the script of the platform that have not failed. */
export const requests = ({ document }: Placed): number => document.querySelectorAll('script[src$="/follow.js"]').length;

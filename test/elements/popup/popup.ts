/** Opens pages with a popup, and finds what a visitor sees of it. */
import type { SitePopupElement } from '../../../elements/popup/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled, type View } from '../../support/own-page.ts';

export type SitePopup = InstanceType<typeof SitePopupElement>;

export const day = 86_400_000;

export const letter = `<h2>A letter a month</h2><p>New editions first. <a href="#about">About the letter</a></p>`;

/** Milliseconds until the popup of a test opens, and for popups that have to wait for something else first. */
export const delay = 20;
export const longDelay = 200;

/** A popup whose only trigger is a short delay. */
export const popupTag = (attributes = '', content = letter): string =>
  // The parser uses the first of two attributes with the same name.
  `<site-popup ${attributes} timer-delay="${delay}ms">${content}</site-popup>`;

/** A page to scroll, with a button and a field. */
export const shop =
  '<p><button id="opener">Open</button> <input aria-label="Search"></p><div style="block-size: 3000px"></div>';

export interface PopupPage extends OwnPage {
  readonly popup: SitePopup;
  /** The names of the popup's events, in order. */
  readonly events: readonly string[];
}

interface Options {
  readonly context?: object;
  readonly elements?: readonly string[];
  readonly body?: string;
  readonly height?: number;
  readonly prepare?: (view: View) => void;
}

const contextTag = (context: object | undefined): string =>
  context ? `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>` : '';

/** Opens a page with a popup, and waits until its script has run. */
export async function open(markup: string, options: Options = {}): Promise<PopupPage> {
  const { context, elements = [], body = shop, prepare, ...size } = options;
  const events: string[] = [];
  const page = await openPage({
    ...size,
    head: styled + contextTag(context) + scripted(['site-popup', ...elements]),
    body: markup + body,
    prepare: (view) => {
      for (const type of ['show', 'shown', 'hide', 'hidden'])
        view.document.addEventListener(`site-${type}`, ({ target }) => {
          if ((target as Element).localName === 'site-popup') events.push(type);
        });
      prepare?.(view);
    },
  });
  await page.view.customElements.whenDefined('site-popup');
  const popup = page.document.querySelector('site-popup');
  if (!popup) throw new Error('The markup has no <site-popup>.');
  return { ...page, popup, events };
}

export function part(popup: Element, name: string): HTMLElement {
  const found = popup.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
  if (!found) throw new Error(`The popup has no part "${name}".`);
  return found;
}

export const isShown = ({ popup }: PopupPage): boolean =>
  popup.shadowRoot?.querySelector('[part="popup"]')?.checkVisibility() === true;

export const appears = (page: PopupPage): Promise<unknown> => eventually('the popup is shown', () => isShown(page));
export const leaves = (page: PopupPage): Promise<unknown> => eventually('the popup is hidden', () => !isShown(page));

/** Resolves when all transitions of the popup have ended. */
export const still = ({ popup }: PopupPage): Promise<unknown> =>
  eventually('the popup stops moving', () =>
    popup.shadowRoot?.getAnimations().every(({ playState }) => playState === 'finished'),
  );

export const forget = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};

/** Moves the clock of pages that are opened with it. */
export const inDays =
  (days: number) =>
  (view: View): void => {
    const { now } = view.Date;
    view.Date.now = () => now.call(view.Date) + days * day;
  };

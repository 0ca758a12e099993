/** Opens pages with a form and a captcha of the mock API. */
import type { SiteCaptchaElement } from '../../../elements/captcha/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

export type SiteCaptcha = InstanceType<typeof SiteCaptchaElement>;

export interface Placed extends OwnPage {
  readonly captcha: SiteCaptcha;
  readonly form: HTMLFormElement;
  /** The captcha's events, with their code or answer, in order. */
  readonly events: string[];
}

export const script = '/mock/captcha.js';

const markup = (attributes: string, width: number): string => `<div style="inline-size: ${width}px"><form>
  <label>Name <input name="name"></label>
  <site-captcha site-key="key" ${attributes}></site-captcha>
  <button>Send</button></form></div>`;

/** Opens a page with a form. Each page has its own consent and scripts. */
export async function openForm(
  attributes = `provider="fake" src="${script}"`,
  { width = 640, source = markup(attributes, width) } = {},
): Promise<Placed> {
  const page = await openPage({ head: styled + scripted(['site-captcha', 'page-services-on-window']), body: source });
  const form = page.document.querySelector('form');
  const captcha = page.document.querySelector('site-captcha');
  if (!form || !captcha) throw new Error('the page has no form with a captcha');
  const events: string[] = [];
  for (const type of ['site-solved', 'site-expired', 'site-error'])
    form.addEventListener(type, (event) => events.push([type, ...Object.values(detailOf(event))].join(' ')));
  await page.view.customElements.whenDefined('site-captcha');
  await eventually('the services', () => Reflect.get(page.view, 'siteConsent'));
  return { ...page, captcha, form, events };
}

// The value differs each time, so 'answer' replaces it.
const detailOf = (event: Event): readonly string[] => {
  const { code, value } = Object((event as CustomEvent).detail);
  return code ? [String(code)] : value ? ['answer'] : [];
};

export const part = <E extends HTMLElement = HTMLElement>({ captcha }: Placed, name: string): E | null =>
  captcha.shadowRoot?.querySelector<E>(`[part="${name}"]`) ?? null;

/** Returns the message in the box. */
export const message = (page: Placed): string => part(page, 'message')?.textContent ?? '';

export const agree = ({ view }: Placed): void => Reflect.get(view, 'siteConsent').grant('media');
export const withdraw = ({ view }: Placed): void => Reflect.get(view, 'siteConsent').withdraw('media');

/** Begins to fill in the form. */
export const begin = ({ form }: Placed): void => form.querySelector<HTMLInputElement>('input[name="name"]')?.focus();

/** Returns the provider's check box as soon as it exists. */
export const checkBox = ({ captcha }: Placed): Promise<HTMLInputElement> =>
  eventually('the check box', () => captcha.querySelector<HTMLInputElement>('input[type="checkbox"]'));

/** Gives consent, focuses the form, and solves the captcha as a visitor would. */
export async function solve(page: Placed): Promise<void> {
  agree(page);
  begin(page);
  (await checkBox(page)).click();
  await eventually('the answer', () => page.captcha.value !== '');
}

/** Returns the paths of requested scripts. */
export const requests = ({ view }: Placed): string[] =>
  view.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/mock\/|\/place-captcha\.js$/.test(path));

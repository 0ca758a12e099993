/** Functions for tests of forms: add forms to the page, fake the server, and read messages. */
import type { SiteFormElement } from '../../../elements/form/element.tsx';
import { eventually } from '../../support/eventually.ts';

export type SiteForm = InstanceType<typeof SiteFormElement>;

const bundle = '/dist/test/site-form.js';
await import(bundle);

/** A form in plain markup. */
export const contact = `<form data-form-id="f1">
  <p><label for="name">Name</label> <input id="name" name="name" autocomplete="name" required></p>
  <p><label for="email">Email</label> <input id="email" name="email" type="email" autocomplete="email"></p>
  <p><label for="message">Message</label> <textarea id="message" name="message" data-max-length="20"></textarea></p>
  <p><button>Send <b>it</b></button></p>
</form>`;

/** Adds markup to the page, and resolves with its element once that is initialized. */
export async function place(markup: string): Promise<SiteForm> {
  const box = document.createElement('main');
  box.dataset.test = '';
  box.innerHTML = markup;
  const form = box.querySelector('site-form');
  if (!form) throw new Error('the markup has no site-form');
  const atWork = once(form, 'site-form-rendered');
  document.body.append(box);
  await atWork;
  return form;
}

export const placeContact = (attributes = ''): Promise<SiteForm> =>
  place(`<site-form ${attributes}>${contact}</site-form>`);

const realFetch = globalThis.fetch;

/** Removes everything that `place` added, and all drafts. */
export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
}

/** Resolves once a draft holds this text. */
export const drafted = (text: string, { sessionStorage }: Window = window): Promise<boolean> =>
  eventually(`the draft holds "${text}"`, () => JSON.stringify(sessionStorage).includes(text));

export type Answer = (signal: AbortSignal) => Response | Promise<Response>;

export const json =
  (data: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(data), { status });
export const text =
  (body: string, status = 200): Answer =>
  () =>
    new Response(body, { status });
export const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
export const hanging: Answer = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export const key = json({ key: 'k1' });
export const saved = json({});

export interface Server {
  /** The names of the calls, in order. */
  readonly calls: string[];
  /** The bodies of the save calls. */
  readonly saves: Record<string, unknown>[];
}

/**
 * Sets the responses to the calls for keys and the saves of a page, one after the other. The last one of each is repeated. `clear` restores
 * only the page of the test.
 */
export function serve(
  keys: readonly Answer[] = [key],
  answers: readonly Answer[] = [saved],
  page: Pick<typeof globalThis, 'fetch'> = globalThis,
): Server {
  const server: Server = { calls: [], saves: [] };
  page.fetch = async (input, init) => {
    // The code under test calls it with a request and a signal.
    const request = input as Request;
    const isSave = request.url.includes('/api/form/SaveFormSubmission');
    // Read the body before the call is listed: a test may end as soon as it sees the call.
    if (isSave) server.saves.push(await request.clone().json());
    server.calls.push(isSave ? 'save' : 'key');
    const list = isSave ? answers : keys;
    const next = list[Math.min(server.calls.filter((name) => name === server.calls.at(-1)).length, list.length) - 1];
    if (!next) throw new TypeError('network');
    return next(init?.signal ?? new AbortController().signal);
  };
  return server;
}

const within = <E extends Element>(form: Element, selector: string): E => {
  const found = form.querySelector<E>(selector);
  if (!found) throw new Error(`the form has no ${selector}`);
  return found;
};

export const control = (form: Element, name: string): HTMLInputElement => within(form, `[name="${name}"]`);
export const button = (form: Element): HTMLButtonElement => within(form, 'form button:not([type="button"])');

export const part = (form: SiteForm, name: string): HTMLElement | null =>
  form.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

/** Returns the text above the form, without its button. */
export const above = (form: SiteForm): string | undefined =>
  part(form, 'error')?.querySelector('p')?.textContent ?? undefined;

/** Returns the texts that describe a control. */
export const described = (node: Element): string[] =>
  (node.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);

/** Fills in a control as a visitor or a browser does. */
export function enter(form: Element, name: string, value: string): void {
  const node = control(form, name);
  node.value = value;
  node.dispatchEvent(new Event('input', { bubbles: true }));
}

export const once = (target: EventTarget, type: string): Promise<CustomEvent> =>
  new Promise((resolve) => target.addEventListener(type, (event) => resolve(event as CustomEvent), { once: true }));

/** Submits, and resolves with the event at the end of the submission. */
export async function send(form: SiteForm): Promise<CustomEvent> {
  const ends = ['site-submitted', 'site-failed', 'site-invalid'].map((type) => once(form, type));
  button(form).click();
  return Promise.race(ends);
}

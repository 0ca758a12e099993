/** The author's form: its field, what it sends, and where. */
import { matches, unclobber } from '../../core/page/unclobber.ts';
import type { FormState } from './form-state.ts';

const fieldSelector = 'form input[name="q"]:not([type="hidden" i]), form input[type="search" i][name]';

/** Returns the field of the search. */
export const findField = (host: Element): HTMLInputElement | null =>
  unclobber(host).querySelector<HTMLInputElement>(fieldSelector);

/** Returns what a form sends with this button, without files. */
export function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

type Control = Element &
  Partial<Pick<HTMLInputElement, 'name' | 'type' | 'value' | 'checked'> & Pick<HTMLSelectElement, 'options'>>;

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  Array.from(unclobber(form).elements).filter(({ name }: Control) => !!name);

/** Returns the names of all controls of a form, also of those that it does not send now. */
export const namesOf = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(controlsOf(form).map(({ name = '' }) => name));

/** Returns the parameters of a URL that are fields of the form: others are not part of the search, and may be private. */
export const fieldsInUrl = (form: HTMLFormElement, url: string): URLSearchParams => {
  const names = namesOf(form);
  return new URLSearchParams([...new URL(url).searchParams].filter(([name]) => names.has(name)));
};

const fixedTypes = ['hidden', 'file', 'submit', 'button', 'reset', 'image', 'fieldset', 'output'];

/** Sets what the visitor can change in a form. */
export function restoreFields(form: HTMLFormElement, fields: URLSearchParams): void {
  const rest = new Map([...namesOf(form)].map((name) => [name, fields.getAll(name)]));
  for (const control of controlsOf(form)) {
    const { name = '', type = '', value = '', options } = control;
    const values = rest.get(name) ?? [];
    if (fixedTypes.includes(type)) continue;
    if (type === 'checkbox' || type === 'radio') control.checked = values.includes(value);
    else if (options) for (const option of options) option.selected = values.includes(option.value);
    else control.value = values.shift() ?? '';
  }
}

/** Sends a form as its button does, if that is still in the form. */
export function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const isOwned = submitter && Reflect.get(submitter, 'form') === form;
  unclobber(form).requestSubmit(isOwned ? submitter : null);
}

/** Sends a form to its page. */
export function submitPlainly(form: HTMLFormElement, submitter: HTMLElement | null, state: FormState): void {
  state.isLeaving = true;
  try {
    sendForm(form, submitter);
  } finally {
    state.isLeaving = false;
  }
}

/** Whether results of a form can be shown in the page instead: it does what `<form method="get">` does. */
export const isPlainGet = (form: HTMLFormElement, submitter: Element | null): boolean =>
  unclobber(form).method === 'get' &&
  !matches(form, '[target]:not([target="" i], [target="_self" i])') &&
  !(submitter && matches(submitter, '[formaction], [formmethod], [formtarget]'));

/**
 * Returns the URL of the page with these fields: the one to which the form leads if the page is there already, otherwise
 * the page's URL with the fields in addition. `names` are those of all controls: fields that are not sent leave the URL.
 */
export function urlOf(page: string, action: string, fields: URLSearchParams, names: Iterable<string> = []): string {
  const url = new URL(page);
  url.hash = '';
  if (URL.canParse(action, page) && new URL(action, page).pathname === url.pathname) url.search = '';
  for (const name of new Set([...names, ...fields.keys()])) url.searchParams.delete(name);
  for (const [name, value] of fields) url.searchParams.append(name, value);
  return url.href;
}

/** The author's form: its field, what it sends, and where. */
import { matches, unclobber } from '../../core/page/unclobber.ts';

const fieldSelector = 'form input[name="q"]:not([type="hidden" i]), form input[type="search" i][name]';

/** Returns the field of the search. */
export const findField = (host: Element): HTMLInputElement | null =>
  unclobber(host).querySelector<HTMLInputElement>(fieldSelector);

/** Returns what a form sends, without files. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Whether results of a form can be shown in the page instead: it does what `<form method="get">` does. */
export const isPlainGet = (form: HTMLFormElement, submitter: Element | null): boolean =>
  unclobber(form).method === 'get' &&
  !matches(form, '[target]:not([target="" i], [target="_self" i])') &&
  !(submitter && matches(submitter, '[formaction], [formmethod], [formtarget]'));

/**
 * Returns the URL of the page with these fields: the one to which the form leads if the page is there already, otherwise
 * the page's URL with the fields in addition.
 */
export function urlOf(page: string, action: string, fields: URLSearchParams): string {
  const url = new URL(page);
  url.hash = '';
  if (URL.canParse(action, page) && new URL(action, page).pathname === url.pathname) url.search = '';
  for (const name of new Set(fields.keys())) url.searchParams.delete(name);
  for (const [name, value] of fields) url.searchParams.append(name, value);
  return url.href;
}

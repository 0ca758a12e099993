/** Which form it is: the ids that an author gives it on the element, in its markup or in its JSON, and its place on the page. */
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { readPageIds, readSubmitCall } from '../../../core/model/form/page-ids.ts';
import { authorsForm } from '../author-form.ts';
import { controlsOf } from './controls.ts';
import type { Link } from './form-element.ts';

/** A form, and who says what about it. */
export interface Given {
  readonly link: Link;
  readonly form: HTMLFormElement;
  readonly definition: FormDefinition | undefined;
}

export type FormIds = Pick<FormDefinition, 'formId' | 'collectionId' | 'objectName'>;

/** A form's id, and its place among those of the page that have the same. */
export interface FormPlace {
  readonly formId: string;
  readonly index: number;
}

/** What the markup of a form says: on the form, in the call of its `onsubmit`, in hidden inputs. */
function writtenIds(form: HTMLFormElement): FormIds {
  const call = readSubmitCall(form.getAttribute('onsubmit') ?? '');
  const hidden = readPageIds(controlsOf(form));
  return {
    formId: form.getAttribute('data-form-id') || call.formId || hidden.formId,
    collectionId: call.collectionId || hidden.collectionId,
    objectName: call.objectName || hidden.objectName,
  };
}

export function idsOf({ link: { values }, form, definition }: Given): FormIds {
  const written = writtenIds(form);
  const idOf = (name: keyof FormIds): string => values[name] || written[name] || definition?.[name] || '';
  return { formId: idOf('formId'), collectionId: idOf('collectionId'), objectName: idOf('objectName') };
}

/** The id in an element's markup, or the JSON that says it. */
function saidBy(host: Element): string {
  const form = authorsForm(host);
  const json = host.getAttribute('fields') || host.querySelector('script[type="application/json"]')?.textContent || '';
  return host.getAttribute('form-id') || (form && writtenIds(form).formId) || json;
}

/** The place of a form among those of the page that are the same, in the order of the document. */
function placeAmongEqual(host: Element): number {
  const said = saidBy(host);
  const all = [...host.ownerDocument.querySelectorAll<Element>('site-form')].filter((one) => saidBy(one) === said);
  return Math.max(0, all.indexOf(host));
}

export const placeOf = (given: Given): FormPlace => ({
  formId: idsOf(given).formId,
  index: placeAmongEqual(given.link.host),
});

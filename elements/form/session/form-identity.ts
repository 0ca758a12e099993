/** Identifies a form by the ids in its element, markup or JSON, and by its position on the page. */
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { readPageIds, readSubmitCall } from '../../../core/model/form/page-ids.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { authorForm } from '../author-form.ts';
import { controlsOf } from './controls.ts';
import type { FormElement } from './form-element.ts';

/** A form, and where its settings come from: the element, the markup of the form, JSON. */
export interface FormSource {
  readonly element: FormElement;
  readonly form: HTMLFormElement;
  readonly definition: FormDefinition | undefined;
}

export type FormIds = Pick<FormDefinition, 'formId' | 'collectionId' | 'objectName'>;

export interface FormIdentity {
  readonly formId: string;
  /** The position among the forms of the page that have the same id, in document order, from 0. */
  readonly index: number;
}

/** Reads the ids in a form's markup: its attributes, the call in its `onsubmit`, its hidden inputs. */
function markupIds(form: HTMLFormElement): FormIds {
  const call = readSubmitCall(unclobber(form).getAttribute('onsubmit') ?? '');
  const hidden = readPageIds(controlsOf(form));
  return {
    formId: unclobber(form).getAttribute('data-form-id') || call.formId || hidden.formId,
    collectionId: call.collectionId || hidden.collectionId,
    objectName: call.objectName || hidden.objectName,
  };
}

export function formIds({ element: { values }, form, definition }: FormSource): FormIds {
  const written = markupIds(form);
  const idOf = (name: keyof FormIds): string => values[name] || written[name] || definition?.[name] || '';
  return { formId: idOf('formId'), collectionId: idOf('collectionId'), objectName: idOf('objectName') };
}

/** Returns the form id in an element's markup, or else its JSON. */
function declaredId(host: Element): string {
  const form = authorForm(host);
  const json = host.getAttribute('fields') || host.querySelector('script[type="application/json"]')?.textContent || '';
  return host.getAttribute('form-id') || (form && markupIds(form).formId) || json;
}

function indexAmongEqual(host: Element): number {
  const id = declaredId(host);
  const all = [...unclobber(host.ownerDocument).querySelectorAll<Element>('site-form')].filter(
    (one) => declaredId(one) === id,
  );
  return Math.max(0, all.indexOf(host));
}

export const identifyForm = (source: FormSource): FormIdentity => ({
  formId: formIds(source).formId,
  index: indexAmongEqual(source.element.host),
});

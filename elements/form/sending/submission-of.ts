/** What an author has set about sending a form: on the element, in the form's own markup, or in its JSON. */
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { readSubmitCall } from '../../../core/model/form/markup.ts';
import { pageFields, type Submission } from '../../../core/model/form/payload.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { isSafeUrl } from '../../../core/model/safe-url.ts';
import { siteContext } from '../../../core/page/context.ts';
import { safeUrl } from '../../../core/page/safe-url.ts';
import type { FormStatus } from '../form-status.ts';
import { authorsForm } from '../own-form.ts';
import { elementsOf } from './form-members.ts';
import type { Link } from './link.ts';
import { submitButtons } from './lock.ts';

/** A form, and who says what about it. */
export interface Given {
  readonly link: Link;
  readonly form: HTMLFormElement;
  readonly definition: FormDefinition | undefined;
}

/** What the markup of a form says: on the form, in the call of its `onsubmit`, in hidden inputs. */
function writtenIds(form: HTMLFormElement): Submission['form'] {
  const call = readSubmitCall(form.getAttribute('onsubmit') ?? '');
  const hidden = (name: string): string =>
    elementsOf(form)
      .find((one) => one.matches(`input[type="hidden" i][name="${name}"]`))
      ?.getAttribute('value') ?? '';
  return {
    formId: form.getAttribute('data-form-id') || call.formId || hidden('formId'),
    collectionId: call.collectionId || hidden('collectionId'),
    objectName: call.objectName || hidden('objectName'),
  };
}

export function idsOf({ link: { values }, form, definition }: Given): Submission['form'] {
  const written = writtenIds(form);
  return {
    formId: values.formId || written.formId || definition?.formId || '',
    collectionId: values.collectionId || written.collectionId || definition?.collectionId || '',
    objectName: values.objectName || written.objectName || definition?.objectName || '',
  };
}

/** The id in an element's markup, or the JSON that says it. */
function saidBy(host: Element): string {
  const form = authorsForm(host);
  const json = host.getAttribute('fields') || host.querySelector('script[type="application/json"]')?.textContent || '';
  return host.getAttribute('form-id') || (form && writtenIds(form).formId) || json;
}

/** The place of a form among those of the page that are the same, in the order of the document. */
export function placeAmongEqual(host: Element): number {
  const said = saidBy(host);
  const all = [...host.ownerDocument.querySelectorAll<Element>('site-form')].filter((one) => saidBy(one) === said);
  return Math.max(0, all.indexOf(host));
}

/** Where to go once the form is sent; nowhere else than the web. */
export function redirectOf({ link: { values }, form, definition }: Given): string | undefined {
  const url = values.successRedirect || form.dataset.successRedirect || definition?.redirect || '';
  return url !== '' && isSafeUrl(url, ['http:', 'https:']) ? safeUrl(url, form.baseURI) : undefined;
}

const inForm = (form: HTMLFormElement, selector: string): HTMLElement | null => form.querySelector(selector);

/** What is shown once it is sent. Texts in JSON are HTML. */
export function sentOf({ link: { values, say }, form, definition }: Given): NonNullable<FormStatus['sent']> {
  const written = inForm(form, '.form-submission-text')?.textContent?.trim();
  const text = values.submissionText || written || '';
  const own = values.submissionHtml || inForm(form, '[data-submission-html]')?.dataset.submissionHtml || '';
  const html = [text ? '' : definition?.submissionText, own || definition?.submissionHtml].filter(Boolean).join('');
  return { text: text || (html ? '' : say('form-thanks')), html };
}

const overlays = 'dialog, [popover], site-dialog, .sqs-popup-overlay';

const labelOf = (form: HTMLFormElement, pressed: Element | undefined): string => {
  const button = submitButtons(form).find((one) => !pressed || one === pressed);
  return (button?.textContent?.trim() || button?.value) ?? '';
};

/** What the button that was pressed adds to the values, as it would without script. */
export function pressedValue(pressed: Element | undefined): FormValues {
  const name = pressed?.getAttribute('name');
  return name ? { [name]: pressed?.getAttribute('value') ?? '' } : {};
}

/** What is sent, as it is on the page now, by the button that was pressed. The captcha's answer comes later. */
export function submissionOf(given: Given, values: FormValues, pressed: Element | undefined): Submission {
  const { link, form } = given;
  const { title, location } = form.ownerDocument;
  return {
    form: idsOf(given),
    values,
    isOverlayForm: link.values.overlay || link.host.closest(overlays) !== null,
    submitButtonText: labelOf(form, pressed),
    page: pageFields(siteContext(form.ownerDocument).get(), { title, path: location.pathname }),
  };
}

/** What an author has set about sending a form: on the element, in the form's own markup, or in its JSON. */
import type { FormDefinition } from '../../../core/model/form/definition.ts';
import { readSubmitCall } from '../../../core/model/form/markup.ts';
import { pageFields, type Submission } from '../../../core/model/form/payload.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { isSafeUrl } from '../../../core/model/safe-url.ts';
import { siteContext } from '../../../core/page/context.ts';
import { safeUrl } from '../../../core/page/safe-url.ts';
import type { FormStatus } from '../form-status.ts';
import type { Link } from './link.ts';
import { submitButtons } from './lock.ts';

/** A form, and who says what about it. */
export interface Given {
  readonly link: Link;
  readonly form: HTMLFormElement;
  readonly definition: FormDefinition | undefined;
}

export function idsOf({ link: { values }, form, definition }: Given): Submission['form'] {
  const call = readSubmitCall(form.getAttribute('onsubmit') ?? '');
  return {
    formId: values.formId || form.dataset.formId || call.formId || definition?.formId || '',
    collectionId: values.collectionId || call.collectionId || definition?.collectionId || '',
    objectName: values.objectName || call.objectName || definition?.objectName || '',
  };
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

const labelOf = (form: HTMLFormElement): string => {
  const [button] = submitButtons(form);
  return (button?.textContent?.trim() || button?.value) ?? '';
};

/** What is sent, as it is on the page now. */
export function submissionOf(given: Given, values: FormValues, captchaKey: string | undefined): Submission {
  const { link, form } = given;
  const { title, location } = form.ownerDocument;
  return {
    form: idsOf(given),
    values,
    isOverlayForm: link.values.overlay || link.host.closest(overlays) !== null,
    submitButtonText: labelOf(form),
    ...(captchaKey !== undefined && { captchaKey }),
    page: pageFields(siteContext(form.ownerDocument).get(), { title, path: location.pathname }),
  };
}

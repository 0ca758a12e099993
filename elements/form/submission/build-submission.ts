/** What is sent, and what comes after it, as an author has set it: on the element, in the form's own markup, or in its JSON. */
import { pageFields, type Submission } from '../../../core/model/form/payload.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { isSafeUrl } from '../../../core/model/safe-url.ts';
import { siteContext } from '../../../core/page/context.ts';
import { safeUrl } from '../../../core/page/safe-url.ts';
import type { FormStatus } from '../form-status.ts';
import { type Given, idsOf } from '../session/form-identity.ts';
import { submitButtons } from '../session/form-members.ts';

/** Where to go once the form is sent; nowhere else than the web. */
export function redirectOf({ link: { values }, form, definition }: Given): string | undefined {
  const url = values.successRedirect || form.dataset.successRedirect || definition?.redirect || '';
  return url !== '' && isSafeUrl(url, ['http:', 'https:']) ? safeUrl(url, form.baseURI) : undefined;
}

/** Where site builders put texts for later. In a field or its description they would be content of the form. */
const inForm = (form: HTMLFormElement, selector: string): HTMLElement | null =>
  form.querySelector(`:scope > ${selector}, :scope > .form-button-wrapper > ${selector}`);

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

/** Builds what is sent, and what follows it, from the element, the form's markup and its JSON. */
import { pageFields, type Submission } from '../../../core/model/form/payload.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { isSafeUrl } from '../../../core/model/safe-url.ts';
import { siteContext } from '../../../core/page/context.ts';
import { safeUrl } from '../../../core/page/safe-url.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import type { ConfirmationStatus } from '../form-status.ts';
import { type FormSource, formIds } from '../session/form-identity.ts';
import { submitButtons } from '../session/form-members.ts';

/** Returns the page to open after the form is saved. Only http(s) and relative URLs count. */
export function redirectUrl({ element: { values }, form, definition }: FormSource): string | undefined {
  const url = values.successRedirect || unclobber(form).dataset.successRedirect || definition?.redirect || '';
  return url !== '' && isSafeUrl(url, ['http:', 'https:']) ? safeUrl(url, unclobber(form).baseURI) : undefined;
}

/** Where site builders put texts for later. In a field or its description they would be content of the form. */
const inForm = (form: HTMLFormElement, selector: string): HTMLElement | null =>
  unclobber(form).querySelector(`:scope > ${selector}, :scope > .form-button-wrapper > ${selector}`);

/** Returns what replaces the form after it is saved. Texts in JSON are HTML. */
export function confirmationOf({
  element: { host, values, getMessage },
  form,
  definition,
}: FormSource): ConfirmationStatus {
  const markupText = inForm(form, '.form-submission-text')?.textContent?.trim();
  const text = values.submissionText || markupText || '';
  const ownHtml = values.submissionHtml || inForm(form, '[data-submission-html]')?.dataset.submissionHtml || '';
  const html = [text ? '' : definition?.submissionText, ownHtml || definition?.submissionHtml].filter(Boolean).join('');
  const formSize = unclobber(host.ownerDocument).defaultView?.getComputedStyle(host).blockSize ?? '';
  return { text: text || (html ? '' : getMessage('form-thanks')), html, formSize };
}

const overlays = 'dialog, [popover], site-dialog, site-popup, .sqs-popup-overlay';

const buttonText = (form: HTMLFormElement, pressed: Element | undefined): string => {
  const button = submitButtons(form).find((one) => !pressed || one === pressed);
  return (button?.textContent?.trim() || button?.value) ?? '';
};

/** Returns the name and value of the button that was pressed, which the browser would also send. */
export function buttonValue(pressed: Element | undefined): FormValues {
  const name = pressed?.getAttribute('name');
  return name ? { [name]: pressed?.getAttribute('value') ?? '' } : {};
}

/** Builds a submission without the captcha's answer, which is added when the form is saved. */
export function buildSubmission(source: FormSource, values: FormValues, pressed: Element | undefined): Submission {
  const { element, form } = source;
  const { ownerDocument: page } = unclobber(form);
  return {
    form: formIds(source),
    values,
    isOverlayForm: element.values.overlay || element.host.closest(overlays) !== null,
    submitButtonText: buttonText(form, pressed),
    page: pageFields(siteContext(page).get(), { title: unclobber(page).title, path: page.location.pathname }),
  };
}

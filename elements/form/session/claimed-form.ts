import { readSubmitCall } from '../../../core/model/form/page-ids.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { FormCaptcha } from './form-captcha.ts';

/** Marks the messages that the element adds at fields. It is the same in every copy of the page's markup. */
export const fieldMessageMark = 'data-site-form-note';

/** A `<form>` of the page that a session submits instead of the browser, until it is released. */
export class ClaimedForm {
  readonly form: HTMLFormElement;
  readonly captcha: FormCaptcha;
  readonly #onsubmit: HTMLFormElement['onsubmit'];

  constructor(form: HTMLFormElement, host: Element) {
    this.form = form;
    this.captcha = new FormCaptcha(form, host);
    this.#onsubmit = unclobber(form).onsubmit;
    // Markup that was cloned or saved may contain messages of another element.
    for (const node of unclobber(form).querySelectorAll(`[${fieldMessageMark}]`)) node.remove();
    // The call that site builders write there fails without their script, or submits the form a second time.
    if (readSubmitCall(unclobber(form).getAttribute('onsubmit') ?? '').formId !== '') unclobber(form).onsubmit = null;
  }

  release(): void {
    this.captcha.restoreButtons();
    if (unclobber(this.form).onsubmit !== this.#onsubmit) unclobber(this.form).onsubmit = this.#onsubmit;
  }
}

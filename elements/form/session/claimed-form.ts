import { readSubmitCall } from '../../../core/model/form/page-ids.ts';
import { Captcha } from './form-captcha.ts';
import { noteMark } from './note-mark.ts';

/** One `<form>` of the page, and what we do to it before it is sent, until it is released. */
export class HeldForm {
  readonly form: HTMLFormElement;
  readonly captcha: Captcha;
  readonly #onsubmit: HTMLFormElement['onsubmit'];

  constructor(form: HTMLFormElement, host: Element) {
    this.form = form;
    this.captcha = new Captcha(form, host);
    this.#onsubmit = form.onsubmit;
    // What another element has left in markup that was cloned or saved.
    for (const node of form.querySelectorAll(`[${noteMark}]`)) node.remove();
    // What site builders write there calls a script that is not there, or would send the form twice.
    if (readSubmitCall(form.getAttribute('onsubmit') ?? '').formId !== '') form.onsubmit = null;
  }

  release(): void {
    this.captcha.clear();
    if (this.form.onsubmit !== this.#onsubmit) this.form.onsubmit = this.#onsubmit;
  }
}

import { readSubmitCall } from '../../../core/model/form/markup.ts';
import { Captcha } from './captcha.ts';
import { FieldNotes } from './field-notes.ts';
import { Lock } from './lock.ts';
import { type LiveField, readFields } from './read-form.ts';

/** One `<form>` of the page, and all that we do to it, until it is released. */
export class HeldForm {
  readonly form: HTMLFormElement;
  readonly notes = new FieldNotes();
  readonly lock: Lock;
  readonly captcha: Captcha;
  readonly #onsubmit: HTMLFormElement['onsubmit'];

  constructor(form: HTMLFormElement, host: Element) {
    this.form = form;
    this.lock = new Lock(form);
    this.captcha = new Captcha(form, host);
    this.#onsubmit = form.onsubmit;
    FieldNotes.clean(form);
    // What site builders write there calls a script that is not there, or would send the form twice.
    if (readSubmitCall(form.getAttribute('onsubmit') ?? '').formId !== '') form.onsubmit = null;
  }

  get fields(): readonly LiveField[] {
    return readFields(this.form);
  }

  release(): void {
    this.notes.clear();
    this.lock.open();
    this.captcha.clear();
    if (this.form.onsubmit !== this.#onsubmit) this.form.onsubmit = this.#onsubmit;
  }
}

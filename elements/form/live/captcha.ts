/** The captcha of a form, as far as the form knows it: an element in it, or beside one from JSON, that holds an answer. */
import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { submitButtons } from './lock.ts';

interface CaptchaElement extends HTMLElement {
  /** Without one the captcha is not shown. */
  readonly siteKey?: string;
  /** Empty until it is solved. */
  readonly value?: string;
  reset?(): void;
}

export class Captcha {
  readonly #form: HTMLFormElement;
  readonly #host: Element;
  readonly #ledger = new Ledger();

  constructor(form: HTMLFormElement, host: Element) {
    this.#form = form;
    this.#host = host;
  }

  /** What is sent; `undefined` where there is no captcha. */
  get answer(): string | undefined {
    return this.#element?.value || undefined;
  }

  /** Whether it has to be solved before the form may be sent. */
  get isOpen(): boolean {
    const { siteKey, value } = this.#element ?? {};
    return !!siteKey && !value;
  }

  reset(): void {
    this.#element?.reset?.();
  }

  /** Buttons are disabled to everybody but the keyboard's focus, which would be lost: they say why when pressed. */
  paint(): void {
    if (!this.isOpen) this.#ledger.restoreAll();
    else for (const button of submitButtons(this.#form)) this.#ledger.write(button, 'aria-disabled', 'true');
  }

  clear(): void {
    this.#ledger.restoreAll();
  }

  get #element(): CaptchaElement | null {
    return this.#host.querySelector<CaptchaElement>('site-captcha');
  }
}

/** The captcha of a form, as far as the form knows it: an element in it, or beside one from JSON, that holds an answer. */
import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { submitButtons } from './form-members.ts';

/** Its properties are there once the element is. */
interface CaptchaElement extends HTMLElement {
  readonly provider?: string;
  /** Without one the captcha is not shown. */
  readonly siteKey?: string;
  /** Empty until it is solved. */
  readonly value?: string;
  readonly minTime?: number;
  reset?(): void;
}

/** Milliseconds that a captcha which asks nobody may take beyond its own, to load. */
const patience = 2000;

const isSilent = (captcha: CaptchaElement): boolean =>
  (captcha.provider ?? captcha.getAttribute('provider')) === 'honeypot';

/** Also of one that has not come to life yet: its form must not be sent without an answer. */
const hasKey = (captcha: CaptchaElement): boolean => !!(captcha.siteKey ?? captcha.getAttribute('site-key'));

export class Captcha {
  readonly #form: HTMLFormElement;
  readonly #host: Element;
  readonly #ledger = new Ledger();

  constructor(form: HTMLFormElement, host: Element) {
    this.#form = form;
    this.#host = host;
  }

  /** What is sent; `undefined` where there is no captcha. One that asks nobody may need a moment. */
  async answer(): Promise<string | undefined> {
    const captcha = this.#element;
    if (captcha && !captcha.value && isSilent(captcha))
      await new Promise((resolve) => {
        captcha.addEventListener('site-solved', resolve, { once: true });
        setTimeout(resolve, (captcha.minTime ?? 0) + patience);
      });
    return captcha?.value || undefined;
  }

  /** Whether it has to be solved before the form may be sent. */
  get isOpen(): boolean {
    const captcha = this.#element;
    return !!captcha && !isSilent(captcha) && !captcha.value;
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

  get #element(): CaptchaElement | undefined {
    return [...this.#host.querySelectorAll<CaptchaElement>('site-captcha')].find(
      (one) => (hasKey(one) || isSilent(one)) && [this.#form, null].includes(one.closest('form')),
    );
  }
}

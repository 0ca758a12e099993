import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { siteContext } from '../../../core/page/context.ts';
import { submitButtons } from './form-members.ts';

/** A `<site-captcha>`. It has the properties once it is defined. */
interface CaptchaElement extends HTMLElement {
  readonly provider?: string;
  /** Without a key the captcha is not shown. */
  readonly siteKey?: string;
  /** Empty until the captcha is solved. */
  readonly value?: string;
  readonly minTime?: number;
  reset?(): void;
}

/** Milliseconds that an invisible captcha may take to load, in addition to its `min-time`. */
const loadingTime = 2000;

const isInvisible = (captcha: CaptchaElement): boolean =>
  (captcha.provider ?? captcha.getAttribute('provider')) === 'honeypot';

/** Also true before the element is defined: its form must not be submitted without an answer. */
const hasKey = (captcha: CaptchaElement): boolean =>
  !!(
    captcha.siteKey ??
    captcha.getAttribute('site-key') ??
    siteContext(captcha.ownerDocument).get().website?.captchaSettings?.siteKey
  );

/** The captcha of a form: an element inside the form, or beside a form from JSON. */
export class FormCaptcha {
  readonly #form: HTMLFormElement;
  readonly #host: Element;
  readonly #ledger = new Ledger();

  constructor(form: HTMLFormElement, host: Element) {
    this.#form = form;
    this.#host = host;
  }

  /** Resolves with the answer, or with `undefined` where the form has no captcha. Waits for an invisible captcha. */
  async answer(): Promise<string | undefined> {
    const captcha = this.#element;
    if (captcha && !captcha.value && isInvisible(captcha))
      await new Promise((resolve) => {
        captcha.addEventListener('site-solved', resolve, { once: true });
        setTimeout(resolve, (captcha.minTime ?? 0) + loadingTime);
      });
    return captcha?.value || undefined;
  }

  /** Whether the visitor has to solve it before the form may be submitted. */
  get isUnsolved(): boolean {
    const captcha = this.#element;
    return !!captcha && !isInvisible(captcha) && !captcha.value;
  }

  reset(): void {
    this.#element?.reset?.();
  }

  /** Marks submit buttons as disabled while the captcha is unsolved. They keep the focus, and explain why when pressed. */
  updateButtons(): void {
    if (!this.isUnsolved) this.restoreButtons();
    else for (const button of submitButtons(this.#form)) this.#ledger.write(button, 'aria-disabled', 'true');
  }

  restoreButtons(): void {
    this.#ledger.restoreAll();
  }

  get #element(): CaptchaElement | undefined {
    return [...this.#host.querySelectorAll<CaptchaElement>('site-captcha')].find(
      (one) => (hasKey(one) || isInvisible(one)) && [this.#form, null].includes(one.closest('form')),
    );
  }
}

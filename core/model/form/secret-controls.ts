/** Controls that are secret by their type, name or autofill token. `sensitive-data.ts` checks their labels. */

interface NamedControl {
  readonly type: string;
  readonly name: string;
  /** The control's own value, or that of its form. */
  readonly autocomplete: string;
}

const secretTypes: readonly string[] = ['password', 'hidden', 'file'];
const secretTokens = /(?:^|\s)(?:off|(?:current|new)-password|one-time-code|cc-\S+)(?=\s|$)/i;
// The fields in which captchas leave their answers: reCAPTCHA, hCaptcha, Turnstile, ALTCHA; and the trap of a honeypot.
const captchaNames = /^(?:(?:g-recaptcha|h-captcha|cf-turnstile)-response(?:-.*)?|altcha|site-captcha-url)$/i;

/** Whether the control contains the answer of a captcha, which is sent separately. */
export const isCaptchaAnswer = ({ name }: Pick<NamedControl, 'name'>): boolean => captchaNames.test(name);

/** Whether a draft must not hold the control's value. */
export const isSecretControl = (control: NamedControl): boolean =>
  secretTypes.includes(control.type.toLowerCase()) ||
  secretTokens.test(control.autocomplete) ||
  isCaptchaAnswer(control);

/** Controls of authors whose values are no field's, or nobody's business once the page is gone. */

interface NamedControl {
  readonly type: string;
  readonly name: string;
  readonly autocomplete: string;
}

const secretTypes: readonly string[] = ['password', 'hidden', 'file'];
const secretTokens = /(?:^|\s)(?:(?:current|new)-password|one-time-code|cc-\S+)(?=\s|$)/i;
// The fields in which captchas leave their answers: reCAPTCHA, hCaptcha, Turnstile, ALTCHA; and the trap of a honeypot.
const captchaNames = /^(?:(?:g-recaptcha|h-captcha|cf-turnstile)-response(?:-.*)?|altcha|site-captcha-url)$/i;

/** Whether it holds the answer of a captcha, which is sent by itself. */
export const isCaptchaAnswer = ({ name }: Pick<NamedControl, 'name'>): boolean => captchaNames.test(name);

/** Whether no draft may keep what is in it. */
export const isSecretControl = (control: NamedControl): boolean =>
  secretTypes.includes(control.type.toLowerCase()) ||
  secretTokens.test(control.autocomplete) ||
  isCaptchaAnswer(control);

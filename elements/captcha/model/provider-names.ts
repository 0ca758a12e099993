import type { CaptchaProvider } from '../../../core/model/vocabularies/captcha-providers.ts';

/** How visitors know the providers. */
export const providerNames: Readonly<Record<CaptchaProvider, string>> = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
  altcha: 'ALTCHA',
  fake: 'Mock captcha',
  honeypot: '',
};

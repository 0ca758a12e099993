/** Captcha providers. `fake` is any script with the API of reCAPTCHA v2; `honeypot` needs no third party. */
export const captchaProviders = ['recaptcha', 'hcaptcha', 'turnstile', 'altcha', 'fake', 'honeypot'] as const;

export type CaptchaProvider = (typeof captchaProviders)[number];

/** English messages of captcha failures, for developers. The specification defines only the first (docs/spec.md#runtime-8). */
export const messages = {
  'captcha-not-set-up': 'ReCaptcha has not been set up!',
  'captcha-key-help': 'Set site-key on <site-captcha>, or website.captchaSettings.siteKey in the site context.',
  'captcha-document-destroyed': 'The document was destroyed before the captcha rendered.',
  'captcha-never-ready': 'The captcha of {provider} did not become ready.',
  'captcha-script-missing': 'The captcha provider {provider} needs the URL of its script.',
} as const;

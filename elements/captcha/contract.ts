import { defineContract, defineShadowApi, event, method, readOnly } from '../../core/model/contract/contract.ts';
import { duration, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import { captchaProviders } from '../../core/model/vocabularies/captcha-providers.ts';

export const contract = defineContract({
  tag: 'site-captcha',
  load: 'near-viewport',
  wake: 'viewport',
  wakeIf: ({ provider }) => provider === 'honeypot',
  attributes: {
    /** The service that runs the check. `fake` is any script with the API of reCAPTCHA v2; `honeypot` contacts no service. */
    provider: oneOf(captchaProviders, 'recaptcha'),
    /** The key from the provider; for ALTCHA, the URL of its challenges. Default: the site's key. Without a key, no captcha is shown. */
    siteKey: text(),
    /** The URL of the provider's script, if it is not the usual one. Required for `altcha` and `fake`. */
    src: url(),
    /** Colours of the widget. Default: the provider's choice. */
    theme: oneOf(['light', 'dark']),
    /** Whether the provider is contacted only after consent. Set `false` for a provider on your own server. */
    requireConsent: toggle(true),
    /** The shortest time in which a `honeypot` accepts the form as filled in by a human. */
    minTime: duration(3000),
  },
  layers: {
    context: ({ website }) => ({ siteKey: website?.captchaSettings?.siteKey || undefined }),
  },
  events: {
    /** The captcha is solved. */
    'site-solved': event<{ readonly value: string }>(),
    /** The token has expired or was reset. */
    'site-expired': event(),
  },
  properties: {
    /** The response token, which your server verifies with the provider. Empty until the captcha is solved, and after the token has expired. */
    value: readOnly<string>(),
  },
  methods: {
    /** Resets the captcha: it must be solved again. */
    reset: method<() => void>(),
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The provider's widget, in a node that the element creates in the light DOM, because provider scripts cannot find nodes in a shadow root. */
    '': true,
  },
  parts: {
    /** The box around all content. */
    box: true,
    /** The message in the box: loading, the consent prompt, or an error. */
    message: true,
    /** The button that gives consent and loads the widget. */
    allow: true,
    /** The button that tries again. */
    retry: true,
  },
  states: {
    /** The box is visible: with the widget, or with a message. */
    visible: true,
    /** The widget is rendered. */
    rendered: true,
    /** The captcha is solved. */
    solved: true,
  },
  cssProperties: {
    /** Background of messages. */
    '--site-surface-raised': 'color',
    /** Text of messages. */
    '--site-text': 'color',
    /** Borders of the box and its buttons. */
    '--site-line': 'color',
    /** The button that gives consent, and focus rings. */
    '--site-accent': 'color',
    /** Text on the button that gives consent. */
    '--site-on-accent': 'color',
    /** The outline of focus rings. */
    '--site-surface': 'color',
    /** Corners of the box and its buttons. */
    '--site-radius-1': 'length',
  },
});

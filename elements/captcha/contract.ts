import { after, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { type Attribute, duration, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import { captchaProviders } from '../../core/model/vocabularies/captcha-providers.ts';

/** A text that only the element itself sets: an attribute cannot claim that a captcha is solved. */
const answer = (): Attribute<string> => ({
  kind: 'text',
  fallback: '',
  accepts: 'nothing: only the provider sets it',
  parse: () => undefined,
  admit: (value) => (typeof value === 'string' ? value : undefined),
});

export const contract = defineContract({
  tag: 'site-captcha',
  load: 'near-viewport',
  attributes: {
    /** The provider. `fake` is any script with the API of reCAPTCHA v2; `honeypot` has no question. */
    provider: oneOf(captchaProviders, 'recaptcha'),
    /** Your key of the provider; of ALTCHA the URL of its challenges. Without it there is no captcha. */
    siteKey: text(),
    /** URL of the provider's script, if it is not the default: required for `altcha` and `fake`. */
    src: url(),
    /** Colors of the widget. Default: the provider's. */
    theme: oneOf(['light', 'dark']),
    /** Whether the provider is contacted only with consent. Turn it off for a provider on your own server. */
    requireConsent: toggle(true),
    /** Minimum time that a visitor needs for a form with a `honeypot`. */
    minTime: duration(3000),
    /** The answer, which your server verifies with the provider. Empty until the captcha is solved, and after it has expired. */
    value: answer(),
  },
  events: {
    /** The captcha is solved. */
    'site-solved': after<{ readonly value: string }>(),
    /** The answer is no longer valid: it has expired or was reset. */
    'site-expired': after(),
  },
  methods: {
    /** Clears the answer: the captcha has to be solved again. */
    reset: method<() => void>(),
  },
});

export const surface = defineSurface({
  slots: {
    /** Contains the provider's widget, in a node that the element adds: scripts of providers do not find nodes in shadow roots. */
    '': true,
  },
  parts: {
    /** The box that contains the widget or a message. */
    box: true,
    /** The message in the box: loading, the question for consent, a failure. */
    message: true,
    /** The button that gives consent and loads the captcha. */
    allow: true,
    /** The button that tries again. */
    retry: true,
  },
  states: {
    /** The widget is shown. */
    rendered: true,
    /** The captcha is solved. */
    solved: true,
  },
  cssProperties: {
    /** Background of the box. */
    '--site-surface-raised': 'color',
    /** Text of the message. */
    '--site-text': 'color',
    /** Borders of the box and its buttons. */
    '--site-line': 'color',
    /** The consent button, and focus rings. */
    '--site-accent': 'color',
    /** Text on that button. */
    '--site-on-accent': 'color',
    /** The outline of focus rings. */
    '--site-surface': 'color',
    /** Corners of the box and its buttons. */
    '--site-radius-1': 'length',
  },
});

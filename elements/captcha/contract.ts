import { after, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { duration, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';
import { captchaProviders } from '../../core/model/vocabularies/captcha-providers.ts';
import { answer } from './model/answer.ts';

export const contract = defineContract({
  tag: 'site-captcha',
  load: 'near-viewport',
  attributes: {
    /** Who tells people from robots. `fake` is any script with the API of reCAPTCHA v2; `honeypot` asks nobody. */
    provider: oneOf(captchaProviders, 'recaptcha'),
    /** The key that the provider has given you; of ALTCHA the address of its challenges. Without it there is no captcha. */
    siteKey: text(),
    /** The provider's script, where it is not at its usual address: needed for `altcha` and `fake`. */
    src: url(),
    /** Colours of the widget. Default: what the provider chooses. */
    theme: oneOf(['light', 'dark']),
    /** Nobody is contacted before the visitor has agreed. Off: for a provider on your own server. */
    requireConsent: toggle(true),
    /** What a person needs at least, before a `honeypot` believes it. */
    minTime: duration(3000),
    /** The answer: what your server asks the provider about. Empty until the captcha is solved, and once it has expired. */
    value: answer(),
  },
  events: {
    /** The captcha is solved. */
    'site-solved': after<{ readonly value: string }>(),
    /** The answer counts no more: it was solved too long ago, or has been reset. */
    'site-expired': after(),
  },
  methods: {
    /** Takes the answer back: the captcha has to be solved again. */
    reset: method<() => void>(),
  },
});

export const surface = defineSurface({
  slots: {
    /** Where the element puts the provider's widget, in a node of its own: scripts of providers know no shadow roots. */
    '': true,
  },
  parts: {
    /** The box around everything. */
    box: true,
    /** What is said in it: that it comes, that it asks for consent, that it has failed. */
    message: true,
    /** The button that allows and loads. */
    allow: true,
    /** The button that tries again. */
    retry: true,
  },
  states: {
    /** The widget is there. */
    rendered: true,
    /** The captcha is solved. */
    solved: true,
  },
  cssProperties: {
    /** Behind what is said. */
    '--site-surface-raised': 'color',
    /** What is said. */
    '--site-text': 'color',
    /** Lines around the box and its buttons. */
    '--site-line': 'color',
    /** The button that allows, and focus rings. */
    '--site-accent': 'color',
    /** Text on that button. */
    '--site-on-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Corners of the box and its buttons. */
    '--site-radius-1': 'length',
  },
});

/**
 * All that the elements store on a visitor's device and request from anybody. The silence test holds a page with every
 * element against it, in each state of consent and in each engine; `npm run generate` writes the page for visitors and lawyers from it.
 */
import type { ConsentCategory } from '../../core/model/vocabularies/consent-categories.ts';

export interface Listed {
  /** The folder of the element. */
  readonly by: string;
  readonly kind: 'cookie' | 'session storage' | 'request to others' | 'request to your server';
  /** Its name or host; what follows a `…` differs. */
  readonly name: string;
  readonly category: ConsentCategory;
  /** What the visitor does before it comes about. */
  readonly when: string;
  readonly purpose: string;
  readonly lasts?: string;
}

const provider = (by: string, name: string, purpose: string): Listed => ({
  by,
  kind: 'request to others',
  name,
  category: 'media',
  when: by === 'video' ? 'plays the video' : 'starts to fill in the form',
  purpose,
});

export const listed: readonly Listed[] = [
  {
    by: 'cookie-banner',
    kind: 'cookie',
    name: 'site-consent',
    category: 'necessary',
    when: 'answers',
    purpose: 'remembers the answer',
    lasts: '30 days, 180 for a refusal under the strict preset, or as the banner says',
  },
  {
    by: 'form',
    kind: 'session storage',
    name: 'site:site-form:…',
    category: 'necessary',
    when: 'types, unless the form has keep-draft="false"',
    purpose: 'gives back what was typed after a reload',
    lasts: 'until the form is sent or the tab is closed',
  },
  {
    by: 'form',
    kind: 'session storage',
    name: 'site:site-form-key:…',
    category: 'necessary',
    when: 'sends the form',
    purpose: 'sends nothing twice',
    lasts: 'until it is saved or the tab is closed',
  },
  {
    by: 'form',
    kind: 'request to your server',
    name: '/api/form/FormSubmissionKey',
    category: 'necessary',
    when: 'sends the form',
    purpose: 'sends nothing twice',
  },
  {
    by: 'form',
    kind: 'request to your server',
    name: '/api/form/SaveFormSubmission',
    category: 'necessary',
    when: 'sends the form',
    purpose: 'saves it',
  },
  provider('captcha', 'www.google.com', 'reCAPTCHA'),
  provider('captcha', 'js.hcaptcha.com', 'hCaptcha'),
  provider('captcha', 'challenges.cloudflare.com', 'Turnstile'),
  provider('video', 'www.youtube-nocookie.com', 'YouTube’s player'),
  provider('video', 'player.vimeo.com', 'Vimeo’s player'),
];

import { unclobber } from '../unclobber.ts';
import type { CaptchaAdapter } from './adapter.ts';

interface Widget extends HTMLElement {
  reset?(): void;
}

interface StateChange {
  readonly state: 'unverified' | 'verifying' | 'verified' | 'expired' | 'error';
  readonly payload?: string;
}

// The detail of the event is unknown.
const detailOf = (event: Event): Partial<StateChange> => Object((event as CustomEvent).detail);

/** ALTCHA: a custom element that computes instead of asking a question. Its script is on the author's server. */
export const altcha: CaptchaAdapter = {
  needsKey: true,
  script: null,
  isLoaded: () => customElements.get('altcha-widget') !== undefined,
  render(container, { siteKey, language }, { solved, expired, failed }) {
    const widget: Widget = unclobber(container.ownerDocument).createElement('altcha-widget');
    widget.setAttribute('challengeurl', siteKey);
    widget.setAttribute('language', language);
    widget.addEventListener('statechange', (event) => {
      const { state, payload } = detailOf(event);
      if (state === 'verified' && payload) solved(payload);
      else if (state === 'expired') expired();
      else if (state === 'error') failed();
    });
    container.append(widget);
    return { reset: () => widget.reset?.(), destroy: () => widget.remove() };
  },
};

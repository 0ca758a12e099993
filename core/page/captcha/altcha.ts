import type { CaptchaAdapter } from './adapter.ts';

interface Widget extends HTMLElement {
  reset?(): void;
}

interface StateChange {
  readonly state: 'unverified' | 'verifying' | 'verified' | 'expired' | 'error';
  readonly payload?: string;
}

// Its element has not promised to tell nothing else.
const detailOf = (event: Event): Partial<StateChange> => Object((event as CustomEvent).detail);

/** ALTCHA: an element of its own, which computes something instead of asking; its script is on the author's own server. */
export const altcha: CaptchaAdapter = {
  needsKey: true,
  script: null,
  isThere: () => customElements.get('altcha-widget') !== undefined,
  render(container, { siteKey, language }, { solved, expired, failed }) {
    const widget: Widget = container.ownerDocument.createElement('altcha-widget');
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

import type { CaptchaAdapter } from './adapter.ts';

/** Looks worth filling in to a robot. Forms do not take it for a field (`isCaptchaAnswer`). */
const trapName = 'site-captcha-url';

/** Out of sight and out of reach for people and their tools, but not `hidden`, which robots know. */
function trapIn(container: HTMLElement): HTMLInputElement {
  const trap = container.ownerDocument.createElement('input');
  Object.assign(trap, { type: 'text', name: trapName, autocomplete: 'off', tabIndex: -1 });
  Object.assign(container.style, { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'clip' });
  container.inert = true;
  container.append(trap);
  return trap;
}

/**
 * A field that only robots fill in, and the time that a person needs at least. Its answer is `honeypot:<start>:<ms>`: when
 * it was begun, in milliseconds since 1970, and how long it took; a server can look at both. `filled` takes the place of
 * the latter where the field is: without an answer it would look like a form without captcha.
 */
export const honeypot: CaptchaAdapter = {
  needsKey: false,
  render(container, { minTime }, { solved }) {
    const trap = trapIn(container);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const begin = (): void => {
      const start = Date.now();
      stop();
      timer = setTimeout(() => {
        solved(`honeypot:${start}:${trap.value === '' ? Date.now() - start : 'filled'}`);
      }, minTime);
    };
    trap.addEventListener('input', () => {
      stop();
      solved(`honeypot:${Date.now()}:filled`);
    });
    begin();
    return { reset: begin, destroy: stop };
  },
};

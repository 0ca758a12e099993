import { unclobber } from '../unclobber.ts';
import type { CaptchaAdapter } from './adapter.ts';

/** A name that invites bots to fill in the field. Forms do not treat it as a field (`isCaptchaAnswer`). */
const trapName = 'site-captcha-url';

/** Creates a field that visitors and assistive technology do not reach. It is not `hidden`, which bots recognize. */
function createTrap(container: HTMLElement): HTMLInputElement {
  const trap = unclobber(container.ownerDocument).createElement('input');
  Object.assign(trap, { type: 'text', name: trapName, autocomplete: 'off', tabIndex: -1 });
  Object.assign(container.style, { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'clip' });
  container.inert = true;
  container.append(trap);
  return trap;
}

/**
 * A field that only bots fill in, and the minimum time that a visitor needs. Its answer is `honeypot:<start>:<ms>`: the start in
 * milliseconds since 1970, and the duration. If the field is filled in, the answer has `filled` instead of a duration, because a
 * form without an answer would look like one without captcha.
 */
export const honeypot: CaptchaAdapter = {
  needsKey: false,
  render(container, { minTime }, { solved }) {
    const trap = createTrap(container);
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

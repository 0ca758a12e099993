/** reCAPTCHA v2, and providers with the same API: a global object that renders into a container and calls back. */
import { unclobber } from '../unclobber.ts';
import { type CaptchaAdapter, CaptchaFailure } from './adapter.ts';

type WidgetId = string | number;

interface Api {
  render(container: HTMLElement, parameters: Readonly<Record<string, unknown>>): WidgetId;
  reset(id: WidgetId): void;
  /** Only hCaptcha and Turnstile have it. */
  remove?(id: WidgetId): void;
  /** Only reCAPTCHA has it, because its script loads another one. */
  ready?(callback: () => void): void;
}

/** Time limit for that script, in milliseconds. */
const readyTimeout = 30_000;

// The object may be incomplete, so its members are checked before use.
const apiIn = (view: object, name: string): Partial<Api> | undefined => Reflect.get(view, name);

const isComplete = (api: Partial<Api> | undefined): api is Api => !!api?.render;

const ready = (view: object, name: string): Promise<Api> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new CaptchaFailure('captcha-never-ready', { provider: name }));
    const check = (): void => {
      const api = apiIn(view, name);
      if (isComplete(api)) resolve(api);
      else fail();
    };
    const { render, ready: whenReady } = apiIn(view, name) ?? {};
    if (render || !whenReady) return check();
    setTimeout(fail, readyTimeout);
    return whenReady(check);
  });

/** Creates the adapter of a provider whose API is the global object of this name. */
export const recaptchaAdapter = (name: string, script: string | null): CaptchaAdapter => ({
  needsKey: true,
  script,
  isLoaded: (view) => {
    const api = apiIn(view, name);
    return !!api?.render || !!api?.ready;
  },
  async render(container, { siteKey, size, theme, language }, { solved, expired, failed }) {
    const api = await ready(unclobber(container.ownerDocument).defaultView ?? globalThis, name);
    const id = api.render(container, {
      sitekey: siteKey,
      size,
      // hCaptcha reads `hl`, Turnstile reads `language`.
      hl: language,
      language,
      ...(theme && { theme }),
      callback: solved,
      'expired-callback': expired,
      'error-callback': failed,
    });
    return { reset: () => api.reset(id), destroy: () => api.remove?.(id) };
  },
});

/** reCAPTCHA v2 and those that took over its API: a global object that renders into a container and calls back. */
import { type CaptchaAdapter, CaptchaFailure } from './adapter.ts';

type WidgetId = string | number;

interface Api {
  render(container: HTMLElement, parameters: Readonly<Record<string, unknown>>): WidgetId;
  reset(id: WidgetId): void;
  /** hCaptcha and Turnstile. */
  remove?(id: WidgetId): void;
  /** reCAPTCHA, whose script loads another one before it can render. */
  ready?(callback: () => void): void;
}

/** Milliseconds that this other script may take. */
const readyTimeout = 30_000;

// What a vendor has put under its name is the vendor's; that it can do what we ask is seen before it is asked.
const apiIn = (view: object, name: string): Partial<Api> | undefined => Reflect.get(view, name);

const isComplete = (api: Partial<Api> | undefined): api is Api => !!api?.render;

const ready = (view: object, name: string): Promise<Api> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(new CaptchaFailure('captcha-never-ready', { provider: name }));
    const look = (): void => {
      const api = apiIn(view, name);
      if (isComplete(api)) resolve(api);
      else fail();
    };
    const { render, ready: whenReady } = apiIn(view, name) ?? {};
    if (render || !whenReady) return look();
    setTimeout(fail, readyTimeout);
    return whenReady(look);
  });

/** The adapter of a provider whose API stands under this name of the window. */
export const likeRecaptcha = (name: string, script: string | null): CaptchaAdapter => ({
  needsKey: true,
  script,
  isThere: (view) => {
    const api = apiIn(view, name);
    return !!api?.render || !!api?.ready;
  },
  async render(container, { siteKey, size, theme, language }, { solved, expired, failed }) {
    const api = await ready(container.ownerDocument.defaultView ?? globalThis, name);
    const id = api.render(container, {
      sitekey: siteKey,
      size,
      // One name is hCaptcha's, the other Turnstile's.
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

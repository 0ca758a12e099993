/** Captchas of all providers behind one call (docs/spec.md#runtime-4, "Captcha widgets"). Loaded when somebody begins to fill in a form. */
import type { CaptchaProvider } from '../../model/vocabularies/captcha-providers.ts';
import type { ConsentCategory } from '../consent.ts';
import { loadScript } from '../load-script.ts';
import {
  type CaptchaAdapter,
  CaptchaFailure,
  type CaptchaHandlers,
  type CaptchaSettings,
  type CaptchaWidget,
} from './adapter.ts';
import { altcha } from './altcha.ts';
import { honeypot } from './honeypot.ts';
import { likeRecaptcha } from './like-recaptcha.ts';

export type { CaptchaWidget } from './adapter.ts';

const adapters: Readonly<Record<CaptchaProvider, CaptchaAdapter>> = {
  recaptcha: likeRecaptcha('grecaptcha', 'https://www.google.com/recaptcha/api.js?render=explicit'),
  hcaptcha: likeRecaptcha('hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off'),
  turnstile: likeRecaptcha('turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  altcha,
  fake: likeRecaptcha('mockCaptcha', null),
  honeypot,
};

/** Marks the container of a captcha (docs/spec.md#runtime-4): it is rendered once. */
export const renderedClass = 'site-captcha-rendered';

export interface CaptchaOptions extends CaptchaSettings, CaptchaHandlers {
  readonly provider: CaptchaProvider;
  /** What the visitor must have agreed to. */
  readonly category?: ConsentCategory | undefined;
  /** The provider's script, where it is another than usual. */
  readonly src?: string | undefined;
  /** Aborted when the document, or the place of the captcha in it, is gone. */
  readonly signal: AbortSignal;
}

const gone = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(new CaptchaFailure('captcha-document-destroyed'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

async function loaded({ script, isThere }: CaptchaAdapter, document: Document, options: CaptchaOptions) {
  if (script === undefined || !isThere) return;
  const { provider, src = script, category } = options;
  const view = document.defaultView ?? globalThis;
  // What the page itself has loaded needs no address.
  if (src === null && isThere(view)) return;
  if (src === null) throw new CaptchaFailure('captcha-script-missing', { provider });
  await loadScript(src, { document, test: () => isThere(view), ...(category && { category }) });
}

async function render(container: HTMLElement, options: CaptchaOptions): Promise<CaptchaWidget> {
  const { provider, signal } = options;
  const adapter = adapters[provider];
  if (adapter.needsKey && !options.siteKey) throw new CaptchaFailure('captcha-not-set-up');
  await loaded(adapter, container.ownerDocument, options);
  if (signal.aborted) return gone(signal);
  const widget = await adapter.render(container, options, options);
  if (!signal.aborted) return widget;
  widget.destroy();
  return gone(signal);
}

/**
 * Loads what the provider needs, once for the page, and puts a captcha into an empty container. Rejects with a
 * {@link CaptchaFailure} without a site key, and when the document is destroyed before it is there; with a
 * `LoadFailure` where the script cannot be had, which the next call asks for again.
 */
export async function renderCaptcha(container: HTMLElement, options: CaptchaOptions): Promise<CaptchaWidget> {
  if (container.classList.contains(renderedClass)) throw new TypeError('There is a captcha in this container.');
  container.classList.add(renderedClass);
  try {
    return await Promise.race([render(container, options), gone(options.signal)]);
  } catch (failure) {
    container.classList.remove(renderedClass);
    throw failure;
  }
}

/** Renders captchas of all providers (docs/spec.md#runtime-4, "Captcha widgets"). Loaded when a visitor starts to fill in a form. */
import type { CaptchaProvider } from '../../model/vocabularies/captcha-providers.ts';
import type { ConsentCategory } from '../consent.ts';
import { loadScript } from '../load-script.ts';
import { unclobber } from '../unclobber.ts';
import {
  type CaptchaAdapter,
  CaptchaFailure,
  type CaptchaHandlers,
  type CaptchaSettings,
  type CaptchaWidget,
} from './adapter.ts';
import { altcha } from './altcha.ts';
import { honeypot } from './honeypot.ts';
import { recaptchaAdapter } from './recaptcha-api.ts';

export type { CaptchaWidget } from './adapter.ts';

const adapters: Readonly<Record<CaptchaProvider, CaptchaAdapter>> = {
  recaptcha: recaptchaAdapter('grecaptcha', 'https://www.google.com/recaptcha/api.js?render=explicit'),
  hcaptcha: recaptchaAdapter('hcaptcha', 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off'),
  turnstile: recaptchaAdapter('turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'),
  altcha,
  fake: recaptchaAdapter('mockCaptcha', null),
  honeypot,
};

/** Marks the container of a captcha, which is rendered once (docs/spec.md#runtime-4). */
export const renderedClass = 'site-captcha-rendered';

export interface CaptchaOptions extends CaptchaSettings, CaptchaHandlers {
  readonly provider: CaptchaProvider;
  /** The consent category that the provider requires. */
  readonly category?: ConsentCategory | undefined;
  /** URL of the provider's script, if it is not the default. */
  readonly src?: string | undefined;
  /** Aborted when the document is destroyed or the captcha is removed. */
  readonly signal: AbortSignal;
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (): void => reject(new CaptchaFailure('captcha-document-destroyed'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

async function loadProvider({ script, isLoaded }: CaptchaAdapter, document: Document, options: CaptchaOptions) {
  if (script === undefined || !isLoaded) return;
  const { provider, src = script, category } = options;
  const view = unclobber(document).defaultView ?? globalThis;
  // The page may have loaded the script.
  if (src === null && isLoaded(view)) return;
  if (src === null) throw new CaptchaFailure('captcha-script-missing', { provider });
  await loadScript(src, { document, test: () => isLoaded(view), ...(category && { category }) });
}

async function render(container: HTMLElement, options: CaptchaOptions): Promise<CaptchaWidget> {
  const { provider, signal } = options;
  const adapter = adapters[provider];
  if (adapter.needsKey && !options.siteKey) throw new CaptchaFailure('captcha-not-set-up');
  await loadProvider(adapter, container.ownerDocument, options);
  if (signal.aborted) return rejectOnAbort(signal);
  const widget = await adapter.render(container, options, options);
  if (!signal.aborted) return widget;
  widget.destroy();
  return rejectOnAbort(signal);
}

/**
 * Loads the provider's script, once for the page, and renders a captcha into an empty container. Rejects with a
 * {@link CaptchaFailure} without a site key, and when the document is destroyed before it is rendered. Rejects with a
 * `LoadFailure` if the script cannot be loaded; the next call loads it again.
 */
export async function renderCaptcha(container: HTMLElement, options: CaptchaOptions): Promise<CaptchaWidget> {
  if (container.classList.contains(renderedClass)) throw new TypeError('There is a captcha in this container.');
  container.classList.add(renderedClass);
  try {
    return await Promise.race([render(container, options), rejectOnAbort(options.signal)]);
  } catch (failure) {
    container.classList.remove(renderedClass);
    throw failure;
  }
}

/** The captcha in its element, from the container in the light DOM to its end. Comes with the providers, once it is wanted. */
import { captchaSize } from '../../core/model/captcha/size.ts';
import type { CaptchaWidget } from '../../core/page/captcha/adapter.ts';
import { type CaptchaOptions, renderCaptcha } from '../../core/page/captcha/render-captcha.ts';
import { languageOf } from '../../core/page/language.ts';

export type Placed = Omit<CaptchaOptions, 'size' | 'language'>;

/** Ours in the light DOM: copies that came with a copy of the element go. */
function ownContainer(host: HTMLElement): HTMLElement {
  for (const old of host.querySelectorAll(':scope > [data-site-owned]')) old.remove();
  const container = host.ownerDocument.createElement('div');
  container.dataset.siteOwned = '';
  host.append(container);
  return container;
}

/** Puts a captcha into an element; all of it goes when the signal ends it, and what it says then concerns nobody. */
export async function placeCaptcha(host: HTMLElement, options: Placed): Promise<CaptchaWidget> {
  const { signal, solved, expired, failed } = options;
  if (signal.aborted) throw signal.reason;
  const container = ownContainer(host);
  signal.addEventListener('abort', () => container.remove());
  const widget = await renderCaptcha(container, {
    ...options,
    solved: (value) => signal.aborted || solved(value),
    expired: () => signal.aborted || expired(),
    failed: (cause) => signal.aborted || failed(cause),
    size: captchaSize(host.clientWidth),
    language: languageOf(host),
  });
  signal.addEventListener('abort', widget.destroy);
  return widget;
}

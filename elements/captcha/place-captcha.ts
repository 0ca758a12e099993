/** Renders a captcha into its element. Loaded with the providers, when a visitor starts to fill in the form. */
import type { CaptchaWidget } from '../../core/page/captcha/adapter.ts';
import { type CaptchaOptions, renderCaptcha } from '../../core/page/captcha/render-captcha.ts';
import { languageOf } from '../../core/page/language.ts';
import { unclobber } from '../../core/page/unclobber.ts';

export { reportMissingKey } from './report-missing-key.ts';

/** Narrower elements get the compact widget. Pixels. */
const compactBelow = 320;

/** Returns the size of a captcha in a container of this width (docs/spec.md#runtime-5, "Captcha size"). */
export const captchaSize = (width: number): 'compact' | 'normal' => (width < compactBelow ? 'compact' : 'normal');

export type PlacementOptions = Omit<CaptchaOptions, 'size' | 'language'>;

/** Creates the container in the light DOM. Removes those that were cloned with the element. */
function createContainer(host: HTMLElement): HTMLElement {
  for (const old of host.querySelectorAll(':scope > [data-site-owned]')) old.remove();
  const container = unclobber(host.ownerDocument).createElement('div');
  container.dataset.siteOwned = '';
  host.append(container);
  return container;
}

/** Renders a captcha into an element. When the signal aborts, removes it and ignores its later callbacks. */
export async function placeCaptcha(host: HTMLElement, options: PlacementOptions): Promise<CaptchaWidget> {
  const { signal, solved, expired, failed } = options;
  if (signal.aborted) throw signal.reason;
  const container = createContainer(host);
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

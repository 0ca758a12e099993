import type { Bridge } from '../../core/element/bridge.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { messages } from '../../core/page/captcha/messages.en.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/** Resolves when the parser has reached the end of the page, whose context may contain the key. */
const whenRead = (page: Document): Promise<unknown> =>
  new Promise((resolve) => {
    if (unclobber(page).readyState !== 'loading') resolve(undefined);
    else unclobber(page).addEventListener('DOMContentLoaded', resolve, { once: true });
  });

/** Reports a captcha without a key, on the console and as `site-error`, unless the signal aborts before the page is read. */
export async function reportMissingKey(bridge: Bridge, signal: AbortSignal): Promise<void> {
  await whenRead(bridge.host.element.ownerDocument);
  if (signal.aborted) return;
  const code = 'captcha-not-set-up';
  warnOnce(`site-elements: ${messages[code]} ${messages['captcha-key-help']}`);
  bridge.emit('site-error', { code, args: {}, cause: new Error(messages[code]) });
}

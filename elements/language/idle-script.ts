/**
 * Lets prerendered lists of languages take over their markup when the pointer or the focus reaches them, so that a choice is remembered, and
 * if the visitor has chosen a language before, which is marked. Runs without React, and imports nothing, so that it is one request.
 */

const tag = 'site-language';

const hosts = (): Iterable<Element> => Reflect.get(Document.prototype, 'querySelectorAll').call(document, tag);

/** The browser may deny the storage. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem('site:site-language') !== null;
  } catch {
    return false;
  }
}

let isListening = false;

/** Called when the page is idle, and before each other element of the page is used. */
export function serve(wake: (host: Element) => void): void {
  if (isListening) return;
  isListening = true;
  const notice = (isReached: (host: Element) => boolean): void => {
    for (const host of hosts()) if (host.shadowRoot?.querySelector('[data-site-root]') && isReached(host)) wake(host);
  };
  for (const type of ['pointerover', 'focusin'])
    addEventListener(type, (event) => notice((host) => event.composedPath().includes(host)), true);
  notice((host) => hasChosen() || host.matches(':hover, :focus-within'));
}

/** Reports buttons that are shown and clicked (docs/spec.md#runtime-3, "button tracking"). */
import { closest, isElement, matches, unclobber, windowOf } from '../unclobber.ts';
import type { Fields } from './page-fields.ts';

/** Controls of a form replace its properties, so a form is no button. */
const selector = '[data-site-button]:not(form)';

/** Characters; a link may contain any amount of text. */
const maxText = 500;

/** How much of a button is visible when it counts as shown. */
const threshold = 0.5;

/** Receives the fields of a button, and whether it was shown or clicked. */
export type ReportButton = (event: 'button-click' | 'button-render', fields: Fields) => void;

/** Returns the fields of a button. What a container declares is valid for all of its buttons. */
export function buttonFields(button: Element): Fields {
  const inherited = (name: string): string | undefined => {
    const owner = closest(button, `[${name}]`);
    // It may be a form.
    return (owner && unclobber(owner).getAttribute(name)) || undefined;
  };
  return {
    id: button.getAttribute('data-site-button') || button.id,
    buttonText: (button.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, maxText),
    clickthroughUrl: button.getAttribute('href') ?? undefined,
    alignment: inherited('data-alignment'),
    size: inherited('data-button-size'),
    newWindow: String(button.getAttribute('target') === '_blank'),
    context: inherited('data-button-context'),
  };
}

function reportClicks(document: Document, report: ReportButton, signal: AbortSignal): void {
  const listener = (event: Event & Partial<MouseEvent>): void => {
    // The secondary button of the mouse opens a menu, and the middle one a tab.
    if (event.button === 2) return;
    const button = event.composedPath().find((target) => isElement(target) && matches(target, selector));
    // The predicate does not narrow the type.
    if (button) report('button-click', buttonFields(button as Element));
  };
  // Before the listeners of the page, which may stop the event.
  for (const type of ['click', 'auxclick'])
    unclobber(document).addEventListener(type, listener, { capture: true, signal });
}

function reportShown(document: Document, report: ReportButton, signal: AbortSignal): void {
  const { IntersectionObserver, MutationObserver } = windowOf(document);
  const known = new WeakSet<Element>();
  const views = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRatio, target } of entries) {
        // Some engines report the first pixels too.
        if (intersectionRatio < threshold) continue;
        views.unobserve(target);
        report('button-render', buttonFields(target));
      }
    },
    { threshold },
  );
  const add = (button: Element): void => {
    if (known.has(button)) return;
    known.add(button);
    views.observe(button);
  };
  const find = (node: Element | Document): void => unclobber(node).querySelectorAll(selector).forEach(add);
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!isElement(node)) continue;
        if (matches(node, selector)) add(node);
        find(node);
      }
  });
  additions.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    views.disconnect();
    additions.disconnect();
  });
  find(document);
}

/** Reports each click on a button, and once that it is shown, until the signal is aborted. */
export function watchButtons(document: Document, report: ReportButton, signal: AbortSignal): void {
  reportClicks(document, report, signal);
  reportShown(document, report, signal);
}

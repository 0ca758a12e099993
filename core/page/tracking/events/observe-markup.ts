/** Reports the events that markup declares: `<button data-site-event="signed-up" data-site-event-plan="pro">`. */
import { isElement, matches, unclobber } from '../../unclobber.ts';

/** Whether an attribute is a field of the event, as `data-site-event-plan`. */
const isField = (name: string): boolean => /^siteEvent[A-Z]/.test(name);

const nameOfField = (name: string): string => name.charAt(9).toLowerCase() + name.slice(10);

/**
 * Calls the function with the event of each element that is clicked and each form that is sent, before the listeners of the page,
 * until the signal is aborted.
 */
export function observeMarkup(
  document: Document,
  report: (name: string, data: Readonly<Record<string, unknown>>) => void,
  signal: AbortSignal,
): void {
  const listener = (event: Event & Partial<MouseEvent>): void => {
    // The secondary button of the mouse opens a menu.
    if (event.button === 2) return;
    // A click into a form does not send it.
    const selector = event.type === 'submit' ? 'form[data-site-event]' : '[data-site-event]:not(form)';
    const target = event.composedPath().find((each) => isElement(each) && matches(each, selector));
    if (!target) return;
    // The predicate does not narrow the type, and the selector matches any element of HTML or SVG.
    const { siteEvent = '', ...dataset } = unclobber(target as HTMLElement).dataset;
    const fields = Object.entries(dataset).filter(([name]) => isField(name));
    report(siteEvent, Object.fromEntries(fields.map(([name, value]) => [nameOfField(name), value])));
  };
  for (const type of ['click', 'auxclick', 'submit'])
    unclobber(document).addEventListener(type, listener, { capture: true, signal });
}

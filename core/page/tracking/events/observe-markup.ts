/** Reports the events that markup declares: `<button data-site-event="signed-up" data-site-event-plan="pro">`. */
import { isElement, matches, unclobber } from '../../unclobber.ts';

/** Whether an attribute is a field of the event, as `data-site-event-plan`. */
const isField = (name: string): boolean => /^siteEvent[A-Z]/.test(name);

/** The elements that act on a click into them. */
const active = 'label,a[href],button,input,select,textarea';

/** Whether the click is followed by one on the control of its label, which is in the element too. */
function isRepeated(path: readonly EventTarget[], target: Element): boolean {
  const label = path.find((each) => isElement(each) && matches(each, active));
  // Other elements have no such property.
  const { control } = Object(label) as Partial<HTMLLabelElement>;
  return !!control && isElement(control) && target.contains(control);
}

/** Returns the element whose event the visitor has caused. */
function targetOf(event: Event): Element | undefined | null {
  const path = event.composedPath();
  const find = (selector: string) => path.find((each): each is Element => isElement(each) && matches(each, selector));
  // A form that `<site-form>` refuses is submitted too, so its event follows when it has been sent.
  if (event.type === 'submit') return find('form[data-site-event]:not(site-form form)');
  if (event.type === 'site-submitted') return find('site-form')?.querySelector('form[data-site-event]');
  // A click into a form does not send it.
  const target = find('[data-site-event]:not(form)');
  return target && !isRepeated(path, target) ? target : undefined;
}

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
    const target = targetOf(event);
    if (!target) return;
    // The predicate does not narrow the type, and the selector matches any element of HTML or SVG.
    const { siteEvent = '', ...dataset } = unclobber(target as HTMLElement).dataset;
    const fields = Object.entries(dataset).filter(([name]) => isField(name));
    report(siteEvent, Object.fromEntries(fields.map(([name, value]) => [nameOfField(name), value])));
  };
  for (const type of ['click', 'auxclick', 'submit', 'site-submitted'])
    unclobber(document).addEventListener(type, listener, { capture: true, signal });
}

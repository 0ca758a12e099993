/** What of a form comes right after it is there: what is typed, and which form it is. What sends it comes later. */
import { LiveForm } from './session/form-session.ts';

export type { Link } from './session/form-element.ts';
export type { LiveForm } from './session/form-session.ts';

const forms = new WeakMap<Element, LiveForm>();

/** The live form of an element: the same one for as long as the element lives. */
export function liveFormOf(host: Element): LiveForm {
  const form = forms.get(host) ?? new LiveForm(host.ownerDocument);
  forms.set(host, form);
  return form;
}

/** The control that a tooltip describes. */
import { treeOf } from '../../core/page/composed-tree.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/** Returns the element with the id; without an id, the element before the tooltip. */
export const findControl = (host: Element, id: string | undefined): Element | null =>
  id === undefined ? host.previousElementSibling : (treeOf(host)?.getElementById(id) ?? null);

const descriptionsOf = (control: Element): readonly string[] =>
  (unclobber(control).getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);

/** Adds an id to the descriptions of a control. Other scripts may change them too, so only the id itself is added and removed. */
export function addDescription(control: Element, id: string): void {
  const ids = descriptionsOf(control);
  if (!ids.includes(id)) unclobber(control).setAttribute('aria-describedby', [...ids, id].join(' '));
}

export function removeDescription(control: Element, id: string): void {
  const ids = descriptionsOf(control).filter((one) => one !== id);
  if (ids.length > 0) unclobber(control).setAttribute('aria-describedby', ids.join(' '));
  else unclobber(control).removeAttribute('aria-describedby');
}

export const isDescribed = (control: Element, id: string): boolean => descriptionsOf(control).includes(id);

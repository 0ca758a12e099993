/**
 * Copies of the author's content, which repeat it without a gap. Only the original is read, selected and reached by the Tab key; links in
 * copies can be clicked.
 */
import { isElement } from '../../core/page/composed-tree.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';

/** Nodes that would run, play or load again in a copy. */
const active = 'script, iframe, object, embed, audio, video';

/** Other controls than links. Those of custom elements are in their shadow roots. */
const controls = 'button, input, select, textarea, summary, form, [tabindex], [contenteditable]';

/** Attributes that identify a node, or act when it is inserted. */
const removedAttributes = ['id', 'name', 'autofocus', 'popover'];

function deactivate(node: Element): void {
  const inner = unclobber(node);
  for (const name of removedAttributes) inner.removeAttribute(name);
  if (matches(node, 'a[href]')) inner.setAttribute('tabindex', '-1');
  else if (matches(node, controls) || inner.localName.includes('-')) inner.setAttribute('inert', '');
}

/** Copies a node into a slot. */
export function copyInto(slot: string, node: ChildNode, document: Document): Element {
  const isCopied = isElement(node) && !matches(node, active);
  // A clone of an element is an element.
  const copy = isCopied ? (unclobber(node).cloneNode(true) as Element) : unclobber(document).createElement('span');
  const inner = unclobber(copy);
  if (!isElement(node)) copy.textContent = node.textContent;
  for (const other of inner.querySelectorAll(active)) unclobber(other).parentNode?.removeChild(other);
  for (const other of [copy, ...inner.querySelectorAll('*')]) deactivate(other);
  inner.setAttribute('slot', slot);
  inner.setAttribute('aria-hidden', 'true');
  inner.setAttribute('data-site-owned', '');
  return copy;
}

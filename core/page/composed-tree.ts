/**
 * Functions that cross shadow roots, for nodes of any window (an adopted node is not an instance of this window's
 * classes).
 */
import { type Unclobbered, unclobber } from './unclobber.ts';

export { isElement } from './unclobber.ts';

/** A document or shadow root. */
export type Tree = Unclobbered<Document | ShadowRoot>;

/** Returns the document or shadow root that contains a node; `undefined` for a node in neither. */
export function treeOf(node: Node): Tree | undefined {
  // The root may be another node: only documents and shadow roots have adopted stylesheets.
  const root: Tree = unclobber(unclobber(node).getRootNode() as Document | ShadowRoot);
  return root.adoptedStyleSheets ? root : undefined;
}

/** Returns the host of the shadow tree that contains a node. */
export function composedHost(node: Node): Element | null {
  // A document has no host.
  return (treeOf(node) as Unclobbered<ShadowRoot> | undefined)?.host ?? null;
}

/** Returns the parent element, or the host at the top of a shadow tree. */
export const composedParent = (node: Element): Element | null => unclobber(node).parentElement ?? composedHost(node);

/** Returns the focused element, also inside shadow roots. */
export function deepActiveElement(document: Document): Element | null {
  let active = unclobber(document).activeElement;
  for (let inner = active; inner; inner = unclobber(inner).shadowRoot?.activeElement ?? null) active = inner;
  return active;
}

/**
 * Functions that cross shadow roots, for nodes of any window (an adopted node is not an instance of this window's
 * classes).
 */

/** An event target that is not a node has no `nodeType`. */
export const isElement = (node: EventTarget): node is Element => (node as Partial<Node>).nodeType === 1;

/** Returns the document or shadow root that contains a node; `undefined` for a node in neither. */
export function treeOf(node: Node): Document | ShadowRoot | undefined {
  const root = node.getRootNode();
  // Only documents and shadow roots have adopted stylesheets, so the test proves the type.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : undefined;
}

/** Returns the host of the shadow tree that contains a node. */
export function composedHost(node: Node): Element | null {
  const tree = treeOf(node);
  return tree && 'host' in tree ? tree.host : null;
}

/** Returns the parent element, or the host at the top of a shadow tree. */
export const composedParent = (node: Element): Element | null => node.parentElement ?? composedHost(node);

/** Returns the focused element, also inside shadow roots. */
export function deepActiveElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

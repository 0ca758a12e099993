/** Walking the document across shadow roots, for nodes of any window (an adopted node is of no class of ours). */

/** A node that is not known to be one has no `nodeType`. */
export const isElement = (node: EventTarget): node is Element => (node as Partial<Node>).nodeType === 1;

/** Returns the document or shadow root that contains a node; `undefined` for a node in neither. */
export function treeOf(node: Node): Document | ShadowRoot | undefined {
  const root = node.getRootNode();
  // The type follows from the test: only documents and shadow roots have adopted stylesheets.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : undefined;
}

/** Returns the host of the shadow tree that contains a node. */
export function composedHost(node: Node): Element | null {
  const tree = treeOf(node);
  return tree && 'host' in tree ? tree.host : null;
}

/** The parent element, or the host where a shadow tree ends. */
export const composedParent = (node: Element): Element | null => node.parentElement ?? composedHost(node);

/** The element that has the focus, looked up through shadow roots. */
export function deepActiveElement(document: Document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

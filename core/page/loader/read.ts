type Properties = Element & Pick<HTMLFormElement, 'requestSubmit'>;

/**
 * Reads a property of a node as the platform defines it, like `unclobber`, which the loader cannot import: it is a single
 * file. Undefined for targets that do not have the property, such as the document or the window.
 */
export const read = <Name extends keyof Properties>(node: object, name: Name): Properties[Name] | undefined =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

/** Lists the descendants of an element or the document that match a selector; none for other nodes. */
export const queryAll = <E extends HTMLElement>(node: Node, selector: string): Pick<readonly E[], 'forEach'> =>
  // The caller specifies the type of the selector's elements.
  (read(node, 'querySelectorAll')?.call(node, selector) ?? []) as readonly Node[] as readonly E[];

/** Returns the node that contains the view of an element whose shadow root is in the markup of the page. */
export const prerenderedRoot = (element: Element): Element | null | undefined =>
  read(element, 'shadowRoot')?.querySelector('[data-site-root]');

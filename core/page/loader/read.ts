/**
 * Reads a property of a node as the platform defines it, like `unclobber`, which the loader cannot import: it is a single
 * file. Undefined for targets that do not have the property, such as the document or the window.
 */
export const read = <Name extends keyof Element>(node: object, name: Name): Element[Name] | undefined =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

/** Lists the descendants of an element or the document that match a selector; none for other nodes. */
export const queryAll = <E extends HTMLElement>(node: Node, selector: string): readonly E[] => [
  // The caller specifies the type of the selector's elements.
  ...((read(node, 'querySelectorAll')?.call(node, selector) ?? []) as Iterable<E>),
];

/** Returns whether the shadow root of an element is in the markup of the page. */
export const isPrerendered = (element: Element): boolean =>
  !!read(element, 'shadowRoot')?.querySelector('[data-site-root]');

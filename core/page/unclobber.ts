/**
 * Bypasses DOM clobbering: `name` and `id` attributes of a page replace properties of its document, and those of
 * controls replace properties of their form (https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors). With
 * `<form name="defaultView">` in the page, `document.defaultView` is that form.
 */

/**
 * The properties of a node. It is not a node, so that it cannot be passed to the platform by mistake: the compiler
 * detects that by the missing constant.
 */
export type Unclobbered<N> = {
  // Forms have an index signature for their controls.
  [Key in keyof N as string extends Key ? never : number extends Key ? never : Exclude<Key, 'ATTRIBUTE_NODE'>]: N[Key];
};

/** Where the platform defines a property: on the node only if a script, or the platform, has put an accessor there. */
const ownerOf = (node: object, name: PropertyKey): object =>
  Object.getOwnPropertyDescriptor(node, name)?.get ? node : Object.getPrototypeOf(node);

const read = (node: object, name: PropertyKey) => Reflect.get(ownerOf(node, name), name, node);

const handler: ProxyHandler<Node> = {
  get(node, name) {
    const value = read(node, name);
    return typeof value === 'function' ? value.bind(node) : value;
  },
  set: (node, name, value) => Reflect.set(ownerOf(node, name), name, value, node),
};

/** Markup replaces properties whose names are strings, so that this one stays. */
const classOf = (node: object): unknown => Reflect.get(node, Symbol.toStringTag);

/**
 * Returns the properties of a document, a form, or any node of the author as the platform defines them. Markup replaces those of
 * documents and forms only; a proxy for each of thousands of other nodes would be slow.
 */
export const unclobber = <N extends Node>(node: N): Unclobbered<N> =>
  // Both have all properties of the type; the compiler sees only that it is a node.
  (/Document$|FormElement$/.test(String(classOf(node))) ? new Proxy(node, handler) : node) as unknown as Unclobbered<N>;

/** Returns whether an event target is a node, also of another document. */
export const isNode = (target: EventTarget | null): target is Node =>
  target !== null && read(target, 'nodeType') !== undefined;

/** Returns the window of a document; for a document without a window, the window of this script. */
export const windowOf = (document: Document): Window & typeof globalThis => unclobber(document).defaultView ?? window;

/**
 * Returns the origin of the page. A script can replace that of the window, so it is that of the address, unless it has none: frames from
 * `srcdoc` have the origin of the page around them.
 */
export function originOf(document: Document): string {
  // A document without a window has no address.
  const { origin } = unclobber(document).location ?? windowOf(document).location;
  return origin === 'null' ? windowOf(document).origin : origin;
}

/** Returns whether an event target is an element. A target that is not a node has no `nodeType`. */
export const isElement = (target: EventTarget): target is Element => read(target, 'nodeType') === 1;

/** Returns whether an element, which may be a form, matches a selector. Faster than `unclobber`. */
export const matches = (element: Element, selector: string): boolean =>
  read(element, 'matches').call(element, selector);

/** Returns the nearest inclusive ancestor of an element, which may be a form, that matches a selector. */
export const closest = (element: Element, selector: string): Element | null =>
  read(element, 'closest').call(element, selector);

/** Returns the box of an element, which may be a form. */
export const rectOf = (element: Element): DOMRect => Element.prototype.getBoundingClientRect.call(element);

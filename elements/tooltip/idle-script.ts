/**
 * Lets prerendered tooltips take over their markup when the pointer or the focus reaches their control. Runs without React, and imports
 * nothing, so that it is one request.
 */

/** Reads the id as the platform defines it: markup replaces that of forms. */
const hasId = (node: EventTarget, id: string): boolean =>
  node instanceof Element && Reflect.get(Element.prototype, 'id', node) === id;

const isControl = (host: Element, node: EventTarget): boolean => {
  const id = host.getAttribute('for');
  return id === null ? host.previousElementSibling === node : hasId(node, id);
};

const queryAll = (selector: string): Iterable<Element> =>
  Reflect.get(Document.prototype, 'querySelectorAll').call(document, selector);

let isListening = false;

/** Called when the page is idle, and before each other element of the page is used. */
export function serve(wake: (host: Element) => void): void {
  if (isListening) return;
  isListening = true;
  const notice = (nodes: readonly EventTarget[]): void => {
    for (const host of queryAll('site-tooltip'))
      if (host.shadowRoot?.querySelector('[data-site-root]') && nodes.some((node) => isControl(host, node))) wake(host);
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, (event) => notice(event.composedPath()), true);
  // What the visitor has reached before.
  notice([...queryAll(':hover, :focus')]);
}

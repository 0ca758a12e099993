/** Protects React from DOM clobbering (core/page/unclobber.ts). */
import { unclobber } from '../page/unclobber.ts';

/** The document as React uses it, which is to create nodes. */
const documentFor = (node: Node): object =>
  Object.create(unclobber(node.ownerDocument as Document), {
    // React listens to `selectionchange` for `onSelect`, which no view uses, and then searches the document's ancestors.
    addEventListener: { value: () => {} },
    // React restores the focus after a commit. In shadow roots it does not find the focused element anyway.
    defaultView: { value: { document: {}, HTMLIFrameElement: Function } },
  });

/** Events for which React reads the ancestors of a related target, which may be a form of the author. */
const related = /^(mouse|pointer)(over|out)$/;

/**
 * Wraps a node into which React renders. Its handlers receive only events from inside the node: for events from slotted
 * nodes React would search their ancestors, without an end if a control is named "parentNode", and call no handler.
 * Handlers for the pointer entering and leaving are never called.
 */
export const renderContainer = <N extends Element | ShadowRoot>(node: N): N =>
  new Proxy(node, {
    get(_, name) {
      if (name === 'ownerDocument') return documentFor(node);
      if (name === 'addEventListener')
        return (type: string, listener: (event: Event) => void, options: AddEventListenerOptions) => {
          const filtered = (event: Event): void => {
            // Events that reach a node in the document have a node as their target.
            if (node.contains(event.target as Node)) listener(event);
          };
          if (!related.test(type)) node.addEventListener(type, filtered, options);
        };
      const value = Reflect.get(node, name);
      return typeof value === 'function' ? value.bind(node) : value;
    },
    set: (_, name, value) => Reflect.set(node, name, value),
  });

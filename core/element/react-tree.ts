/**
 * Detects trees of the page's React when it is the React that renders the elements, as in an application that bundles
 * both. A test checks the marks of React that are used here.
 */
import { createRoot } from 'react-dom/client';
import { composedHost } from '../page/composed-tree.ts';
import { unclobber } from '../page/unclobber.ts';

let isInDefine = false;
let suffix: string | undefined;

const containerMark = '__reactContainer';

/** Each copy of React marks containers and the nodes that it creates with properties that end with a random suffix. */
function ownSuffix(): string {
  const probe = unclobber(document).createDocumentFragment();
  createRoot(probe);
  const mark = Object.keys(probe).find((key) => key.startsWith(containerMark));
  return mark?.slice(containerMark.length) ?? '';
}

/** Returns whether a node is in a tree of this copy of React. A commit of this tree may be running. */
export function isInOwnReactTree(node: Node | null): boolean {
  suffix ??= ownSuffix();
  for (let at: Node | null = node; at; at = unclobber(at).parentNode ?? composedHost(at)) {
    if (Reflect.get(at, `__reactFiber${suffix}`) || Reflect.get(at, containerMark + suffix)) return true;
  }
  return false;
}

/** Returns whether elements that are on the page are being defined. A render of React may be running. */
export const isDefining = (): boolean => isInDefine;

/** Defines elements so that `isDefining` reports it. */
export const trackedRegistry = {
  define(tag: string, Class: CustomElementConstructor): void {
    isInDefine = true;
    try {
      customElements.define(tag, Class);
    } finally {
      isInDefine = false;
    }
  },
};

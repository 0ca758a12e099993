/** Finds what an earlier run has written into a page. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import { prerenderMark } from '../text/prerendered-root.ts';
import { attributeOf, isTreeElement, type TreeElement } from './select.ts';

/** Lists the declarative shadow roots of an element, also those that the browser ignores. */
export const rootsOf = ({ childNodes }: TreeElement): readonly DefaultTreeAdapterTypes.Template[] =>
  childNodes.filter(
    (node): node is DefaultTreeAdapterTypes.Template =>
      node.nodeName === 'template' && isTreeElement(node) && attributeOf(node, 'shadowrootmode') !== undefined,
  );

/** Returns whether `prerender` wrote an element. */
export const isOwn = (element: TreeElement): boolean => attributeOf(element, prerenderMark) !== undefined;

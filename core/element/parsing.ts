/**
 * Elements that are defined while the page is parsed: the parser creates and connects them before it attaches their declarative
 * shadow root, and calls nothing afterwards.
 */
import { composedHost } from '../page/composed-tree.ts';
import { unclobber } from '../page/unclobber.ts';

export const isLoading = ({ ownerDocument }: Element): boolean => unclobber(ownerDocument).readyState === 'loading';

/** Returns whether nothing follows a node in the document, so that the parser may still be inside of it. */
function isLast(node: Node): boolean {
  const { nextSibling, parentNode } = unclobber(node);
  const parent = parentNode ?? composedHost(node);
  return !nextSibling && (!parent || isLast(parent));
}

/** Returns whether the parser may be before the end of the element's shadow root, which precedes all content. */
export const isBeingParsed = (element: Element): boolean =>
  isLoading(element) && element.isConnected && !element.firstChild && isLast(element);

/** Runs once the parser is behind the element's shadow root. */
export function whenParsed(element: Element, run: () => void): void {
  const document = unclobber(element.ownerDocument);
  const check = (): void => {
    if (isBeingParsed(element)) return;
    observer.disconnect();
    document.removeEventListener('readystatechange', check);
    run();
  };
  const observer = new MutationObserver(check);
  observer.observe(element.ownerDocument, { childList: true, subtree: true });
  document.addEventListener('readystatechange', check);
}

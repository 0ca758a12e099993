import { deepActiveElement, isElement } from './composed-tree.ts';
import { pageService } from './page.ts';
import { matches, unclobber } from './unclobber.ts';

/** Where the focus has to stay: exactly one of `container` and `predicate`. */
export interface FocusContainment {
  /** The focus stays in this element, also in shadow roots inside it. */
  readonly container?: Element;
  /** Returns whether an element may have the focus. */
  readonly predicate?: (element: Element) => boolean;
  /** Ends the containment. */
  readonly signal?: AbortSignal;
  readonly document?: Document;
}

const focusable =
  'a[href],area[href],audio[controls],button,details>summary,iframe,input,select,textarea,video[controls],[contenteditable],[tabindex]';

/** Yields the descendants of an element in document order, with those in shadow roots. */
function* descendants(element: Element): Generator<Element> {
  const { children, shadowRoot } = unclobber(element);
  for (const child of [...(shadowRoot?.children ?? []), ...children]) {
    yield child;
    yield* descendants(child);
  }
}

/** Focuses an element. Returns whether it has the focus: hidden and disabled ones do not get it. */
function focusOn(element: Element): boolean {
  // Elements of all namespaces that can have the focus have the method.
  unclobber(element as HTMLElement).focus?.();
  return deepActiveElement(element.ownerDocument) === element;
}

/** Focuses the first or the last element in a container that the Tab key reaches, or the container itself. */
function focusEdge(container: Element, isLast: boolean): void {
  const nodes = [...descendants(container)].filter(
    // Elements that can have the focus have the property.
    (node) => matches(node, focusable) && unclobber(node as HTMLElement).tabIndex >= 0,
  );
  if (!(isLast ? nodes.reverse() : nodes).some(focusOn)) focusOn(container);
}

/** The active containments of a page; only the newest one has an effect. */
const containmentsOf = (document: Document): Set<FocusContainment> =>
  pageService(document, 'focus-containments', () => new Set<FocusContainment>());

/**
 * Keeps the focus in a container, or on elements that meet a predicate, until the signal is aborted. The Tab key continues at the other
 * end of a container; otherwise the focus returns to the last element that may have it. Of several calls the newest one counts. Throws unless exactly one of `container` and
 * `predicate` is given (docs/spec.md#widgets-5). For modal content use `<dialog>`, which also hides the rest of the page from screen
 * readers.
 */
export function containFocus(containment: FocusContainment): void {
  const { container, predicate, signal, document = globalThis.document } = containment;
  if ((container === undefined) === (predicate === undefined))
    throw new TypeError('[Focus] Specify exactly one of container and predicate.');
  if (signal?.aborted) return;
  const page = container?.ownerDocument ?? document;
  const containments = containmentsOf(page);
  containments.add(containment);
  signal?.addEventListener('abort', () => containments.delete(containment));
  let last: Element | undefined;
  let isBackward = false;
  // WebKit on Linux has no key for Shift+Tab.
  const onKeyDown = ({ key, code, shiftKey }: KeyboardEvent): void => {
    if (key === 'Tab' || code === 'Tab') isBackward = shiftKey;
  };
  const onFocusIn = (event: FocusEvent): void => {
    const path = event.composedPath();
    const [target] = path;
    if (!target || !isElement(target) || [...containments].at(-1) !== containment) return;
    if (container ? path.includes(container) : predicate?.(target)) last = target;
    else if (container) focusEdge(container, isBackward);
    else if (last) focusOn(last);
  };
  const options = { capture: true, ...(signal && { signal }) };
  unclobber(page).addEventListener('keydown', onKeyDown, options);
  unclobber(page).addEventListener('focusin', onFocusIn, options);
}

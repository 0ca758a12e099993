/**
 * Detects that a visitor is about to use an element: by events in it, on the control that opens it, or in an element
 * that it references.
 */
import { loadChunk } from './load-chunk.ts';

/** The target of an event: an element, the document or the window. */
type Source = Pick<Element, 'id' | 'parentElement'> & Partial<Pick<Element, 'contains' | 'getAttribute'>>;

const names = (from: Source, to: Source): boolean =>
  ['commandfor', 'aria-controls', 'for'].some((name) => to.id && from.getAttribute?.(name)?.split(' ').includes(to.id));

// This is one function, because several would exceed the loader's limit of 1 KB.
const notice = (event: Event & { readonly relatedTarget: Node | null }): void => {
  document.querySelectorAll(':not(:defined)').forEach((element) => {
    // A target in a shadow root is its host here: ids in there are others. What the pointer or the focus was in already
    // gives no new sign, or an element that cannot come would be tried again with every movement.
    for (
      let source = event.target as Source | null;
      source && !source.contains?.(event.relatedTarget);
      source = source.parentElement
    )
      if (source === element || names(source, element) || names(element, source))
        loadChunk(element.localName)?.then(() => {
          if (event.type === 'click' && !event.defaultPrevented && source.getAttribute?.('commandfor') === element.id)
            element.dispatchEvent(
              Object.assign(new Event('command'), { command: source.getAttribute('command'), source }),
            );
        });
  });
};

/**
 * Loads an undefined tag on the first event, and passes the command of an earlier click to the element. Touch and pens
 * are pointers too, and assistive technology dispatches clicks.
 */
export const watchIntent = (): void => {
  ['pointerover', 'focusin', 'click', 'keydown'].forEach((sign) => {
    // Key events have no related target: `undefined` is not contained in any node.
    addEventListener(sign, notice as EventListener, true);
  });
};

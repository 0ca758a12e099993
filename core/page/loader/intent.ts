/** Signs that a person is about to use an element: in it, on what opens it, or in what it names. */
import { loadChunk } from './load-chunk.ts';

/** The target of an event: mostly an element, not for the document and the window. */
type Source = Pick<Element, 'id' | 'parentElement'> & Partial<Pick<Element, 'contains' | 'getAttribute'>>;

const names = (from: Source, to: Source): boolean =>
  ['commandfor', 'aria-controls', 'for'].some((name) => to.id && from.getAttribute?.(name)?.split(' ').includes(to.id));

// One function, however deep: split up it would not fit into the loader's 1 KB.
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
 * Loads an undefined tag on the first sign, and gives the element the command of a click that came before there was
 * something to do. Touch and pens are pointers too, and assistive technology clicks.
 */
export const watchIntent = (): void => {
  ['pointerover', 'focusin', 'click', 'keydown'].forEach((sign) => {
    // Keys have no related target: undefined, which is in nothing either.
    addEventListener(sign, notice as EventListener, true);
  });
};

/**
 * Detects that a visitor is about to use an element: by events in it, on the control that opens it, or in an element
 * that it references.
 */
import { loadChunk } from './load-chunk.ts';
import { prerenderedRoot, queryAll, read } from './read.ts';

/** Whether one target of an event, an element, the document or the window, references the other. */
const names = (from: object, to: object): boolean =>
  ['commandfor', 'aria-controls', 'for'].some((name) => {
    const id = read(to, 'id');
    // Only elements have the method.
    const attribute = read(from, 'getAttribute')?.call(from as Element, name);
    return id && attribute?.split(' ').includes(id);
  });

/** The form that is being submitted again: the browser submits it if its element could not load. */
let resubmitted: EventTarget | null = null;

// This is one function, because several would exceed the loader's limit.
const notice = (
  event: Event & { readonly relatedTarget: Node | null; readonly submitter: HTMLElement | null },
): void => {
  queryAll(document, ':not(:defined)').forEach((element) => {
    // A target in a shadow root is its host here: ids in there are others. What the pointer or the focus was in already
    // gives no new sign, or an element that cannot come would be tried again with every movement.
    for (
      // Other targets than elements do not have the properties that are read.
      let source = event.target as Element | null | undefined;
      source && !read(source, 'contains')?.call(source, event.relatedTarget);
      source = read(source, 'parentElement')
    ) {
      const opener = source;
      // A use of a prerendered element is noticed by another script.
      const isInside = opener === element && !prerenderedRoot(element);
      // A form or a login is submitted by its element. If that cannot load, the browser submits the form.
      const loading =
        isInside &&
        event.type === 'submit' &&
        event.target !== resubmitted &&
        /^site-(form|login)$/.test(element.localName) &&
        loadChunk(element.localName);
      if (loading) {
        event.preventDefault();
        loading.then(() => {
          // Only forms are submitted, so the target has the method.
          const form = event.target as HTMLFormElement;
          resubmitted = form;
          read(form, 'requestSubmit')?.call(form, event.submitter);
          resubmitted = null;
        });
      }
      if (isInside || names(opener, element) || names(element, opener))
        loadChunk(element.localName)?.then(() => {
          const attribute = (name: string) => read(opener, 'getAttribute')?.call(opener, name);
          if (event.type === 'click' && !event.defaultPrevented && attribute('commandfor') === element.id)
            element.dispatchEvent(
              Object.assign(new Event('command'), { command: attribute('command'), source: opener }),
            );
        });
    }
  });
};

/**
 * Loads an undefined tag on the first event, and passes the command of an earlier click to the element. Touch and pens
 * are pointers too, and assistive technology dispatches clicks. A form that is submitted before its element is defined is
 * submitted again afterwards.
 */
export const watchIntent = (): void => {
  ['pointerover', 'focusin', 'click', 'keydown', 'submit'].forEach((sign) => {
    // Key events have no related target: `undefined` is not contained in any node.
    addEventListener(sign, notice as EventListener, true);
  });
};

/** Signs that a person is about to use an element: in it, on what opens it, or in what it names. */
import { moments } from 'virtual:load-moments';
import { loadChunk } from './load-chunk.ts';

/** What is on the way of an event: elements, and others that have neither id nor attributes. */
type OnWay = EventTarget & Partial<Pick<Element, 'id' | 'getAttribute'>>;

const names = (from: OnWay, to: OnWay): boolean =>
  ['commandfor', 'aria-controls', 'for'].some((name) => to.id && from.getAttribute?.(name)?.split(' ').includes(to.id));

// One function, however deep: split up it would not fit into the loader's 1 KB.
const notice = (event: Event): void => {
  for (const tag in moments)
    if (!customElements.get(tag))
      for (const element of document.getElementsByTagName(tag))
        event.composedPath().forEach((source: OnWay) => {
          if (source === element || names(source, element) || names(element, source))
            loadChunk(tag)?.then((chunk) => {
              const command =
                chunk && event.type === 'click' && !event.defaultPrevented && source.getAttribute?.('command');
              if (command)
                element.dispatchEvent(Object.assign(new Event('command', { cancelable: true }), { command, source }));
            });
        });
};

/**
 * Loads an undefined tag on the first sign, and gives the element the command of a click that came before there was
 * somebody to obey. Fingers and pens are pointers too, keys go where the focus is, and assistive technology clicks.
 */
export const watchIntent = (): void => {
  ['pointerover', 'focusin', 'click'].forEach((sign) => {
    document.addEventListener(sign, notice, true);
  });
};

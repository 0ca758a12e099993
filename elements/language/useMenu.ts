import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { isNode, rectOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { linkAfterKey } from './model/keys.ts';

interface Place {
  /** Pixels by which its box starts after the start of the button. */
  readonly offset: number;
  readonly isAbove: boolean;
}

interface Menu {
  readonly details: RefObject<HTMLDetailsElement | null>;
  /** Where the menu has space. */
  readonly place: Place;
  /** Called when the menu has been opened or closed. */
  readonly update: () => void;
}

const below: Place = { offset: 0, isAbove: false };

/** Returns where the menu fits into the window: by default below the button, from its start, else to its end, else from the start of the window. */
function placeOf(details: HTMLDetailsElement): Place {
  const box = details.lastElementChild;
  if (!box) return below;
  const { ownerDocument } = details;
  const { innerHeight } = windowOf(ownerDocument);
  const { clientWidth } = unclobber(ownerDocument).documentElement;
  const [button, { width, height }] = [rectOf(details), rectOf(box)];
  const start = Math.floor(details.matches(':dir(rtl)') ? clientWidth - button.right : button.left);
  return {
    offset: start + width > clientWidth ? Math.max(button.width - width, -start) : 0,
    isAbove: button.bottom + height > innerHeight && button.top > height,
  };
}

/**
 * The menu as a disclosure (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/): Escape closes it, as does
 * leaving it, and arrow keys move between the links. `close` is set to what closes it after a choice.
 */
export function useMenu(getLinks: () => readonly HTMLElement[], close: RefObject<(() => void) | undefined>): Menu {
  const details = useRef<HTMLDetailsElement>(null);
  const links = useLatest(getLinks);
  const [place, setPlace] = useState(below);
  const hide = (): void => {
    if (details.current) details.current.open = false;
  };

  useLayoutEffect(() => {
    close.current = () => {
      // The focus would be lost with the link.
      if (links.current().some((link) => link.matches(':focus'))) details.current?.querySelector('summary')?.focus();
      hide();
    };
    return () => {
      close.current = undefined;
    };
  }, []);
  useHostEffect((host, signal) => {
    const isOpen = (): boolean => details.current?.open === true;
    // The link with the focus was in the list, and is now behind the button.
    if (!isOpen() && unclobber(host).matches(':focus-within')) details.current?.querySelector('summary')?.focus();
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (!isOpen() || defaultPrevented || altKey || ctrlKey || metaKey) return;
      const items = links.current();
      const to = linkAfterKey(
        key,
        items.findIndex((item) => item.matches(':focus')),
        items.length,
      );
      if (key !== 'Escape' && to === undefined) return;
      // Only this, and not what the page does on these keys.
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') hide();
      const next = to === undefined ? details.current?.querySelector('summary') : items[to];
      next?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (isNode(relatedTarget) && !unclobber(host).contains(relatedTarget)) hide();
    };
    const onPointerDown = (event: Event): void => {
      if (isOpen() && !event.composedPath().includes(host)) hide();
    };
    host.addEventListener('keydown', onKeyDown, { signal });
    host.addEventListener('focusout', onFocusOut, { signal });
    unclobber(host.ownerDocument).addEventListener('pointerdown', onPointerDown, { signal });
  });
  const update = (): void => setPlace(details.current?.open ? placeOf(details.current) : below);
  return { details, place, update };
}

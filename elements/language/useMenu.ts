import { type RefObject, useRef, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { isNode, rectOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { linkAfterKey } from './model/keys.ts';

interface Menu {
  readonly details: RefObject<HTMLDetailsElement | null>;
  /** The side of the button on which the menu has space: classes of its box. */
  readonly side: string;
  /** Called when the menu has been opened or closed. */
  readonly place: () => void;
  readonly close: () => void;
}

/** Returns the classes of the sides on which the menu fits into the window: by default below the button, from its start. */
function sideOf(details: HTMLDetailsElement): string {
  const box = details.lastElementChild;
  if (!box) return '';
  const { ownerDocument } = details;
  const { innerHeight } = windowOf(ownerDocument);
  const { clientWidth } = unclobber(ownerDocument).documentElement;
  const [button, menu] = [rectOf(details), rectOf(box)];
  const isRtl = details.matches(':dir(rtl)');
  const isWide = isRtl ? button.right - menu.width < 0 : button.left + menu.width > clientWidth;
  const isLow = button.bottom + menu.height > innerHeight && button.top > menu.height;
  return `${isWide ? ' end' : ''}${isLow ? ' above' : ''}`;
}

/**
 * The menu as a disclosure (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/): Escape closes it, as does
 * leaving it, and arrow keys move between the links.
 */
export function useMenu(getLinks: () => readonly HTMLElement[]): Menu {
  const details = useRef<HTMLDetailsElement>(null);
  const links = useRef(getLinks);
  const [side, setSide] = useState('');
  const close = (): void => {
    if (details.current) details.current.open = false;
  };

  useHostEffect((host, signal) => {
    const isOpen = (): boolean => details.current?.open === true;
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
      if (key === 'Escape') close();
      const next = to === undefined ? details.current?.querySelector('summary') : items[to];
      next?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (isNode(relatedTarget) && !unclobber(host).contains(relatedTarget)) close();
    };
    const onPointerDown = (event: Event): void => {
      if (isOpen() && !event.composedPath().includes(host)) close();
    };
    host.addEventListener('keydown', onKeyDown, { signal });
    host.addEventListener('focusout', onFocusOut, { signal });
    unclobber(host.ownerDocument).addEventListener('pointerdown', onPointerDown, { signal });
  });
  const place = (): void => setSide(details.current?.open ? sideOf(details.current) : '');
  return { details, side, place, close };
}

import { useMemo } from 'react';
import { rectOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { place } from './model/place.ts';

interface Placement {
  /** Shows the popover beside a control. Calls the function when the control leaves the window or is removed. */
  readonly show: (control: Element, onLost: () => void) => void;
  readonly hide: () => void;
}

/** Shows a popover. Returns whether the browser computes its position from the control. */
function showPopover(host: HTMLElement, control: Element): boolean {
  let isAnchored = false;
  host.showPopover({
    // Only browsers that use the control as the anchor read it.
    get source() {
      isAnchored = CSS.supports('position-area: block-start');
      // Every element may be the source.
      return control as HTMLElement;
    },
  });
  return isAnchored;
}

/** Calls the function when an element that was visible leaves the window, is hidden or removed. */
function whenLost(element: Element, onLost: () => void, signal: AbortSignal): void {
  let wasVisible = false;
  const observer = new IntersectionObserver((entries) => {
    const isVisible = entries.at(-1)?.isIntersecting ?? false;
    if (wasVisible && !isVisible) onLost();
    wasVisible ||= isVisible;
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Places a popover beside a control, now and when the page scrolls or changes its size. An anchored one only changes its side. */
function keepPlaced(host: HTMLElement, control: Element, isAnchored: boolean, signal: AbortSignal): void {
  const { shadowRoot: root, ownerDocument } = host;
  const view = windowOf(ownerDocument);
  const sheet = new view.CSSStyleSheet();
  const update = (): void => {
    const { clientWidth, clientHeight } = unclobber(ownerDocument).documentElement;
    const box = rectOf(control);
    const { left, top } = place(box, rectOf(host), { width: clientWidth, height: clientHeight });
    // Not `position-try-fallbacks`: WebKit 2.50 hangs when a dialog around the popover closes.
    const anchored = top > box.top ? 'inset: 15px 20px 20px; position-area: block-end span-all' : '';
    const measured = `inset: ${top}px auto auto ${left}px; position-area: none; justify-self: auto`;
    sheet.replaceSync(`:host([popover]:popover-open:not([hidden])) { ${isAnchored ? anchored : measured} }`);
  };
  if (!root) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  signal.addEventListener('abort', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  for (const type of ['scroll', 'resize'])
    view.addEventListener(type, update, { capture: true, passive: true, signal });
  update();
}

/** Shows and hides the element as a popover beside a control: by CSS anchor positioning, or measured where the browser has none. */
export function usePlacement(host: HTMLElement): Placement {
  return useMemo(() => {
    let controller: AbortController | undefined;
    return {
      show: (control, onLost) => {
        controller = new AbortController();
        const { signal } = controller;
        whenLost(control, onLost, signal);
        keepPlaced(host, control, showPopover(host, control), signal);
      },
      hide: () => {
        controller?.abort();
        if (host.matches(':popover-open')) host.hidePopover();
      },
    };
  }, [host]);
}

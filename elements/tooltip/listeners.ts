import { isElement } from '../../core/page/composed-tree.ts';
import { matches, windowOf } from '../../core/page/unclobber.ts';
import type { TooltipTrigger } from './trigger.ts';

type Listeners = { readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Passes the events of the page to the trigger of a tooltip until the signal is aborted. Listens to the window, because a framework
 * may replace the control at any time.
 */
export function listen(
  host: HTMLElement,
  findControl: () => Element | null,
  trigger: TooltipTrigger,
  signal: AbortSignal,
): void {
  const isInHost = (event: Event): boolean => event.composedPath().includes(host);
  const isOnControl = (event: Event): boolean => {
    const control = findControl();
    return control !== null && event.composedPath().includes(control);
  };
  const isFocusShown = (event: Event): boolean => {
    const [target] = event.composedPath();
    return isOnControl(event) && !!target && isElement(target) && matches(target, ':focus-visible');
  };
  const listeners: Listeners = {
    pointerover: (event) => {
      if (event.pointerType !== 'touch') trigger.point(isInHost(event) || isOnControl(event));
    },
    // The pointer leaves the window.
    pointerout: (event) => {
      if (!event.relatedTarget) trigger.point(false);
    },
    focusin: (event) => trigger.focus(isInHost(event) || isFocusShown(event)),
    focusout: () => trigger.focus(false),
    pointerdown: (event) => {
      if (!isInHost(event)) trigger.dismiss();
      if (event.pointerType === 'touch' && isOnControl(event)) trigger.press();
    },
    // Where a long press opens a menu, the browser takes the touch.
    contextmenu: () => {
      if (trigger.isPressed) trigger.completePress();
    },
    pointerup: () => trigger.release(),
    pointercancel: () => trigger.release(),
    // The visitor who has read the tooltip does not use the control yet.
    click: (event) => {
      if (event.detail > 0 && trigger.takeLongPress() && isOnControl(event)) stop(event);
    },
    // Before a dialog around the control, which the key would close.
    keydown: (event) => {
      if (event.key !== 'Escape' || event.isComposing || !trigger.isShown) return;
      stop(event);
      trigger.dismiss();
    },
  };
  const view = windowOf(host.ownerDocument);
  for (const [type, listener] of Object.entries(listeners)) {
    // The type of the event determines that of its listener.
    view.addEventListener(type, listener as EventListener, { capture: true, signal });
  }
}

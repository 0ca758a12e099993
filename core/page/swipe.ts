import { type Drag, noDrag, PointerTrack } from '../model/drag.ts';
import { isElement } from './composed-tree.ts';
import { matches, unclobber } from './unclobber.ts';

/** Listens to the swipes on an element; distances and velocities are those of {@link Drag}. */
export interface SwipeListener {
  /** A swipe starts. Returns `false` to ignore it. */
  readonly start?: () => boolean | undefined;
  readonly move?: (drag: Drag) => void;
  /** The swipe is over; a canceled one ends where it started, with {@link noDrag}. */
  readonly end: (drag: Drag) => void;
}

/** Elements that use pointer movement themselves. */
const interactive =
  'video[controls], audio, input, select, textarea, [contenteditable]:not([contenteditable=false]), [draggable=true]';

const isOnInteractive = (event: Event): boolean =>
  event.composedPath().some((target) => isElement(target) && matches(target, interactive));

/** Suppresses the click that ends a drag. Engines dispatch it, if at all, in the task of the pointerup event. */
function suppressClick(view: Window): void {
  const suppress = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('click', suppress, true);
  setTimeout(() => view.removeEventListener('click', suppress, true));
}

/** Follows a pressed pointer. The returned function stops it. */
function follow(down: PointerEvent, view: Window, listener: SwipeListener): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const track = new PointerTrack();
  track.add(down);
  let isDrag = false;

  const finish = (drag: Drag): void => {
    controller.abort();
    if (isDrag) listener.end(drag);
  };
  const cancel = (): void => finish(noDrag);
  const move = (event: PointerEvent): void => {
    // The mouse button was released over a frame, which dispatches its events to itself.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      cancel();
      return;
    }
    track.move(event);
    const axis = isDrag ? 'x' : track.axis();
    if (!axis) return;
    isDrag ||= axis === 'x' && listener.start?.() !== false;
    if (isDrag) listener.move?.(track.drag('x'));
    else controller.abort();
  };
  const lift = (event: PointerEvent): void => {
    track.move(event);
    if (isDrag) suppressClick(view);
    finish(track.drag('x'));
  };
  const handlers = { pointermove: move, pointerup: lift, pointercancel: cancel };
  for (const [type, handle] of Object.entries(handlers)) {
    const handleOwn = (event: Event): void => {
      // Only pointer events have these names.
      if (track.pointers.has((event as PointerEvent).pointerId)) handle(event as PointerEvent);
    };
    view.addEventListener(type, handleOwn, { signal });
  }
  // A second finger starts a pinch.
  view.addEventListener('pointerdown', cancel, { signal, capture: true });
  if (down.pointerType === 'mouse') preventNativeDrag(view, signal, cancel);
  return () => controller.abort();
}

/** Prevents the native drag of images and links. A mouse that selects text does not swipe. */
function preventNativeDrag(view: Window, signal: AbortSignal, cancel: () => void): void {
  const select = ({ target }: Event): void => {
    if (target && !isElement(target)) cancel();
  };
  view.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  view.addEventListener('selectstart', select, { signal });
}

/**
 * Recognizes horizontal drags of one finger, pen or mouse on an element; all other gestures stay with the browser and the
 * page. The element needs `touch-action: pan-y pinch-zoom`: without it the browser scrolls sideways and cancels the
 * pointer. Links and videos under the pointer keep working, but a drag does not end with a click on them.
 */
export function watchSwipes(element: HTMLElement, listener: SwipeListener, signal: AbortSignal): void {
  let stop = (): void => {};
  const start = (event: PointerEvent): void => {
    const view = unclobber(element.ownerDocument).defaultView;
    if (!view || !event.isPrimary || event.button !== 0 || event.defaultPrevented || isOnInteractive(event)) return;
    stop();
    stop = follow(event, view, listener);
  };
  element.addEventListener('pointerdown', start, { signal });
  signal.addEventListener('abort', () => stop());
}

import { type Drag, dragOf, intentOf, noDrag, type Sample } from '../model/drag.ts';
import { isElement } from './composed-tree.ts';

/** What happens to a drag; distances and velocities are those of {@link Drag}. */
export interface SwipeListener {
  /** One begins; answering `false` lets the pointer go. */
  readonly start?: () => boolean | undefined;
  readonly move?: (drag: Drag) => void;
  /** It is over; one that was cancelled ends where it began, with {@link noDrag}. */
  readonly end: (drag: Drag) => void;
}

/** What does something of its own with a pointer that moves over it. */
const occupied =
  'video[controls], audio, input, select, textarea, [contenteditable]:not([contenteditable=false]), [draggable=true]';

const isOccupied = (event: Event): boolean =>
  event.composedPath().some((target) => isElement(target) && target.matches(occupied));

const sampleOf = ({ timeStamp, clientX }: PointerEvent): Sample => ({ time: timeStamp, at: clientX });

/** What follows a drag is no click. Engines send it, if at all, together with the end of the press. */
function suppressClick(view: Window): void {
  const suppress = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('click', suppress, true);
  setTimeout(() => view.removeEventListener('click', suppress, true));
}

/** Follows a pointer from where it was put down. Answers how to end that at once. */
function follow(down: PointerEvent, view: Window, listener: SwipeListener): () => void {
  const following = new AbortController();
  const samples = [sampleOf(down)];
  let isDrag = false;

  const finish = (drag: Drag): void => {
    following.abort();
    if (isDrag) listener.end(drag);
  };
  const advance = (event: PointerEvent): void => {
    samples.push(sampleOf(event));
    const intent = isDrag ? 'drag' : intentOf(event.clientX - down.clientX, event.clientY - down.clientY);
    if (intent === 'unclear') return;
    isDrag ||= intent === 'drag' && listener.start?.() !== false;
    if (isDrag) listener.move?.(dragOf(samples));
    else following.abort();
  };
  const move = (event: PointerEvent): void => {
    // Over a frame of another page the mouse was let go unheard.
    if (event.pointerType === 'mouse' && event.buttons === 0) finish(noDrag);
    else advance(event);
  };
  const lift = (event: PointerEvent): void => {
    samples.push(sampleOf(event));
    if (isDrag) suppressClick(view);
    finish(dragOf(samples));
  };
  const handlers = { pointermove: move, pointerup: lift, pointercancel: () => finish(noDrag) };
  for (const [type, handle] of Object.entries(handlers)) {
    const own = (event: Event): void => {
      // Only pointer events have these names.
      if ((event as PointerEvent).pointerId === down.pointerId) handle(event as PointerEvent);
    };
    view.addEventListener(type, own, { signal: following.signal });
  }
  // A second finger wants to zoom.
  view.addEventListener('pointerdown', () => finish(noDrag), { signal: following.signal, capture: true });
  if (down.pointerType === 'mouse') holdDefaults(view, following.signal, () => finish(noDrag));
  return () => following.abort();
}

/** A mouse would drag pictures and links away. It still selects text: then it does not drag slides. */
function holdDefaults(view: Window, signal: AbortSignal, letGo: () => void): void {
  const select = ({ target }: Event): void => {
    if (target && !isElement(target)) letGo();
  };
  view.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  view.addEventListener('selectstart', select, { signal });
}

/**
 * Recognises horizontal drags of one finger, pen or mouse on an element; everything else stays the browser's and the
 * page's. The element's sheet must say `touch-action: pan-y pinch-zoom`: without it the browser scrolls sideways itself
 * and cancels. A link or video under the pointer works as ever, except that a drag does not end with a click on it.
 */
export function watchSwipes(element: HTMLElement, listener: SwipeListener, signal: AbortSignal): void {
  let letGo = (): void => {};
  const start = (event: PointerEvent): void => {
    const view = element.ownerDocument.defaultView;
    if (!view || !event.isPrimary || event.button !== 0 || event.defaultPrevented || isOccupied(event)) return;
    letGo();
    letGo = follow(event, view, listener);
  };
  element.addEventListener('pointerdown', start, { signal });
  signal.addEventListener('abort', () => letGo());
}

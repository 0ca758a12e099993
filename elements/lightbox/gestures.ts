/** Recognizes the gestures of fingers, pens and the mouse on the stage. */
import type { Point } from '../../core/model/contract/point.ts';
import { type Drag, distanceBetween, noDrag, type PointerSample, PointerTrack } from '../../core/model/drag.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { matches } from '../../core/page/unclobber.ts';

/** The drag of a finished gesture, along both axes. */
export interface GestureEnd {
  readonly x: Drag;
  readonly y: Drag;
}

/** Called during a gesture, and with its end once it is over. */
type DragHandler = (from: PointerSample, to: PointerSample, end?: GestureEnd) => void;

/** Handlers of gestures; all lengths are CSS pixels of the window. */
export interface GestureHandlers {
  /** Whether one finger pans the image instead of swiping to another slide. */
  readonly isZoomed: () => boolean;
  /** A pointer was pressed, or one of two was lifted: motions stop, and the gesture continues from here. */
  readonly press: () => void;
  /** `path` is the composed path of the pressed node. */
  readonly tap: (point: Point, path: readonly EventTarget[], isTouch: boolean) => void;
  readonly doubleTap: (point: Point) => void;
  /** Horizontally, to another slide. */
  readonly swipe: DragHandler;
  /** Vertically, to close the lightbox. */
  readonly dismiss: DragHandler;
  /** An enlarged image, with one finger or two. */
  readonly pan: DragHandler;
  readonly wheel: (point: Point, factor: number) => void;
}

/** Pixels that the mouse may move during a click; fingers have the slop of the track. */
const MOUSE_SLOP = 4;

/** The longest time in milliseconds and distance in pixels between the taps of a double tap. */
const doubleTap = { time: 300, distance: 30 };

/** The zoom per pixel of a wheel, and of a pinch on a touchpad, which sets `ctrlKey`. */
const wheelRate = { wheel: 0.002, pinch: 0.01 };
const linesToPixels = 16;

/** Returns whether an event happened on an element that matches. */
export const isOn = (path: readonly EventTarget[], selector: string): boolean =>
  path.some((node) => isElement(node) && matches(node, selector));

/** Calls the handlers for the gestures on a node until the signal is aborted. */
export class Gestures {
  readonly #node: HTMLElement;
  readonly #handlers: () => GestureHandlers;
  readonly #track = new PointerTrack();
  #gesture: 'press' | 'swipe' | 'dismiss' | 'pan' | undefined;
  #path: readonly EventTarget[] = [];
  #lastTap: PointerSample | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Reads `handlers` for each event, because they depend on the slide that is shown then. */
  constructor(node: HTMLElement, handlers: () => GestureHandlers, signal: AbortSignal) {
    this.#node = node;
    this.#handlers = handlers;
    const listen = (type: string, handle: (event: PointerEvent) => void): void =>
      // Only pointer events have the names below.
      node.addEventListener(type, (event) => handle(event as PointerEvent), { signal });
    listen('pointerdown', (event) => event.button === 0 && this.#down(event));
    listen('pointermove', (event) => this.#track.pointers.has(event.pointerId) && this.#move(event));
    for (const type of ['pointerup', 'pointercancel'])
      listen(type, (event) => this.#track.pointers.has(event.pointerId) && this.#up(event));
    // React adds passive listeners, which cannot prevent scrolling and browser zoom.
    node.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  #down(event: PointerEvent): void {
    if (this.#gesture === 'swipe' || this.#gesture === 'dismiss') return;
    // The controls of a video use drags themselves.
    if (isOn(event.composedPath(), 'video[controls]')) return;
    this.#track.add(event);
    this.#gesture = this.#track.pointers.size > 1 ? 'pan' : 'press';
    // The path of a captured pointer's events no longer contains the node under it.
    if (this.#gesture === 'press') this.#path = event.composedPath();
    else this.#capture();
    this.#handlers().press();
  }

  /** Receives the events beyond the node, and prevents a click on the node under the pointer. */
  #capture(): void {
    for (const id of this.#track.pointers.keys())
      if (!this.#node.hasPointerCapture(id)) this.#node.setPointerCapture(id);
  }

  #decide({ pointerType }: PointerEvent): void {
    const isMouse = pointerType === 'mouse';
    const axis = this.#track.axis(isMouse ? MOUSE_SLOP : undefined);
    if (!axis) return;
    clearTimeout(this.#timer);
    if (this.#handlers().isZoomed()) this.#gesture = 'pan';
    else this.#gesture = isMouse ? undefined : axis === 'x' ? 'swipe' : 'dismiss';
    if (this.#gesture) this.#capture();
  }

  #move(event: PointerEvent): void {
    this.#track.move(event);
    if (this.#gesture === 'press') this.#decide(event);
    if (this.#gesture && this.#gesture !== 'press')
      this.#handlers()[this.#gesture](this.#track.sampleAt(0), this.#track.sampleAt(-1));
  }

  #up(event: PointerEvent): void {
    const track = this.#track;
    const gesture = this.#gesture;
    const isCanceled = event.type === 'pointercancel';
    if (!isCanceled) track.move(event);
    track.remove(event);
    if (!gesture) return;
    if (track.pointers.size > 0) {
      this.#handlers().press();
      return;
    }
    this.#gesture = undefined;
    const [from, to] = [track.sampleAt(0), track.sampleAt(-1)];
    const dragAlong = (axis: 'x' | 'y'): Drag => (isCanceled ? noDrag : track.drag(axis));
    if (gesture !== 'press') this.#handlers()[gesture](from, to, { x: dragAlong('x'), y: dragAlong('y') });
    else if (!isCanceled) this.#tap(event, to);
  }

  /** A tap of a finger counts once it can no longer become a double tap. */
  #tap({ pointerType }: PointerEvent, at: PointerSample): void {
    const path = this.#path;
    const last = this.#lastTap;
    const isTouch = pointerType !== 'mouse';
    const tap = (): void => this.#handlers().tap(at, path, isTouch);
    clearTimeout(this.#timer);
    const isSecond = last && at.time - last.time < doubleTap.time && distanceBetween(at, last) < doubleTap.distance;
    this.#lastTap = isSecond ? undefined : at;
    if (!isTouch) tap();
    else if (isSecond) this.#handlers().doubleTap(at);
    else this.#timer = setTimeout(tap, doubleTap.time);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linesToPixels : 1);
    const rate = event.ctrlKey ? wheelRate.pinch : wheelRate.wheel;
    this.#handlers().wheel({ x: event.clientX, y: event.clientY }, Math.exp(-pixels * rate));
  }
}

/** Fingers, pens and the mouse on the stage: which gesture it is, and how far it has come. */
import type { Point } from '../../core/model/contract/point.ts';
import { type Drag, dragOf, noDrag } from '../../core/model/drag.ts';
import { isElement } from '../../core/page/composed-tree.ts';

/** The pointers of a gesture: their middle, and how far apart they are. */
export interface GesturePoint extends Point {
  readonly spread: number;
}

/** The end of a gesture, along both axes. */
export interface End {
  readonly x: Drag;
  readonly y: Drag;
}

/** Who is told of gestures; all in CSS pixels of the window. Without an end a gesture goes on. */
export interface GestureHandlers {
  /** Whether one finger moves the picture instead of going on to another one. */
  readonly isZoomed: () => boolean;
  /** A pointer is down, or one of two was lifted: whatever moves by itself stops, and the next way begins here. */
  readonly press: () => void;
  /** `path` is what was pressed and what it stands in. */
  readonly tap: (point: Point, path: readonly EventTarget[], isTouch: boolean) => void;
  readonly doubleTap: (point: Point) => void;
  /** Along the row of slides. */
  readonly turn: (from: GesturePoint, to: GesturePoint, end?: End) => void;
  /** Up or down, away from them. */
  readonly draw: (from: GesturePoint, to: GesturePoint, end?: End) => void;
  /** An enlarged picture, with one finger or two. */
  readonly move: (from: GesturePoint, to: GesturePoint, end?: End) => void;
  readonly wheel: (point: Point, factor: number) => void;
}

interface Sample extends GesturePoint {
  readonly time: number;
}

/** How far a pointer may move in a click, and how far apart in time and space the two of a double tap may be. */
const slop = { mouse: 4, touch: 8 };
const doubleTap = { time: 300, distance: 30 };

/** How much a turn of the wheel, and fingers on a touchpad (which say `ctrlKey`), enlarge by each pixel. */
const wheelRate = { turned: 0.002, pinched: 0.01 };
const linesToPixels = 16;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether something like this is among what an event happens on. */
export const isOn = (path: readonly EventTarget[], what: string): boolean =>
  path.some((node) => isElement(node) && node.matches(what));

/** Tells the handlers of gestures on a node until the signal is aborted. */
export class Gestures {
  readonly #node: HTMLElement;
  readonly #handlers: () => GestureHandlers;
  readonly #pointers = new Map<number, Point>();
  #gesture: 'press' | 'turn' | 'draw' | 'move' | undefined;
  #samples: Sample[] = [];
  #path: readonly EventTarget[] = [];
  #lastTap: Sample | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `handlers` is asked for each time: what gestures do depends on the slide that is there when they come. */
  constructor(node: HTMLElement, handlers: () => GestureHandlers, signal: AbortSignal) {
    this.#node = node;
    this.#handlers = handlers;
    const listen = (type: string, handle: (event: PointerEvent) => void): void =>
      // Only pointer events have the names below.
      node.addEventListener(type, (event) => handle(event as PointerEvent), { signal });
    listen('pointerdown', (event) => event.button === 0 && this.#down(event));
    listen('pointermove', (event) => this.#pointers.has(event.pointerId) && this.#move(event));
    for (const type of ['pointerup', 'pointercancel']) listen(type, (event) => this.#up(event));
    // React listens passively, and then the page behind would scroll and the browser zoom.
    node.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  #grip({ timeStamp: time }: Event): Sample {
    const [a = { x: 0, y: 0 }, b = a] = [...this.#pointers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: distance(a, b) || 1, time };
  }

  /** Gestures go on from here: with another number of pointers it is another way. */
  #begin(event: PointerEvent): void {
    this.#samples = [this.#grip(event)];
    this.#handlers().press();
  }

  #down(event: PointerEvent): void {
    if (this.#gesture === 'turn' || this.#gesture === 'draw') return;
    // Its timeline is drawn along, too.
    if (isOn(event.composedPath(), 'video[controls]')) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#gesture = this.#pointers.size > 1 ? 'move' : 'press';
    // Once a pointer is captured its events no longer say what is under it.
    if (this.#gesture === 'press') this.#path = event.composedPath();
    else this.#capture();
    this.#begin(event);
  }

  /** Keeps drags ours beyond the node, and from ending as clicks on what is under them. */
  #capture(): void {
    // Of pointers that are gone already nothing can be captured.
    for (const id of this.#pointers.keys()) if (!this.#node.hasPointerCapture(id)) this.#node.setPointerCapture(id);
  }

  #decide({ pointerType }: PointerEvent, from: GesturePoint, to: GesturePoint): void {
    const isMouse = pointerType === 'mouse';
    if (distance(from, to) < (isMouse ? slop.mouse : slop.touch)) return;
    clearTimeout(this.#timer);
    const isAlong = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
    if (this.#handlers().isZoomed()) this.#gesture = 'move';
    else this.#gesture = isMouse ? undefined : isAlong ? 'turn' : 'draw';
    if (this.#gesture) this.#capture();
  }

  #move(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const to = this.#grip(event);
    this.#samples.push(to);
    const [from = to] = this.#samples;
    if (this.#gesture === 'press') this.#decide(event, from, to);
    if (this.#gesture && this.#gesture !== 'press') this.#handlers()[this.#gesture](from, to);
  }

  #up(event: PointerEvent): void {
    const to = this.#grip(event);
    const gesture = this.#gesture;
    if (!this.#pointers.delete(event.pointerId) || !gesture) return;
    this.#gesture = this.#pointers.size > 0 ? gesture : undefined;
    const isOver = event.type === 'pointercancel';
    if (this.#gesture) this.#begin(event);
    else if (gesture !== 'press') this.#end(gesture, to, isOver);
    else if (!isOver) this.#tap(event, to);
  }

  #end(gesture: 'turn' | 'draw' | 'move', to: Sample, isOver: boolean): void {
    const [from = to] = this.#samples;
    const drag = (axis: 'x' | 'y'): Drag =>
      isOver ? noDrag : dragOf([...this.#samples, to].map((sample) => ({ time: sample.time, at: sample[axis] })));
    this.#handlers()[gesture](from, to, { x: drag('x'), y: drag('y') });
  }

  /** A touch means something only once it cannot become a double tap any more. */
  #tap({ pointerType }: PointerEvent, at: Sample): void {
    const path = this.#path;
    const last = this.#lastTap;
    const isTouch = pointerType !== 'mouse';
    const tap = (): void => this.#handlers().tap(at, path, isTouch);
    clearTimeout(this.#timer);
    const isSecond = last && at.time - last.time < doubleTap.time && distance(at, last) < doubleTap.distance;
    this.#lastTap = isSecond ? undefined : at;
    if (!isTouch) tap();
    else if (isSecond) this.#handlers().doubleTap(at);
    else this.#timer = setTimeout(tap, doubleTap.time);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linesToPixels : 1);
    const rate = event.ctrlKey ? wheelRate.pinched : wheelRate.turned;
    this.#handlers().wheel({ x: event.clientX, y: event.clientY }, Math.exp(-pixels * rate));
  }
}

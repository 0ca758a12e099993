/** Fingers, pens and the mouse on the stage: which gesture it is, and how far it has come. */
import type { Point } from '../../core/model/contract/point.ts';
import { type Drag, dragOf, noDrag } from '../../core/model/drag.ts';

/** Who is told of gestures; all in CSS pixels of the window. */
export interface Hands {
  /** Whether one finger moves the picture instead of going on to another one. */
  readonly isZoomed: () => boolean;
  /** A pointer is down: whatever moves by itself stops. */
  readonly press: () => void;
  /** `path` is what was pressed and what it stands in. */
  readonly tap: (point: Point, path: readonly EventTarget[], isTouch: boolean) => void;
  readonly doubleTap: (point: Point) => void;
  /** Along the row of slides. */
  readonly turn: (way: Point) => void;
  readonly turned: (drag: Drag) => void;
  /** Up or down, away from them. */
  readonly draw: (way: Point) => void;
  readonly drawn: (drag: Drag) => void;
  /** An enlarged picture, by how far it has moved. */
  readonly pan: (way: Point) => void;
  /** With its speed in pixels per millisecond. */
  readonly panned: (speed: Point) => void;
  /** Two fingers: where their middle was and is, and how many times as far apart they are as at first. */
  readonly pinch: (from: Point, to: Point, factor: number) => void;
  readonly pinched: () => void;
  readonly wheel: (point: Point, factor: number) => void;
}

/** Where a pointer was, and when. */
interface Sample extends Point {
  readonly time: number;
}

type Gesture = 'none' | 'press' | 'turn' | 'draw' | 'pan' | 'pinch';

/** How far a pointer may move in a click, and how far apart in time and space the two of a double tap may be. */
const slop = { mouse: 4, touch: 8 };
const doubleTap = { time: 300, distance: 30 };

/** How much a turn of the wheel, and fingers on a touchpad (which say `ctrlKey`), enlarge by each pixel. */
const wheelRate = { turned: 0.002, pinched: 0.01 };
const linesToPixels = 16;

const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const length = ({ x, y }: Point): number => Math.hypot(x, y);

/** Tells the hands of gestures on a node until the signal is aborted. */
export class Gestures {
  readonly #node: HTMLElement;
  readonly #current: () => Hands;
  readonly #pointers = new Map<number, Point>();
  #gesture: Gesture = 'none';
  #samples: Sample[] = [];
  #path: readonly EventTarget[] = [];
  /** Of two fingers when they came together. */
  #spread = { middle: { x: 0, y: 0 }, distance: 1 };
  #lastTap: Sample | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hands` is asked for each time: what gestures do depends on the slide that is there when they come. */
  constructor(node: HTMLElement, hands: () => Hands, signal: AbortSignal) {
    this.#node = node;
    this.#current = hands;
    node.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    node.addEventListener('pointermove', (event) => this.#move(event), { signal });
    node.addEventListener('pointerup', (event) => this.#up(event), { signal });
    node.addEventListener('pointercancel', (event) => this.#up(event), { signal });
    // React listens passively, and then the page behind would scroll and the browser zoom.
    node.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  get #hands(): Hands {
    return this.#current();
  }

  get #way(): Point {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    return first && last ? minus(last, first) : { x: 0, y: 0 };
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, at(event));
    if (this.#pointers.size === 1) this.#begin(event);
    else if (this.#gesture === 'press' || this.#gesture === 'pan') this.#beginPinch();
  }

  #begin(event: PointerEvent): void {
    this.#gesture = 'press';
    this.#samples = [{ ...at(event), time: event.timeStamp }];
    // Once a pointer is captured its events no longer say what is under it.
    this.#path = event.composedPath();
    this.#hands.press();
  }

  #beginPinch(): void {
    const [a, b] = [...this.#pointers.values()];
    if (!a || !b) return;
    this.#gesture = 'pinch';
    this.#spread = { middle: middle(a, b), distance: Math.max(1, length(minus(a, b))) };
    for (const id of this.#pointers.keys()) this.#capture(id);
    this.#hands.press();
  }

  /** Keeps a drag ours beyond the node, and from ending as a click on what is under it. */
  #capture(id: number): void {
    try {
      this.#node.setPointerCapture(id);
    } catch {
      // A pointer that is gone already.
    }
  }

  #decide({ pointerType, pointerId }: PointerEvent): void {
    const isMouse = pointerType === 'mouse';
    const way = this.#way;
    if (length(way) < (isMouse ? slop.mouse : slop.touch)) return;
    clearTimeout(this.#timer);
    if (this.#hands.isZoomed()) this.#gesture = 'pan';
    else if (isMouse) this.#gesture = 'none';
    else this.#gesture = Math.abs(way.x) > Math.abs(way.y) ? 'turn' : 'draw';
    if (this.#gesture !== 'none') this.#capture(pointerId);
  }

  #move(event: PointerEvent): void {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#pointers.set(event.pointerId, at(event));
    this.#samples.push({ ...at(event), time: event.timeStamp });
    if (this.#gesture === 'pinch') this.#spreadOut();
    if (this.#gesture === 'press') this.#decide(event);
    if (this.#gesture === 'turn' || this.#gesture === 'draw' || this.#gesture === 'pan')
      this.#hands[this.#gesture](this.#way);
  }

  #spreadOut(): void {
    const [a, b] = [...this.#pointers.values()];
    if (!a || !b) return;
    this.#hands.pinch(this.#spread.middle, middle(a, b), length(minus(a, b)) / this.#spread.distance);
  }

  #up(event: PointerEvent): void {
    if (!this.#pointers.delete(event.pointerId) || (this.#pointers.size > 0 && this.#gesture !== 'pinch')) return;
    const gesture = this.#gesture;
    this.#gesture = 'none';
    this.#samples.push({ ...at(event), time: event.timeStamp });
    const isOver = event.type === 'pointercancel';
    const drag = (axis: 'x' | 'y'): Drag =>
      isOver ? noDrag : dragOf(this.#samples.map((sample) => ({ time: sample.time, at: sample[axis] })));
    if (gesture === 'pinch') this.#hands.pinched();
    else if (gesture === 'turn') this.#hands.turned(drag('x'));
    else if (gesture === 'draw') this.#hands.drawn(drag('y'));
    else if (gesture === 'pan') this.#hands.panned({ x: drag('x').velocity, y: drag('y').velocity });
    else if (gesture === 'press' && !isOver) this.#tap(event);
  }

  #tap(event: PointerEvent): void {
    const point = at(event);
    if (event.pointerType === 'mouse') this.#hands.tap(point, this.#path, false);
    else this.#touch(point, event.timeStamp);
  }

  /** A touch means something only once it cannot become a double tap any more. */
  #touch(point: Point, time: number): void {
    clearTimeout(this.#timer);
    const path = this.#path;
    const last = this.#lastTap;
    const isSecond = last && time - last.time < doubleTap.time && length(minus(point, last)) < doubleTap.distance;
    this.#lastTap = isSecond ? undefined : { ...point, time };
    if (isSecond) this.#hands.doubleTap(point);
    else this.#timer = setTimeout(() => this.#hands.tap(point, path, true), doubleTap.time);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linesToPixels : 1);
    this.#hands.wheel(at(event), Math.exp(-pixels * (event.ctrlKey ? wheelRate.pinched : wheelRate.turned)));
  }
}

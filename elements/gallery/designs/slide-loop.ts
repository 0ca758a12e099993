/** Continues a row of slides at its other end. Loaded by carousels and sliders with `loop`. */
import type { Bridge } from '../../../core/element/bridge.ts';
import { NodeProperties } from '../../../core/element/light-dom/node-properties.ts';
import { adoptInto } from '../../../core/page/sheet.ts';
import { rectOf } from '../../../core/page/unclobber.ts';
import type { Alignment } from '../model/alignment.ts';
import { distanceTo, type Flow, lengthsOf, type Span, scrolled, scrollOptions, spanOf } from '../model/scroll.ts';
import type { Direction } from '../model/slide-index.ts';
import sheet from './slide-loop.css';

/** The slides that are shown at the other end. Another resource than the properties of images. */
class ShiftedSlides extends NodeProperties {}

/** A slide that is rendered, and its edges from the start of the first slide. */
interface PlacedSlide extends Span {
  readonly node: HTMLElement;
}

const attribute = 'data-loop';

/**
 * Moves the first slides behind the last ones, or the last ones before the first, whenever they are in view there. Slides keep their
 * place in the document, so that they are read, focused and counted once.
 */
export class SlideLoop {
  readonly #box: HTMLElement;
  readonly #bridge: Bridge;
  readonly #controller = new AbortController();
  /** Whether a finger is on the slides, which then do not move on their own. */
  isTouched = false;
  #flow: Flow = 'right';
  #slides: readonly PlacedSlide[] = [];
  /** The number of slides that are moved behind the last one, and before the first one. */
  #shifted = [0, 0];
  /** The distance after which the slides repeat; 0 if they do not fill the box. */
  #period = 0;
  /** The scroll position of the start of the first slide. */
  #origin = 0;
  /** The lowest scroll position at rest: that of the first slide. */
  #first = 0;
  /** The distance from the view within which slides are moved. */
  #margin = 0;

  constructor(box: HTMLElement, bridge: Bridge, onRelease: () => void) {
    this.#box = box;
    this.#bridge = bridge;
    adoptInto(bridge.host.shadow, [sheet]);
    const { signal } = this.#controller;
    const update = ({ targetTouches }: TouchEvent): void => {
      this.isTouched = targetTouches.length > 0;
      if (!this.isTouched) onRelease();
    };
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      box.addEventListener(type, update, { signal, passive: true });
  }

  /** Whether the slides fill the box, so that they can loop. */
  get isActive(): boolean {
    return this.#period > 0;
  }

  /** Reads the edges of the slides; needed after they or the box have changed. */
  measure(nodes: readonly Element[], flow: Flow, alignment: Alignment): void {
    this.#flow = flow;
    this.#move(0, 0);
    // Slides are HTML elements, or others that have a `style` as well.
    const spans = nodes.map((node) => ({ node: node as HTMLElement, ...spanOf(rectOf(node), flow) }));
    const slides = spans.filter(({ start, end }) => end > start);
    const [first, second = first] = slides;
    const last = slides.at(-1);
    const longest = slides.reduce((most, { start, end }) => Math.max(most, end - start), 0);
    const period = first && second && last ? last.end - first.start + second.start - first.end : 0;
    const [visible] = lengthsOf(this.#box, flow);
    // With fewer slides there would be a gap.
    if (!first || period - longest < visible - 1) {
      this.#stop();
      return;
    }
    this.#period = period;
    this.#margin = Math.min(visible, (period - longest - visible) / 2);
    this.#slides = slides.map(({ node, start, end }) => ({ node, start: start - first.start, end: end - first.start }));
    // Space to scroll beyond either end, as far as slides can be moved there.
    const room = Math.min(period, 2 * visible);
    this.#box.style.setProperty('--_site-gallery-before', `${room}px`);
    this.#box.setAttribute(attribute, '');
    const box = spanOf(this.#box.getBoundingClientRect(), flow);
    const start = spanOf(rectOf(first.node), flow);
    this.#origin = start.start - box.start + scrolled(this.#box, flow);
    this.#first = distanceTo(box, start, alignment) + scrolled(this.#box, flow);
    this.#box.style.setProperty('--_site-gallery-end', `${this.#origin + period + room}px`);
  }

  /** Returns the distance to a slide over the end in this direction, or over the nearer one. */
  wayTo(distance: number, direction: Direction | undefined): number {
    const period = this.#period;
    if (!period) return distance;
    const way = distance - Math.round(distance / period) * period;
    if (direction === 'forward' && way < -1) return way + period;
    return direction === 'reverse' && way > 1 ? way - period : way;
  }

  /** Scrolls to a position, or to the equal one between the first slide and its repetition. Returns false without a loop. */
  scrollTo(position: number): boolean {
    const period = this.#period;
    if (!period) return false;
    const from = this.#first - 1;
    const to = position - Math.floor((position - from) / period) * period;
    this.show(to);
    this.#box.scrollTo({ ...scrollOptions(to, this.#flow), behavior: 'instant' });
    return true;
  }

  /** Moves the slides that are in view at the other end. */
  show(position = scrolled(this.#box, this.#flow)): void {
    const period = this.#period;
    if (!period) return;
    const start = position - this.#origin;
    const [visible] = lengthsOf(this.#box, this.#flow);
    const slides = this.#slides;
    let [behind, before] = [0, 0];
    while ((slides[behind]?.start ?? Infinity) + period < start + visible + this.#margin) behind += 1;
    while ((slides.at(-1 - before)?.end ?? -Infinity) - period > start - this.#margin) before += 1;
    this.#move(behind, before);
  }

  /** Ends the loop. */
  release(): void {
    this.#controller.abort();
    this.#stop();
  }

  #stop(): void {
    this.#move(0, 0);
    this.#period = 0;
    this.#box.removeAttribute(attribute);
  }

  #move(behind: number, before: number): void {
    if (behind === this.#shifted[0] && before === this.#shifted[1]) return;
    this.#shifted = [behind, before];
    const shift = (distance: number): string =>
      this.#flow === 'down' ? `0 ${distance}px` : `${this.#flow === 'left' ? -distance : distance}px`;
    const slides = this.#slides;
    const moved = new Map(
      [...slides.slice(0, behind), ...slides.slice(slides.length - before)].map(({ node }, place) => [
        node,
        { '--site-given-shift': shift(place < behind ? this.#period : -this.#period) } as const,
      ]),
    );
    this.#bridge.resource(ShiftedSlides).set(moved);
  }
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../core/model/contract/point.ts';
import { isElement, treeOf } from '../../core/page/composed-tree.ts';
import { fadeTime } from './flight.ts';
import { Gestures, type Grip, type Hands } from './gestures.ts';
import { type Command, commandOf, keyThrottle, stepAt } from './model/commands.ts';
import { type Course, slideAt, stepTo } from './model/course.ts';
import { closes, coverLeft, turns } from './model/drag.ts';
import { fitted, moved, type View, zoomAbout } from './model/zoom.ts';
import { glide, pictureIn, put } from './moves.ts';
import { useCourse } from './useCourse.ts';
import { type Measures, useZoom } from './useZoom.ts';

interface Options {
  readonly count: number;
  readonly index: number;
  readonly loop: boolean;
  readonly speed: number;
  readonly scrolls: boolean;
  readonly isRtl: boolean;
  readonly isStill: boolean;
  /** Controls are hidden: the first touch brings them back and does nothing else. */
  readonly isIdle: boolean;
  readonly onIndex: (to: number) => boolean;
  readonly onSettled: (from: number, to: number) => void;
  readonly onClose: () => boolean;
}

export interface Stage {
  readonly course: Course;
  readonly isZoomed: boolean;
  /** Enlarges the picture as commanded, or shows the whole again. */
  readonly toggleZoom: () => void;
  readonly canStep: (by: 1 | -1) => boolean;
  readonly step: (by: 1 | -1) => void;
}

/** What keys are for already, wherever it stands. */
const typedInto = 'audio, input, select, textarea, video, [contenteditable]';

/** How long a picture that was let go moves on: at its speed, and until it rests; in milliseconds. */
const momentum = 180;
const throwTime = 600;

const still: Point = { x: 0, y: 0 };

/** Everything a visitor does to the slides: by buttons, keys, fingers and the wheel. */
export function useStage(
  dialog: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  options: Options,
): Stage {
  const { count, index, loop, isRtl, isStill, onClose } = options;
  const { course, go, follow, back } = useCourse(row, { ...options, speed: isStill ? 0 : options.speed });
  const zoom = useZoom(stage, course.place, isStill);

  const canStep = (by: 1 | -1): boolean => stepTo(index, by, count, loop) !== undefined;
  const step = (by: 1 | -1, isDrawn = false): boolean => canStep(by) && go(slideAt(index + by, count), by, isDrawn);
  const scale = (factor: number, point?: Point, duration?: number): void =>
    zoom.change(
      (view, { most, from }) =>
        zoomAbout(view, point ? from(point) : still, Math.min(most, Math.max(1, view.scale * factor))),
      duration,
    );
  const toggleZoom = (point?: Point): void =>
    zoom.change((view, { usual, from }) =>
      view.scale > 1 ? fitted : zoomAbout(view, point ? from(point) : still, usual),
    );

  const obey = (command: Command): void => {
    if ('step' in command) step(command.step);
    else if ('to' in command) go(slideAt(command.to, count));
    else if ('pan' in command) zoom.change((view) => moved(view, command.pan));
    else scale(command.zoom);
  };
  usePresses(dialog, isRtl, zoom.isZoomed, obey);
  // The focus must not stay behind in a slide that is left, nor be lost with it.
  useLayoutEffect(() => {
    const node = stage.current;
    const active = node && (treeOf(node)?.activeElement ?? null);
    if (node?.querySelector('[inert]')?.contains(active)) node.focus({ preventScroll: true });
  }, [course.place]);

  const isWaking = useRef(false);
  const tap: Hands['tap'] = (point, path, isTouch) => {
    const isOn = (what: string): boolean => path.some((node) => isElement(node) && node.matches(what));
    const { innerWidth: width = 0, innerHeight: height = 0 } = stage.current?.ownerDocument.defaultView ?? {};
    const by = stepAt(point, { width, height }, isRtl);
    if (isTouch && isWaking.current) return;
    if (!isOn('.picture')) onClose();
    else if (zoom.isZoomed) toggleZoom();
    else if (by && !isOn('.film')) step(by);
  };
  useHands(stage, {
    isZoomed: () => zoom.isZoomed,
    press: () => {
      isWaking.current = options.isIdle;
      zoom.start();
    },
    tap,
    doubleTap: toggleZoom,
    turn: (from, to, end) => {
      const x = to.x - from.x;
      const by = x > 0 === isRtl ? 1 : -1;
      if (!end) follow(canStep(by) ? x : x / 3);
      else if (!turns(end.x, stage.current?.clientWidth ?? 0) || !step(by, true)) back();
    },
    draw: (from, to, end) => {
      const picture = pictureIn(stage.current);
      const height = stage.current?.clientHeight ?? 0;
      if (!picture || (end && closes(end.y, height) && onClose())) return;
      const left = end ? 1 : coverLeft(to.y - from.y, height);
      stage.current?.parentElement?.style.setProperty('--_site-lightbox-cover', String(left));
      if (end) glide(picture, fitted, isStill ? 0 : fadeTime);
      else put(picture, { scale: 0.8 + 0.2 * left, x: to.x - from.x, y: to.y - from.y });
    },
    move: (from, to, end) => {
      const way = (a: Grip, b: Grip) => (view: View, measures: Measures) =>
        moved(zoomAbout(view, measures.from(a), (view.scale * b.spread) / a.spread), { x: b.x - a.x, y: b.y - a.y });
      if (!end) return zoom.follow(way(from, to));
      zoom.change((view) => moved(view, { x: end.x.velocity * momentum, y: end.y.velocity * momentum }), throwTime);
    },
    wheel: (point, factor) => scale(factor, point, 0),
  });

  return {
    course,
    isZoomed: zoom.isZoomed,
    toggleZoom: () => toggleZoom(),
    canStep,
    step: (by) => void step(by),
  };
}

/** Hears gestures on a node; the hands are those of the latest render. */
function useHands(node: RefObject<HTMLElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useLayoutEffect(() => {
    const controller = new AbortController();
    if (node.current) new Gestures(node.current, () => latest.current, controller.signal);
    return () => controller.abort();
  }, []);
}

/** Hears keys in a node; steps by them keep their distance in time. */
function usePresses(
  node: RefObject<HTMLElement | null>,
  isRtl: boolean,
  isZoomed: boolean,
  obey: (command: Command) => void,
): void {
  const last = useRef(-keyThrottle);
  const press = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // The key that opened it may still be down, and must not press what has the focus now.
    const isHeld = event.repeat && /^(?:Enter| )$/.test(event.key);
    const isTyped = target && isElement(target) && target.matches(typedInto);
    const command = isTyped ? undefined : commandOf(event.key, isRtl, isZoomed);
    if (isHeld || command) event.preventDefault();
    if (!command || ('step' in command && event.timeStamp - last.current < keyThrottle)) return;
    last.current = event.timeStamp;
    obey(command);
  };
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => latest.current(event);
    node.current?.addEventListener('keydown', hear);
    return () => node.current?.removeEventListener('keydown', hear);
  }, []);
}

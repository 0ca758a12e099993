import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../core/model/contract/point.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { fadeTime } from './flight.ts';
import { Gestures, type Hands } from './gestures.ts';
import { type Command, commandOf, keyThrottle, stepAt } from './model/commands.ts';
import { slideAt, stepTo } from './model/course.ts';
import { closes, coverLeft, turns } from './model/drag.ts';
import { fitted } from './model/zoom.ts';
import { glide, put } from './moves.ts';
import { type CourseControl, useCourse } from './useCourse.ts';
import { pictureIn, useZoom, type Zoom } from './useZoom.ts';

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

export interface Stage extends Pick<CourseControl, 'course'> {
  readonly zoom: Zoom;
  readonly canStep: (by: 1 | -1) => boolean;
  readonly step: (by: 1 | -1) => void;
}

/** What keys are for already, wherever it stands. */
const typedInto = 'audio, input, select, textarea, video, [contenteditable]';

/** How much of the page is covered, while a picture is drawn away. */
const cover = (stage: HTMLElement | null, left: number): void =>
  stage?.parentElement?.style.setProperty('--_site-lightbox-cover', String(left));

/** Everything a visitor does to the slides: by buttons, keys, fingers and the wheel. */
export function useStage(
  dialog: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  options: Options,
): Stage {
  const { count, index, loop, isRtl, isStill, onClose } = options;
  const control = useCourse(row, { ...options, speed: isStill ? 0 : options.speed });
  const zoom = useZoom(stage, control.course.place, isStill);
  const lastKey = useRef(-keyThrottle);
  const isWaking = useRef(false);

  const step = (by: 1 | -1, isDrawn = false): boolean => {
    const to = stepTo(index, by, count, loop);
    return to !== undefined && control.go(to, by, isDrawn);
  };
  const obey = (command: Command): void => {
    if ('step' in command) step(command.step);
    else if ('to' in command) control.go(slideAt(command.to, count));
    else if ('pan' in command) zoom.pan(command.pan);
    else zoom.by(command.zoom);
  };

  const press = (event: globalThis.KeyboardEvent): void => {
    const [target] = event.composedPath() as Element[];
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // The key that opened it may still be down, and must not press what has the focus now.
    const isHeld = event.repeat && /^(?:Enter| )$/.test(event.key);
    const command = target?.matches(typedInto) ? undefined : commandOf(event.key, isRtl, zoom.isZoomed);
    if (isHeld || command) event.preventDefault();
    if (!command || ('step' in command && event.timeStamp - lastKey.current < keyThrottle)) return;
    lastKey.current = event.timeStamp;
    obey(command);
  };

  const tap = (point: Point, path: readonly EventTarget[], isTouch: boolean): void => {
    const isOn = (what: string): boolean => path.some((node) => isElement(node) && node.matches(what));
    if (isTouch && isWaking.current) return;
    if (!isOn('.picture')) {
      onClose();
    } else if (zoom.isZoomed) {
      zoom.toggle();
    } else if (!isOn('.film')) {
      turnPage(point);
    }
  };
  const turnPage = (point: Point): void => {
    const { innerWidth: width = 0, innerHeight: height = 0 } = stage.current?.ownerDocument.defaultView ?? {};
    const by = stepAt(point, { width, height }, isRtl);
    if (by) step(by);
  };

  const hands: Hands = {
    isZoomed: () => zoom.isZoomed,
    press: () => {
      isWaking.current = options.isIdle;
      zoom.start();
    },
    tap,
    doubleTap: (point) => zoom.toggle(point),
    turn: ({ x }) => {
      const by = x > 0 === isRtl ? 1 : -1;
      control.follow(stepTo(index, by, count, loop) === undefined ? x / 3 : x);
    },
    turned: (drag) => {
      const isTurned = turns(drag, stage.current?.clientWidth ?? 0);
      if (!isTurned || !step(drag.distance > 0 === isRtl ? 1 : -1, true)) control.back();
    },
    draw: ({ x, y }) => {
      const picture = pictureIn(stage.current);
      const left = coverLeft(y, stage.current?.clientHeight ?? 0);
      if (picture) put(picture, { scale: 0.8 + 0.2 * left, x, y });
      cover(stage.current, left);
    },
    drawn: (drag) => {
      if (closes(drag, stage.current?.clientHeight ?? 0) && onClose()) return;
      const picture = pictureIn(stage.current);
      if (picture) glide(picture, fitted, isStill ? 0 : fadeTime);
      cover(stage.current, 1);
    },
    pan: (way) => zoom.follow(way),
    panned: (speed) => zoom.rest(speed),
    pinch: (from, to, factor) => zoom.follow({ x: to.x - from.x, y: to.y - from.y }, from, factor),
    pinched: () => zoom.rest(),
    wheel: (point, factor) => zoom.by(factor, point, true),
  };
  const latest = useRef({ hands, press });
  latest.current = { hands, press };

  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (stage.current) new Gestures(stage.current, () => latest.current.hands, signal);
    dialog.current?.addEventListener('keydown', (event) => latest.current.press(event), { signal });
    return () => controller.abort();
  }, []);

  return {
    course: control.course,
    zoom,
    canStep: (by) => stepTo(index, by, count, loop) !== undefined,
    step: (by) => void step(by),
  };
}

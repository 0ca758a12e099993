import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { Point } from '../../core/model/contract/point.ts';
import { completesSwipe, type PointerSample } from '../../core/model/drag.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { type GestureHandlers, Gestures, isOn } from './gestures.ts';
import { dismisses, overlayOpacity, stepAt } from './model/commands.ts';
import { fitted, moved, type View, zoomAbout } from './model/zoom.ts';
import { fadeTime } from './thumbnail-animation.ts';
import { animateView, imageBoxIn, setView } from './transforms.ts';
import type { SlideTransitionControl } from './useSlideTransition.ts';
import type { Measures, Zoom } from './useZoom.ts';

interface Options extends Pick<SlideTransitionControl, 'follow' | 'back'> {
  readonly isOpen: boolean;
  readonly isRtl: boolean;
  readonly isStill: boolean;
  /** Controls are hidden: the first touch shows them and does nothing else. */
  readonly isIdle: boolean;
  readonly zoom: Zoom;
  /** Changes the zoom around a point of the window; at once if the duration is 0. */
  readonly scale: (factor: number, point?: Point, duration?: number) => void;
  readonly toggleZoom: (point?: Point) => void;
  readonly canStep: (by: 1 | -1) => boolean;
  /** Returns whether the change starts. */
  readonly step: (by: 1 | -1, isDrawn?: boolean) => boolean;
  readonly onClose: () => boolean;
}

/** Milliseconds for which a released image keeps moving: at constant speed, and until it stops. */
const momentum = 180;
const throwTime = 600;

/** Returns the view after a gesture of one or two fingers. */
const pinchedView =
  (a: PointerSample, b: PointerSample) =>
  (view: View, measures: Measures): View =>
    moved(zoomAbout(view, measures.from(a), (view.scale * b.spread) / a.spread), { x: b.x - a.x, y: b.y - a.y });

/** The callbacks of gestures by touch, pen, mouse and wheel. */
export function useGestures(ref: RefObject<HTMLElement | null>, options: Options): void {
  const { isOpen, isRtl, isStill, isIdle, zoom, scale, toggleZoom, canStep, step, follow, back, onClose } = options;
  const isWaking = useRef(false);
  // Ignores the second press of a double click on the thumbnail.
  const isEarly = useRef(false);

  const handlers: GestureHandlers = {
    isZoomed: () => zoom.isZoomed,
    press: () => {
      isWaking.current = isIdle;
      isEarly.current = zoom.start();
    },
    tap: (point, path, isTouch) => {
      const { innerWidth: width = 0, innerHeight: height = 0 } =
        unclobber(ref.current?.ownerDocument ?? document).defaultView ?? {};
      const by = stepAt(point, { width, height }, isRtl);
      if (isEarly.current || (isTouch && isWaking.current)) return;
      if (!isOn(path, '.picture')) onClose();
      else if (zoom.isZoomed) toggleZoom();
      else if (by && !isOn(path, '.video')) step(by);
    },
    doubleTap: toggleZoom,
    swipe: (from, to, end) => {
      const x = to.x - from.x;
      const by = x > 0 === isRtl ? 1 : -1;
      if (!end) follow(canStep(by) ? x : x / 3);
      else if (!completesSwipe(end.x, ref.current?.clientWidth ?? 0) || !step(by, true)) back();
    },
    dismiss: (from, to, end) => {
      const stage = ref.current;
      const imageBox = imageBoxIn(stage);
      const height = stage?.clientHeight ?? 0;
      if (!imageBox || (end && dismisses(end.y, height) && onClose())) return;
      const left = end ? 1 : overlayOpacity(to.y - from.y, height);
      stage?.parentElement?.style.setProperty('--_site-lightbox-cover', String(left));
      if (end) animateView(imageBox, fitted, isStill ? 0 : fadeTime);
      else setView(imageBox, { scale: 0.8 + 0.2 * left, x: to.x - from.x, y: to.y - from.y });
    },
    pan: (from, to, end) => {
      if (!end) return zoom.follow(pinchedView(from, to));
      zoom.change((view) => moved(view, { x: end.x.velocity * momentum, y: end.y.velocity * momentum }), throwTime);
    },
    wheel: (point, factor) => scale(factor, point, 0),
  };
  const latest = useLatest(handlers);
  useLayoutEffect(() => {
    const controller = new AbortController();
    // An image that is returning must not be stopped.
    if (ref.current && isOpen) new Gestures(ref.current, () => latest.current, controller.signal);
    return () => controller.abort();
  }, [isOpen]);
}

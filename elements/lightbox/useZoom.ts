import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../core/model/contract/point.ts';
import { bounded, defaultScaleFor, type Frame, fitted, maxScaleFor, rubberBand, type View } from './model/zoom.ts';
import { animateView, pictureIn, setView, thumbnailAnimationOf, viewOf } from './transforms.ts';

/** How long a change of size takes, in milliseconds. */
const zoomTime = 300;

/** The current picture and what is around it. */
export interface Measures extends Frame {
  /** How much one command enlarges. */
  readonly usual: number;
  /** A point of the window, from the middle of the stage. */
  readonly from: (point: Point) => Point;
}

type Change = (view: View, measures: Measures) => View;

/** Enlarges the current picture and moves it about; videos, and pictures that did not come, are left alone. */
export interface Zoom {
  readonly isZoomed: boolean;
  /** Makes another view of the present one, as far as the bounds allow; in 0.3 s by default. */
  readonly change: (change: Change, duration?: number) => void;
  /** The view that a gesture sets out from; true when the picture was not there yet, and is now. */
  readonly start: () => boolean;
  /** Derives another view from that one, with resistance beyond the bounds. */
  readonly follow: (change: Change) => void;
}

function measure(stage: HTMLElement | null): (Measures & { readonly node: HTMLElement }) | undefined {
  const node = pictureIn(stage);
  const image = node?.querySelector<HTMLImageElement>('.image');
  if (!stage || !node || !image) return undefined;
  const around = stage.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = node;
  return {
    node,
    picture: { width, height },
    stage: around,
    most: maxScaleFor(image.naturalWidth, width),
    usual: defaultScaleFor(image.naturalWidth, width),
    from: ({ x, y }) => ({ x: x - around.left - around.width / 2, y: y - around.top - around.height / 2 }),
  };
}

/** `place` is the slide that is shown: another one begins fitted. */
export function useZoom(stage: RefObject<HTMLElement | null>, place: number, isStill: boolean): Zoom {
  const [isZoomed, setZoomed] = useState(false);
  const origin = useRef(fitted);

  useLayoutEffect(() => {
    for (const picture of stage.current?.querySelectorAll<HTMLElement>('.picture') ?? [])
      if (viewOf(picture).scale !== 1 && !thumbnailAnimationOf(picture))
        animateView(picture, fitted, isStill ? 0 : zoomTime);
    setZoomed(false);
  }, [place]);

  return {
    isZoomed,
    change: (change, duration = zoomTime) => {
      const measures = measure(stage.current);
      if (!measures) return setZoomed(false);
      const view = bounded(change(viewOf(measures.node), measures), measures);
      animateView(measures.node, view, isStill ? 0 : duration);
      setZoomed(view.scale > 1);
    },
    start: () => {
      const picture = pictureIn(stage.current);
      if (!picture) return false;
      const thumbnailAnimation = thumbnailAnimationOf(picture);
      thumbnailAnimation?.finish();
      origin.current = viewOf(picture);
      setView(picture, origin.current);
      return !!thumbnailAnimation;
    },
    follow: (change) => {
      const measures = measure(stage.current);
      if (measures) setView(measures.node, rubberBand(change(origin.current, measures), measures));
    },
  };
}

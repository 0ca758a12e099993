import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../core/model/contract/point.ts';
import { bounded, defaultScaleFor, type Frame, fitted, maxScaleFor, rubberBand, type View } from './model/zoom.ts';
import { animateView, imageBoxIn, setView, thumbnailAnimationOf, viewOf } from './transforms.ts';

/** The duration of a zoom, in milliseconds. */
const zoomTime = 300;

/** The current image and the stage around it. */
export interface Measures extends Frame {
  /** The scale of one zoom command. */
  readonly usual: number;
  /** Converts a point of the window to coordinates from the middle of the stage. */
  readonly from: (point: Point) => Point;
}

type Change = (view: View, measures: Measures) => View;

/** Zooms and pans the current image. Videos and images that failed to load do not change. */
export interface Zoom {
  readonly isZoomed: boolean;
  /** Changes the current view within the bounds; in 0.3 s by default. */
  readonly change: (change: Change, duration?: number) => void;
  /** Stores the view at the start of a gesture. Returns true when the image has become available. */
  readonly start: () => boolean;
  /** Derives a view from the stored one, with resistance beyond the bounds. */
  readonly follow: (change: Change) => void;
}

function measure(stage: HTMLElement | null): (Measures & { readonly node: HTMLElement }) | undefined {
  const node = imageBoxIn(stage);
  const image = node?.querySelector<HTMLImageElement>('.image');
  if (!stage || !node || !image) return undefined;
  const around = stage.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = node;
  return {
    node,
    image: { width, height },
    stage: around,
    most: maxScaleFor(image.naturalWidth, width),
    usual: defaultScaleFor(image.naturalWidth, width),
    from: ({ x, y }) => ({ x: x - around.left - around.width / 2, y: y - around.top - around.height / 2 }),
  };
}

/** `place` is the position of the slide; another slide starts fitted. */
export function useZoom(stage: RefObject<HTMLElement | null>, place: number, isStill: boolean): Zoom {
  const [isZoomed, setZoomed] = useState(false);
  const origin = useRef(fitted);

  useLayoutEffect(() => {
    for (const imageBox of stage.current?.querySelectorAll<HTMLElement>('.picture') ?? [])
      if (viewOf(imageBox).scale !== 1 && !thumbnailAnimationOf(imageBox))
        animateView(imageBox, fitted, isStill ? 0 : zoomTime);
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
      const imageBox = imageBoxIn(stage.current);
      if (!imageBox) return false;
      const thumbnailAnimation = thumbnailAnimationOf(imageBox);
      thumbnailAnimation?.finish();
      origin.current = viewOf(imageBox);
      setView(imageBox, origin.current);
      return !!thumbnailAnimation;
    },
    follow: (change) => {
      const measures = measure(stage.current);
      if (measures) setView(measures.node, rubberBand(change(origin.current, measures), measures));
    },
  };
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../../core/model/contract/point.ts';
import type { Size } from '../../core/model/contract/size.ts';
import { bounded, fitted, type Levels, thrown, type View, yielding, zoomAbout, zoomLevels } from './model/zoom.ts';
import { glide, put, viewOf } from './moves.ts';

/** How long a change of size takes, and how long a picture that was thrown moves on; in milliseconds. */
const zoomTime = 300;
const throwTime = 600;

/** The box of the current slide's picture. */
export const pictureIn = (stage: HTMLElement | null): HTMLElement | null =>
  stage?.querySelector<HTMLElement>('.current .picture') ?? null;

/** Enlarges the current picture and moves it about. Points are of the window. */
export interface Zoom {
  readonly isZoomed: boolean;
  /** Enlarges as commanded, or back to the whole picture. */
  readonly toggle: (point?: Point) => void;
  /** In or out by a factor, at once where `isDirect`. */
  readonly by: (factor: number, point?: Point, isDirect?: boolean) => void;
  readonly pan: (by: Point) => void;
  /** The view that a gesture sets out from. */
  readonly start: () => void;
  /** Follows fingers from there: moved, and enlarged about where they were. */
  readonly follow: (way: Point, from?: Point, factor?: number) => void;
  /** Comes to rest in its bounds, moving on at this speed. */
  readonly rest: (speed?: Point) => void;
}

interface Measures {
  readonly picture: HTMLElement;
  readonly size: Size;
  readonly stage: Size;
  readonly center: Point;
  readonly levels: Levels;
}

/** Videos and pictures that did not come are not enlarged. */
function measure(stage: HTMLElement | null): Measures | undefined {
  const picture = pictureIn(stage);
  const image = picture?.querySelector<HTMLImageElement>('.image');
  if (!stage || !picture || !image) return undefined;
  const { left, top, width, height } = stage.getBoundingClientRect();
  return {
    picture,
    size: { width: picture.offsetWidth, height: picture.offsetHeight },
    stage: { width, height },
    center: { x: left + width / 2, y: top + height / 2 },
    levels: zoomLevels(image.naturalWidth, picture.offsetWidth),
  };
}

/** `place` is the slide that is shown: another one begins fitted. */
export function useZoom(stage: RefObject<HTMLElement | null>, place: number, isStill: boolean): Zoom {
  const [isZoomed, setZoomed] = useState(false);
  const origin = useRef<View>(fitted);

  useLayoutEffect(() => {
    for (const picture of stage.current?.querySelectorAll<HTMLElement>('.picture') ?? [])
      if (viewOf(picture).scale > 1) glide(picture, fitted, isStill ? 0 : zoomTime);
    setZoomed(false);
  }, [place]);

  const move = (change: (view: View, measures: Measures) => View, duration: number): void => {
    const measures = measure(stage.current);
    if (!measures) return;
    const { picture, levels, size } = measures;
    const view = bounded(change(viewOf(picture), measures), levels, size, measures.stage);
    glide(picture, view, isStill ? 0 : duration);
    setZoomed(view.scale > 1);
  };
  /** From the middle of the stage. */
  const within = ({ center }: Measures, point = center): Point => ({ x: point.x - center.x, y: point.y - center.y });

  return {
    isZoomed,
    toggle: (point) =>
      move(
        (view, measures) => (view.scale > 1 ? fitted : zoomAbout(view, within(measures, point), measures.levels.usual)),
        zoomTime,
      ),
    by: (factor, point, isDirect) =>
      move(
        (view, measures) => {
          const scale = Math.min(measures.levels.most, Math.max(1, view.scale * factor));
          return zoomAbout(view, within(measures, point), scale);
        },
        isDirect ? 0 : zoomTime,
      ),
    pan: ({ x, y }) => move((view) => ({ ...view, x: view.x + x, y: view.y + y }), zoomTime / 2),
    start: () => {
      const picture = pictureIn(stage.current);
      if (!picture) return;
      origin.current = viewOf(picture);
      put(picture, origin.current);
    },
    follow: (way, from, factor = 1) => {
      const measures = measure(stage.current);
      if (!measures) return;
      const view = zoomAbout(origin.current, within(measures, from), origin.current.scale * factor);
      const moved = { ...view, x: view.x + way.x, y: view.y + way.y };
      put(measures.picture, yielding(moved, measures.levels, measures.size, measures.stage));
    },
    rest: (speed = { x: 0, y: 0 }) => move((view) => thrown(view, speed), throwTime),
  };
}

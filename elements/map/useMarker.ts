import { type RefObject, useLayoutEffect } from 'react';
import { useEmit, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { DrawnMap, MapPoint } from './adapters/adapter.ts';
import { contract } from './contract.ts';
import type { InteractiveMapProps } from './interactive-map-props.ts';
import type { LatLng } from './model/place.ts';

/** The maximum movement of a click, in pixels. */
const clickDistance = 4;
/** The distance that an arrow key moves the marker, in pixels. */
const keyStep = 10;

const arrows: ReadonlyMap<string, MapPoint> = new Map([
  ['ArrowLeft', { x: -keyStep, y: 0 }],
  ['ArrowRight', { x: keyStep, y: 0 }],
  ['ArrowUp', { x: 0, y: -keyStep }],
  ['ArrowDown', { x: 0, y: keyStep }],
]);

const plus = (a: MapPoint, b: MapPoint): MapPoint => ({ x: a.x + b.x, y: a.y + b.y });

/** Six decimals are about ten centimetres on the ground. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

const put = ({ style }: HTMLElement, point: MapPoint | undefined): void => {
  style.left = point ? `${point.x}px` : '';
  style.top = point ? `${point.y}px` : '';
};

interface Hand {
  readonly from: () => MapPoint;
  readonly see: (point: MapPoint) => void;
  readonly drop: (point: MapPoint) => void;
}

/** A marker that the pointer or the arrow keys move; a move is not a click on its link. */
function listen(marker: HTMLElement, { from, see, drop }: Hand, signal: AbortSignal): void {
  let start: { readonly pointer: MapPoint; readonly marker: MapPoint } | undefined;
  let far = 0;
  const at = ({ clientX, clientY }: PointerEvent): MapPoint => {
    const by = start ? { x: clientX - start.pointer.x, y: clientY - start.pointer.y } : { x: 0, y: 0 };
    far = Math.max(far, Math.hypot(by.x, by.y));
    return plus(start?.marker ?? from(), by);
  };
  const end = (event: PointerEvent): void => {
    if (!start) return;
    const point = at(event);
    const back = start.marker;
    start = undefined;
    if (event.type === 'pointercancel' || far < clickDistance) see(back);
    else drop(point);
  };
  const options = { signal };
  marker.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      start = { pointer: { x: event.clientX, y: event.clientY }, marker: from() };
      far = 0;
      marker.setPointerCapture(event.pointerId);
    },
    options,
  );
  marker.addEventListener('pointermove', (event) => start && see(at(event)), options);
  for (const type of ['pointerup', 'pointercancel'] as const) marker.addEventListener(type, end, options);
  marker.addEventListener('dragstart', (event) => event.preventDefault(), options);
  marker.addEventListener(
    'click',
    (event) => far >= clickDistance && event.detail > 0 && event.preventDefault(),
    options,
  );
  marker.addEventListener(
    'keydown',
    (event) => {
      const step = arrows.get(event.key);
      if (!step) return;
      event.preventDefault();
      drop(plus(from(), step));
    },
    options,
  );
}

/** Keeps the marker at its place while the map moves, and moves it with the visitor's input if that is allowed. */
export function useMarker(
  map: DrawnMap | undefined,
  { values, place, marker }: InteractiveMapProps,
  moved: RefObject<() => void>,
): void {
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const latest = useLatest(place);
  const { markerDraggable } = values;

  const drop = (to: LatLng): void => {
    const { centre } = latest.current;
    const [lat, lng] = [degrees(to.lat), degrees(to.lng)];
    // Latitude and longitude of a location are used only together.
    writeBack({ mapLat: centre.lat, mapLng: centre.lng, markerLat: lat, markerLng: lng });
    emit('site-marker-moved', { lat, lng });
  };

  useLayoutEffect(() => {
    const { current: node } = marker;
    if (!map || !node) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const from = (): MapPoint => map.pointOf(latest.current.marker);
    moved.current = () => put(node, from());
    moved.current();
    // Scroll the map when a marker outside the visible area receives focus.
    node.addEventListener(
      'focus',
      () => {
        const { x, y } = from();
        const { clientWidth = 0, clientHeight = 0 } = node.parentElement ?? {};
        if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) map.goTo(latest.current.marker);
      },
      { signal },
    );
    const hand = {
      from,
      see: (point: MapPoint) => put(node, point),
      drop: (point: MapPoint) => drop(map.placeAt(point)),
    };
    if (markerDraggable) listen(node, hand, signal);
    return () => {
      controller.abort();
      moved.current = () => {};
      put(node, undefined);
    };
  }, [map, markerDraggable]);
  useLayoutEffect(() => moved.current(), [place.marker.lat, place.marker.lng]);
}

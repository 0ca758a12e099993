import { rectOf } from '../page/unclobber.ts';

/** A box that the visitor has scrolled. */
interface ScrolledBox {
  readonly box: Element;
  /**
   * The visible child of the host whose start, middle or end is at that of the box. Missing while the box is moving, and for the
   * first child, to which the browser itself snaps.
   */
  readonly child: Element | undefined;
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Returns the start, the middle and the end along the direction in which a box is scrolled. */
function placesOf({ left, right, top, bottom }: Edges, box: Element): readonly number[] {
  const [start, end] = box.scrollTop ? [top, bottom] : box.scrollLeft > 0 ? [left, right] : [right, left];
  return [start, (start + end) / 2, end];
}

function alignedChild(host: Element, box: Element): Element | undefined {
  const [, ...others] = [...host.children].filter((child) => rectOf(child).width);
  const children = others.map((child) => ({ child, places: placesOf(rectOf(child), box) }));
  return placesOf(rectOf(box), box)
    .map((place, kind) => children.find(({ places }) => Math.abs((places[kind] ?? Number.NaN) - place) < 2)?.child)
    .find(Boolean);
}

/** Returns the boxes around the slots of prerendered markup that the visitor has scrolled. */
export const scrolledBoxes = (host: Element, root: Element): readonly ScrolledBox[] =>
  [...root.querySelectorAll('slot')]
    .flatMap(({ parentElement }) => parentElement ?? [])
    .filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)
    .map((box) => ({ box, child: alignedChild(host, box) }));

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSlots } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { slotPrefix } from '../../core/element/light-dom/given-slot.ts';
import { renderNow } from '../../core/element/queue.ts';

/** The slot of slides that are not rendered yet. No slot has this name. */
export const laterSlot = `${slotPrefix}later`;

/** The number of new slides that are rendered at once, until their layout has been timed. */
const firstPortion = 50;

/** The time that the layout of a portion should take, in milliseconds. */
const portionTime = 12;

/** The smallest portion: laying out the slides that are there again takes longer the more there are. */
const smallestPortion = (rendered: number): number => Math.max(25, Math.ceil(rendered / 30));

/** Slides by whether they are rendered. */
export interface Portions {
  readonly rendered: readonly Element[];
  /** New slides that are rendered in one of the next tasks. */
  readonly later: readonly Element[];
}

/**
 * Divides many new slides into portions, so that the browser lays out a few of them in each task. The slides that are
 * there at first, and those up to `current`, are rendered at once.
 */
export function usePortions(nodes: readonly Element[], current?: Element): Portions {
  const host = useHost();
  const rendered = useRef<ReadonlySet<Element>>(new Set(nodes));
  const size = useRef(firstPortion);
  const [portion, setPortion] = useState(0);
  const portions = useMemo(() => {
    const fresh = nodes.filter((node) => !rendered.current.has(node));
    const needed = current ? fresh.indexOf(current) + 1 : 0;
    const later = fresh.slice(Math.max(size.current, needed));
    const isLater = new Set(later);
    return { rendered: later.length > 0 ? nodes.filter((node) => !isLater.has(node)) : nodes, later };
  }, [nodes, portion, current]);
  useLayoutEffect(() => {
    rendered.current = new Set(portions.rendered);
    if (portions.later.length === 0) return undefined;
    const timer = setTimeout(() => {
      const started = performance.now();
      renderNow(() => setPortion(portion + 1));
      // Forces the layout of this portion.
      const { offsetHeight } = host;
      const time = performance.now() - started + (offsetHeight && 0.1);
      const timed = Math.min(2 * size.current, Math.round((size.current * portionTime) / time));
      size.current = Math.max(smallestPortion(rendered.current.size), timed);
    });
    return () => clearTimeout(timer);
  }, [portions]);
  return portions;
}

/** Renders many new slides in portions, in a design whose slides share one slot. Returns those that are rendered. */
export function useLaterSlides(nodes: readonly Element[], current?: Element): readonly Element[] {
  const slots = useSlots();
  const { rendered, later } = usePortions(nodes, current);
  useLayoutEffect(() => slots.assign(later, () => laterSlot), [later]);
  // The next design may use other slots.
  useLayoutEffect(() => () => slots.release(), [slots]);
  return rendered;
}

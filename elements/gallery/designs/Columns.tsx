import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSlots } from '../../../core/element/hooks/author-children.ts';
import { slotPrefix } from '../../../core/element/light-dom/given-slot.ts';
import { rectOf } from '../../../core/page/unclobber.ts';
import { Gallery } from '../Gallery.tsx';
import { usedColumnWidth } from '../model/column-width.ts';
import { columnCount, columnsByEdge, placeBelow } from '../model/columns.ts';
import type { LayoutSettings } from '../model/layout.ts';
import { type GalleryContent, useGallerySlides } from '../useGallerySlides.ts';
import { laterSlot, usePortions } from '../usePortions.ts';

/** The column of each slide. */
type ColumnsOfSlides = ReadonlyMap<Element, number>;

const slotOf = (column: number): string => `${slotPrefix}column-${column}`;

const bottomOf = (node: Element | undefined): number => Math.max(0, node ? rectOf(node).bottom : 0);

/** The number of slides whose average height is used. */
const sampleSize = 100;

/** Returns where the browser's CSS columns have placed the slides. */
function measure(nodes: readonly Element[]): ColumnsOfSlides {
  const columns = columnsByEdge(nodes.map((node) => rectOf(node).left));
  return new Map(nodes.map((node, place) => [node, columns[place] ?? 0]));
}

/** The offset of each column's first slide from the top: WebKit may leave a gutter above it. */
function startsOf(placed: ColumnsOfSlides): readonly number[] {
  const tops: number[] = [];
  for (const [node, column] of placed) tops[column] ??= rectOf(node).top;
  return tops.map((top) => top - Math.min(...tops));
}

/** Places new slides under the shortest columns. Their heights are unknown, so the average slide height is used. */
function below(placed: ColumnsOfSlides, fresh: readonly Element[], count: number): ColumnsOfSlides {
  const last = new Map([...placed].map(([node, column]) => [column, node]));
  const ends = Array.from({ length: count }, (_, column) => bottomOf(last.get(column)));
  const known = [...placed.keys()].slice(-sampleSize);
  const average = known.reduce((sum, { clientHeight }) => sum + clientHeight, 0) / known.length;
  const columns = placeBelow(
    ends,
    fresh.map(() => average),
  );
  return new Map([...placed, ...fresh.map((node, place) => [node, columns[place] ?? 0] as const)]);
}

/**
 * Columns of different heights. The browser lays them out. When slides are appended, all others keep their columns and
 * the new slides are placed below them. Any other change, or another number of columns, causes a new layout.
 */
export function Columns({ mixedContent, ...settings }: LayoutSettings & GalleryContent): ReactNode {
  const { gutter } = settings;
  const columnWidth = usedColumnWidth(settings.columnWidth);
  const { rendered: nodes, later } = usePortions(useGallerySlides(mixedContent));
  const slots = useSlots();
  const box = useRef<HTMLDivElement>(null);
  /** 0 before the first layout. */
  const [count, setCount] = useState(0);
  const [placed, setPlaced] = useState<ColumnsOfSlides>();
  const known = useRef({ nodes, count });
  const starts = useRef<readonly number[]>([]);

  useLayoutEffect(() => {
    const { current: node } = box;
    const update = ([entry]: readonly ResizeObserverEntry[]): void =>
      setCount(columnCount(entry?.contentRect.width ?? 0, columnWidth, gutter));
    const observer = new ResizeObserver(update);
    if (node) observer.observe(node);
    return () => observer.disconnect();
  }, [columnWidth, gutter]);
  // The next design uses other slots, or one slot for all slides.
  useLayoutEffect(() => () => slots.release(), [slots]);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { nodes, count };
    const isAppended = nodes.length > before.nodes.length && before.nodes.every((node, place) => node === nodes[place]);
    const isAnother = before.count !== 0 && before.count !== count;
    if (isAnother || !isAppended || before.nodes.length === 0) {
      if (isAnother || before.nodes !== nodes) {
        // The default slot renders the slides again, but not those that come later.
        slots.assign(later, () => laterSlot);
        setPlaced(undefined);
      }
      return;
    }
    const fresh = nodes.slice(before.nodes.length);
    // Slides in a slot that does not exist are not rendered, so that the others keep their places.
    if (!placed) slots.assign([...fresh, ...later], () => laterSlot);
    const standing = placed ?? measure(before.nodes);
    if (!placed) starts.current = startsOf(standing);
    const next = below(standing, fresh, count || columnCount(box.current?.clientWidth ?? 0, columnWidth, gutter));
    slots.assign([...nodes, ...later], (node) => (next.has(node) ? slotOf(next.get(node) ?? 0) : laterSlot));
    setPlaced(next);
  }, [nodes, count]);

  return (
    <Gallery {...settings} ref={box} state={placed ? 'placed' : 'unplaced'}>
      {placed
        ? Array.from({ length: count || 1 + Math.max(...placed.values()) }, (_, column) => (
            <div
              key={slotOf(column)}
              className="column"
              style={{ paddingBlockStart: `${starts.current[column] ?? 0}px` }}
            >
              <slot name={slotOf(column)} />
            </div>
          ))
        : [<slot key="all" />]}
    </Gallery>
  );
}

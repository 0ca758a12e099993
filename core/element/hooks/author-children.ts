/** Hooks for the author's children, which stay in the light DOM. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { AuthorChildren } from '../light-dom/author-children.ts';
import { NodeProperties, type PropertiesByNode } from '../light-dom/node-properties.ts';
import { SlotNames } from '../light-dom/slot-names.ts';
import { useBridge } from '../root.tsx';

/** The author's children, live: a new array after each change that the contract `reads`. */
export function useAuthorChildren(): readonly Element[] {
  const { list } = useBridge().resource(AuthorChildren);
  return useSyncExternalStore(list.subscribe, list.get, list.get);
}

/** Assigns each of these children to a separate slot; returns the slot names in their order. */
export function useSlotPerChild(nodes: readonly Element[]): readonly string[] {
  const slots = useBridge().resource(SlotNames);
  const names = nodes.map((node) => slots.nameOf(node));
  useLayoutEffect(() => slots.assign(nodes), [slots, nodes]);
  useLayoutEffect(() => () => slots.release(), [slots]);
  return names;
}

/**
 * Assigns several children to each named slot: `assign` writes the slot names at once; `release` and unmounting remove
 * them.
 */
export const useSlots = (): SlotNames => useBridge().resource(SlotNames);

/** Writes an attribute onto one of the author's nodes; it is restored on unmount. */
export function useWriteAttribute(): (node: Element, name: string, value: string | null) => void {
  const children = useBridge().resource(AuthorChildren);
  return (node, name, value) => children.quietly(() => children.ledger.write(node, name, value));
}

/** Restores the attributes that were written onto one of the author's nodes, except those that the author has changed since. */
export function useRestoreAttributes(): (node: Element) => void {
  const children = useBridge().resource(AuthorChildren);
  return (node) => children.quietly(() => children.ledger.restore(node));
}

/**
 * Sets custom properties (`--site-given-…`) on the author's nodes, for use in `page.css`. Nodes that are no longer in
 * the map, and all nodes on unmount, lose these properties.
 */
export function useNodeProperties(wanted: PropertiesByNode): void {
  const properties = useBridge().resource(NodeProperties);
  useLayoutEffect(() => properties.set(wanted), [properties, wanted]);
}

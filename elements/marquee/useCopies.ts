import { type RefObject, useLayoutEffect } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { AuthorChildren } from '../../core/element/light-dom/author-children.ts';
import { slotPrefix } from '../../core/element/light-dom/given-slot.ts';
import { useBridge } from '../../core/element/root.tsx';
import { isElement } from '../../core/page/composed-tree.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { copyInto } from './copies.ts';

/** The slot of a copy. */
export const copySlot = (index: number): string => `${slotPrefix}copy-${index}`;

/** Keeps this many copies of the content of a slot in the light DOM, where the styles of the page apply to them. */
export function useCopies(slot: RefObject<HTMLSlotElement | null>, count: number): void {
  const host = useHost();
  const light = useBridge().resource(AuthorChildren);
  const children = useAuthorChildren();
  useLayoutEffect(() => {
    // Slotted nodes are children.
    const nodes = (slot.current?.assignedNodes() ?? []) as ChildNode[];
    const last = nodes.findLastIndex(isElement);
    const copies = [...new Array(count).keys()].map((index) =>
      nodes.map((node) => copyInto(copySlot(index), node, host.ownerDocument)),
    );
    // No space follows the last one.
    for (const copy of copies) {
      const end = copy[last];
      if (end) unclobber(end).setAttribute('data-site-owned', 'last');
    }
    // Old libraries replace `append` and `remove`.
    light.quietly(() => {
      for (const copy of copies.flat()) host.appendChild(copy);
    });
    return () =>
      light.quietly(() => {
        for (const copy of copies.flat()) unclobber(copy).parentNode?.removeChild(copy);
      });
  }, [host, light, slot, children, count]);
}

import { useLayoutEffect } from 'react';
import { useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { contract } from './contract.ts';
import type { Slides } from './slides.ts';

const attribute = 'current-index';

const galleriesOf = (host: Element, ids: readonly string[]): readonly Element[] =>
  ids
    .map((id) => treeOf(host)?.getElementById(id))
    .filter((gallery) => gallery != null)
    .filter((gallery) => gallery !== host);

/** The galleries in motion and their targets: linked galleries may not move to another slide in the meantime. */
const destinations = new WeakMap<Element, number>();

/** Returns whether a linked gallery is moving to a different slide (docs/spec.md#widgets-4). */
export const isLinkedElsewhere = (host: Element, ids: readonly string[], to: number): boolean =>
  galleriesOf(host, ids).some((gallery) => (destinations.get(gallery) ?? to) !== to);

/** Keeps this gallery and those that it names at the same slide. */
export function useLinkedGalleries(ids: readonly string[], { index, isMoving }: Slides): void {
  const host = useHost();
  const writeBack = useWriteBack(contract);
  const names = ids.join(' ');
  useLayoutEffect(() => {
    if (!isMoving) return undefined;
    destinations.set(host, index);
    return () => void destinations.delete(host);
  }, [host, index, isMoving]);
  useLayoutEffect(() => {
    for (const gallery of galleriesOf(host, ids)) {
      if (gallery.getAttribute(attribute) !== String(index)) gallery.setAttribute(attribute, String(index));
    }
  }, [index, names]);
  useLayoutEffect(() => {
    const galleries = galleriesOf(host, ids);
    const observer = new MutationObserver(() => {
      const other = galleries.map((gallery) => gallery.getAttribute(attribute)).find((text) => text !== String(index));
      if (other != null) writeBack({ currentIndex: Number(other) });
    });
    for (const gallery of galleries) observer.observe(gallery, { attributeFilter: [attribute] });
    return () => observer.disconnect();
  }, [index, names]);
}

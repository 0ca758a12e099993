import { useLayoutEffect, useMemo, useState } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost, useMoveCount } from '../../core/element/hooks/host.ts';
import { isSlide } from '../../core/page/clicked-slide.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';

/** A single image or video; any other node contains slides. */
const single = 'a, figure, img, picture, site-video, video, [data-type]';

/** The nodes that the lightbox refers to, in its own tree. */
const namedBy = (host: Element, ids: readonly string[]): readonly Element[] =>
  ids.flatMap((id) => treeOf(host)?.getElementById(id) ?? []);

const slidesIn = (node: Element): readonly Element[] =>
  matches(node, single) ? [node] : [...unclobber(node).children];

export interface SlideNodes {
  readonly nodes: readonly Element[];
  /** Reads the nodes again: they are not observed while the lightbox is closed. */
  readonly refresh: () => readonly Element[];
}

/**
 * Returns the slides: those in the nodes that `slides-from` names, or the children. Updated while the lightbox is open.
 */
export function useSlideNodes(ids: readonly string[], isOpen: boolean): SlideNodes {
  const host = useHost();
  const own = useAuthorChildren();
  const moves = useMoveCount();
  const [time, setTime] = useState({});
  const names = ids.join(' ');
  const read = (): readonly Element[] => (names ? namedBy(host, ids).flatMap(slidesIn) : own).filter(isSlide);
  const nodes = useMemo(read, [names, own, moves, time]);

  useLayoutEffect(() => {
    if (!isOpen || !names) return undefined;
    const observer = new MutationObserver(() => setTime({}));
    const { attributes: attributeFilter = [] } = contract.reads;
    for (const node of namedBy(host, ids))
      observer.observe(node, {
        childList: true,
        subtree: true,
        characterData: true,
        attributeFilter: [...attributeFilter],
      });
    return () => observer.disconnect();
  }, [isOpen, names, moves]);

  return {
    nodes,
    refresh: () => {
      setTime({});
      return read();
    },
  };
}

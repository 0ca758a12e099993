import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { clickedSlide } from '../../core/page/clicked-slide.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { hashPrefix } from './hash-prefix.ts';
import { slideIn } from './model/slide-hash.ts';

interface Options {
  readonly nodes: () => readonly Element[];
  readonly historyHash: boolean;
  readonly show: (index: number) => void;
}

/** Opens the lightbox on a click on an image, and with `history-hash` for a URL that names a slide. */
export function useOpeners(options: Options): void {
  const latest = useLatest(options);

  useHostEffect((host, signal) => {
    const open = (event: Event): void => {
      const nodes = latest.current.nodes();
      // Only clicks are observed: keys dispatch them as mouse events too.
      const slide = clickedSlide(event as MouseEvent, nodes);
      if (!slide) return;
      event.preventDefault();
      latest.current.show(nodes.indexOf(slide));
    };
    const follow = (): void => {
      const { nodes, historyHash, show } = latest.current;
      const { location } = unclobber(host.ownerDocument).defaultView ?? {};
      if (!historyHash || !location?.hash) return;
      const ids = nodes().map((node) => readSlide(node).id);
      const index = slideIn(location.hash, ids, hashPrefix(host));
      if (index >= 0) show(index);
    };
    treeOf(host)?.addEventListener('click', open, { signal });
    unclobber(host.ownerDocument).defaultView?.addEventListener('hashchange', follow, { signal });
    // While the document is loading, the slide in the URL may still be added.
    unclobber(host.ownerDocument).addEventListener('DOMContentLoaded', follow, { signal });
    queueMicrotask(follow);
  });
}

import { useLayoutEffect } from 'react';
import { useLoadImage } from '../../core/element/hooks/images.ts';
import type { Slides } from './useSlides.ts';

/** Loads the pictures of the slides on either side of the current one, before somebody wants to see them. */
export function usePreload({ nodes, index, neighbour }: Slides, count: number): void {
  const load = useLoadImage();
  useLayoutEffect(() => {
    for (let by = -count; by <= count; by += 1) {
      const slide = by === 0 ? undefined : nodes[neighbour(by) ?? -1];
      const image = slide?.matches('img') ? slide : slide?.querySelector('img:not(noscript *)');
      // Only images match either of them.
      if (image) load(image as HTMLImageElement);
    }
  }, [nodes, index, count]);
}

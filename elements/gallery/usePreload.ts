import { useLayoutEffect } from 'react';
import { useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import type { LoadedImages } from '../../core/element/light-dom/loaded-images.ts';
import { imageIn } from '../../core/page/slide-media.ts';
import type { Slides } from './slides.ts';

/** Preloads the images of the slides on either side of the current one. */
export function usePreload({ nodes, index, neighbour }: Slides, count: number, images: LoadedImages | undefined): void {
  const write = useWriteAttribute();
  useLayoutEffect(() => {
    for (let by = -count; by <= count; by += 1) {
      const slide = by === 0 ? undefined : nodes[neighbour(by) ?? -1];
      const image = slide && imageIn(slide);
      if (image?.dataset.src) images?.load(image);
      else if (image?.loading === 'lazy') write(image, 'loading', 'eager');
    }
  }, [nodes, index, count, images]);
}

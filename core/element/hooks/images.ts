/** Hooks for images of the author's that an element loads. */
import { useLayoutEffect } from 'react';
import type { LoadOptions } from '../../page/images/load.ts';
import { LoadedImages, type Moment } from '../light-dom/loaded-images.ts';
import { useBridge } from '../root.tsx';

/** Loads these images in the size that their places need; whatever is written onto them is taken back. */
export function useLoadedImages(images: readonly HTMLImageElement[], moment: Moment, options?: LoadOptions): void {
  const loaded = useBridge().part(LoadedImages);
  useLayoutEffect(() => loaded.keep(images, moment, options), [loaded, images, moment, options]);
}

/** Loads one of the images before its time: one that is shown next, say. */
export const useLoadImage = (): ((image: HTMLImageElement) => void) => useBridge().part(LoadedImages).load;

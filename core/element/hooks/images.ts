/** Hooks for the author's images that an element loads. */
import { useLayoutEffect, useState } from 'react';
import { reportFailure } from '../../page/failure.ts';
import { lazyModule } from '../../page/lazy-module.ts';
import type { LoadedImages, Moment } from '../light-dom/loaded-images.ts';
import { useBridge } from '../root.tsx';
import { useWriteAttribute } from './author-children.ts';
import { useHost } from './host.ts';

const loadedImages = lazyModule((_retry) => import('../light-dom/loaded-images.ts'));

/**
 * Loads images that have a `data-src` in the size that the layout needs; written attributes are restored on unmount.
 * Returns `undefined` until the module has loaded, which the first such image requests. If the module fails to load,
 * the images load unchanged.
 */
export function useWaitingImages(images: readonly HTMLImageElement[], moment: Moment): LoadedImages | undefined {
  const bridge = useBridge();
  const document = useHost().ownerDocument;
  const [module, setModule] = useState(loadedImages.loaded);
  const write = useWriteAttribute();
  const isNeeded = images.length > 0;
  useLayoutEffect(() => {
    const fail = (cause: unknown): void => {
      for (const image of images) write(image, 'src', image.dataset.src ?? null);
      // The text of docs/spec.md#widgets-8.
      const failure = new Error('Loader2 not found', { cause });
      reportFailure(document, { code: 'images-not-loaded', args: {}, cause: failure });
    };
    if (isNeeded && !module) loadedImages.load().then(setModule, fail);
  }, [images]);
  const loaded = module && bridge.resource(module.LoadedImages);
  useLayoutEffect(() => loaded?.keep(images, moment), [loaded, images, moment]);
  return loaded;
}

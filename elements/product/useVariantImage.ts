import { useLayoutEffect, useRef } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import type { ProductVariant } from '../../core/model/commerce/read-product.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/** The name of a file, which is the same in all sizes of an image. */
const fileName = (url: string): string =>
  url
    .replace(/[?#].*/s, '')
    .split('/')
    .at(-1) ?? '';

/** Returns the index of the slide that shows the variant. */
function slideOf(gallery: Element, { imageId, imageUrl }: ProductVariant): number {
  const images = [...unclobber(gallery).querySelectorAll('img')];
  return images.findIndex((image) => {
    const { dataset } = image;
    if (imageId !== undefined && dataset.imageId === imageId) return true;
    const source = image.getAttribute('src') ?? dataset.src ?? '';
    return imageUrl !== undefined && source !== '' && fileName(source) === fileName(imageUrl);
  });
}

/** Shows the image of a variant that the visitor has chosen in a gallery of the page. */
export function useVariantImage(id: string | undefined, variant: ProductVariant | undefined): void {
  const host = useHost();
  const shown = useRef(variant);
  useLayoutEffect(() => {
    // The first variant is that of the markup, whose gallery is at its first slide.
    if (shown.current === variant) return;
    shown.current = variant;
    const gallery = id ? unclobber(host.ownerDocument).getElementById(id) : null;
    const index = gallery && variant ? slideOf(gallery, variant) : -1;
    if (index >= 0) gallery?.setAttribute('current-index', String(index));
  }, [id, variant]);
}

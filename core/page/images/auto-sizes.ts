import { pageService } from '../page.ts';
import { unclobber } from '../unclobber.ts';

/**
 * Returns whether the engine selects sources by the rendered width of an image (`sizes="auto"`,
 * https://html.spec.whatwg.org/multipage/images.html#sizes-attributes). No API reports it, but the user agent
 * stylesheet applies size containment to such images.
 */
function probe(document: Document): boolean {
  const image = unclobber(document).createElement('img');
  image.loading = 'lazy';
  image.sizes = 'auto';
  unclobber(document).head.append(image);
  const contain = unclobber(document).defaultView?.getComputedStyle(image).contain ?? '';
  image.remove();
  return /size|strict/.test(contain);
}

export const hasAutoSizes = (document: Document): boolean => pageService(document, 'auto-sizes', probe);

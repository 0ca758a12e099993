import { pageService } from '../page.ts';

/**
 * Whether the engine chooses among sizes by the width that an image really has (HTML, `sizes="auto"`). No interface
 * tells; the engine's own style sheet does, which sizes such images without their content.
 */
function probe(document: Document): boolean {
  const image = document.createElement('img');
  image.loading = 'lazy';
  image.sizes = 'auto';
  document.head.append(image);
  const contain = document.defaultView?.getComputedStyle(image).contain ?? '';
  image.remove();
  return /size|strict/.test(contain);
}

export const hasAutoSizes = (document: Document): boolean => pageService(document, 'auto-sizes', probe);

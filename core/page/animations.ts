/** Animates blocks when they come into view (docs/spec.md#runtime-4, "Block animations"): core/page/animations.md. */
import { blockAnimations } from './animations/block-animations.ts';

/**
 * Animates `<site-animate>` and elements with `data-site-animation`, now and later, until the returned function or `destroySite` is
 * called. The page needs the stylesheet of the elements (`site-elements.css`), without which all blocks stay visible. A second call for the same document changes nothing.
 */
export function animateBlocks(document: Document = globalThis.document): () => void {
  const animations = blockAnimations(document);
  animations.start();
  return animations.stop;
}

import { matches, rectOf, unclobber, windowOf } from '../unclobber.ts';

/** Milliseconds for which a block waits for its images. */
const patience = 3000;

const isImage = (node: Element): node is HTMLImageElement => matches(node, 'img');

/** Whether an image is in the window: browsers may not load others yet. */
function isInWindow(image: HTMLImageElement): boolean {
  const { top, bottom, left, right } = rectOf(image);
  const { innerWidth, innerHeight } = windowOf(image.ownerDocument);
  return bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;
}

/** Resolves when the images of a block that are in the window have loaded or failed, after 3 s, or when the signal is aborted. */
export function imagesLoaded(block: Element, signal: AbortSignal): Promise<void> {
  const nodes = [block, ...unclobber(block).querySelectorAll('img')];
  const images = nodes.filter(isImage).filter((image) => !image.complete && isInWindow(image));
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    Promise.allSettled(images.map((image) => image.decode())).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

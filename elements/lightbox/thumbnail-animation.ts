/** Animates the image from its thumbnail in the page, and back to it. */
import { imageIn } from '../../core/page/slide-media.ts';
import { rectOf, unclobber } from '../../core/page/unclobber.ts';
import { fitToThumbnail } from './model/thumbnail-fit.ts';
import { easing, imageBoxIn, setView, thumbnailAnimation, transformOf, viewOf } from './transforms.ts';

/** The duration, as long as that of the overlay (docs/spec.md#widgets-9), in milliseconds. */
export const fadeTime = 300;

const contains = ({ left, top, right, bottom }: DOMRectReadOnly, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

/**
 * Returns the position of the image on its thumbnail; `undefined` if the thumbnail is outside of the window or hidden
 * in its gallery.
 */
function thumbnailFrame(stage: HTMLElement, imageBox: HTMLElement, slide: Element): Keyframe | undefined {
  const image = imageIn(slide);
  const rect = image?.getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = imageBox;
  if (!image || !rect || width * height === 0) return undefined;
  const holder = unclobber(slide).parentElement;
  const isSeen = [around, holder && rectOf(holder)].every(
    (one) => !one || contains(one, rect.left + rect.width / 2, rect.top + rect.height / 2),
  );
  if (!isSeen) return undefined;
  const { objectFit: fit, objectPosition: position } = getComputedStyle(image);
  const left = around.left + (around.width - width) / 2;
  const top = around.top + (around.height - height) / 2;
  const { view, crop } = fitToThumbnail({ rect, fit, position }, { left, top, width, height });
  return { transform: transformOf(view), clipPath: `inset(${crop.join('% ')}%)` };
}

/**
 * Animates the image from its thumbnail to the middle, or from its current position back. A slide without a visible
 * thumbnail fades.
 */
export function animateThumbnail(stage: HTMLElement, slide: Element, isBack: boolean): void {
  // The lightbox was opened again during the animation back.
  if (!isBack) for (const one of stage.querySelectorAll<HTMLElement>('.picture')) setView(one);
  const imageBox = imageBoxIn(stage);
  if (!imageBox) return;
  const away = thumbnailFrame(stage, imageBox, slide);
  const here = away ? { transform: transformOf(viewOf(imageBox)), clipPath: 'inset(0)' } : { opacity: 1 };
  const frames = [away ?? { opacity: 0 }, here];
  imageBox.animate(isBack ? frames.reverse() : frames, {
    id: isBack ? '' : thumbnailAnimation,
    duration: fadeTime,
    easing,
    fill: isBack ? 'forwards' : 'none',
  });
}

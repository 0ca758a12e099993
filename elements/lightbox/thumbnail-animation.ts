/** The picture comes out of its thumbnail in the page, and goes back into it. */
import { imageIn } from '../../core/page/slide-media.ts';
import { fitToThumbnail } from './model/thumbnail-fit.ts';
import { easing, pictureIn, setView, thumbnailAnimation, transformOf, viewOf } from './transforms.ts';

/** The overlay takes as long (docs/spec.md#widgets-9); in milliseconds. */
export const fadeTime = 300;

const contains = ({ left, top, right, bottom }: DOMRectReadOnly, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

/** Where the picture lies on its thumbnail; `undefined` where no visitor sees that, in the window and in its gallery. */
function thumbnailFrame(stage: HTMLElement, picture: HTMLElement, slide: Element): Keyframe | undefined {
  const image = imageIn(slide);
  const rect = image?.getBoundingClientRect();
  const around = stage.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = picture;
  if (!image || !rect || width * height === 0) return undefined;
  const isSeen = [around, slide.parentElement?.getBoundingClientRect()].every(
    (one) => !one || contains(one, rect.left + rect.width / 2, rect.top + rect.height / 2),
  );
  if (!isSeen) return undefined;
  const { objectFit: fit, objectPosition: position } = getComputedStyle(image);
  const left = around.left + (around.width - width) / 2;
  const top = around.top + (around.height - height) / 2;
  const { view, crop } = fitToThumbnail({ rect, fit, position }, { left, top, width, height });
  return { transform: transformOf(view), clipPath: `inset(${crop.join('% ')}%)` };
}

/** From the slide's thumbnail to the middle, or from wherever it is back; a slide that is out of sight fades. */
export function animateThumbnail(stage: HTMLElement, slide: Element, isBack: boolean): void {
  // Opened again, while pictures are on their way back.
  if (!isBack) for (const one of stage.querySelectorAll<HTMLElement>('.picture')) setView(one);
  const picture = pictureIn(stage);
  if (!picture) return;
  const away = thumbnailFrame(stage, picture, slide);
  const here = away ? { transform: transformOf(viewOf(picture)), clipPath: 'inset(0)' } : { opacity: 1 };
  const frames = [away ?? { opacity: 0 }, here];
  picture.animate(isBack ? frames.reverse() : frames, {
    id: isBack ? '' : thumbnailAnimation,
    duration: fadeTime,
    easing,
    fill: isBack ? 'forwards' : 'none',
  });
}

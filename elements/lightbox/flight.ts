/** The picture comes out of its thumbnail in the page, and goes back into it. */
import { type Landing, landingOn, type Rect } from './model/flight.ts';
import { put, transformOf, viewOf } from './moves.ts';
import { pictureIn } from './useZoom.ts';

/** The overlay takes as long (widgets 9). */
export const fadeTime = 300;

const easing = 'cubic-bezier(0.2, 0, 0, 1)';

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** The author's image, if a visitor sees it: in the window, and in its gallery where that scrolls. */
function thumbnailOf(slide: Element, { ownerDocument }: Element): HTMLImageElement | undefined {
  const image = slide.matches('img') ? slide : slide.querySelector('img:not(noscript *)');
  const rect = image?.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = ownerDocument.documentElement;
  const around = [{ left: 0, top: 0, width, height }, slide.parentElement?.getBoundingClientRect()];
  const isSeen = rect && rect.width > 0 && around.every((one) => !one || overlaps(rect, one));
  // Both selectors name an img.
  return isSeen ? (image as HTMLImageElement) : undefined;
}

/** Where the picture is when it is neither moved nor enlarged. */
function restOf(stage: HTMLElement, { offsetWidth: width, offsetHeight: height }: HTMLElement): Rect {
  const around = stage.getBoundingClientRect();
  return {
    left: around.left + (around.width - width) / 2,
    top: around.top + (around.height - height) / 2,
    width,
    height,
  };
}

function landing(stage: HTMLElement, picture: HTMLElement, slide: Element): Landing | undefined {
  const thumbnail = thumbnailOf(slide, stage);
  const rest = restOf(stage, picture);
  if (!thumbnail || rest.width * rest.height === 0) return undefined;
  const { objectFit, objectPosition } = getComputedStyle(thumbnail);
  return landingOn({ rect: thumbnail.getBoundingClientRect(), fit: objectFit, position: objectPosition }, rest);
}

const uncropped = { clipPath: 'inset(0)' };
const landed = ({ view, crop }: Landing): Keyframe => ({
  transform: transformOf(view),
  clipPath: `inset(${crop.map((part) => `${part}%`).join(' ')})`,
});

/** Opening: from the slide's thumbnail to the middle; a slide that is out of sight fades in. */
export function takeOff(stage: HTMLElement, slide: Element): void {
  // What was on its way back when somebody opened it again.
  for (const one of stage.querySelectorAll<HTMLElement>('.picture')) put(one);
  const picture = pictureIn(stage);
  if (!picture) return;
  const from = landing(stage, picture, slide);
  const frames = from ? [landed(from), { transform: 'none', ...uncropped }] : { opacity: [0, 1] };
  picture.animate(frames, { duration: fadeTime, easing });
}

/** Closing: from wherever the picture is now back to the thumbnail; a slide that is out of sight fades out. */
export function land(stage: HTMLElement, slide: Element): void {
  const picture = pictureIn(stage);
  if (!picture) return;
  const to = landing(stage, picture, slide);
  const now = { transform: transformOf(viewOf(picture)), ...uncropped };
  const frames = to ? [now, landed(to)] : { opacity: 0 };
  picture.animate(frames, { duration: fadeTime, easing, fill: 'forwards' });
}

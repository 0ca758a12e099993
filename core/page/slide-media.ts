/**
 * The media of an author's slide, and the nodes whose data attributes describe it (docs/security.md, "Which nodes each
 * element trusts"). Content in captions may come from third parties and is ignored.
 */
import { matches, unclobber } from './unclobber.ts';

/** Selects captions. */
export const captions = 'figcaption, .image-slide-title, .meta, .lightbox-meta';

const untrusted = `:scope :is(${captions}, [slot=caption], noscript)`;

/** Excludes nodes in captions; to be appended to a compound selector. */
export const own = `:not(${untrusted}, ${untrusted} *)`;

/**
 * Finds the first match outside of captions, including `root`. The caller specifies the type of the selector's
 * elements.
 */
export const findOwn = <E extends Element = Element>(root: Element, selector: string): E | null =>
  matches(root, selector) ? (root as E) : unclobber(root).querySelector<E>(`:is(${selector})${own}`);

/** Finds the slide's own image. */
export const imageIn = (slide: Element): HTMLImageElement | null => findOwn<HTMLImageElement>(slide, 'img');

export interface SlideMedia {
  readonly image: HTMLImageElement | null;
  /** The player: `<video>`, `<iframe>`, `<site-video>`, or an embed in a slide with `data-type="video"`. */
  readonly player: Element | null;
  /** The HTML link around the media. */
  readonly link: HTMLAnchorElement | undefined;
  /** The nodes from the slide down to its image and its player. Only their data attributes are read. */
  readonly nodes: readonly Element[];
}

/** Returns whether a slide shows a video: a player, or data attributes of one. */
export function isVideoSlide(slide: Element): boolean {
  const { player, nodes } = slideMedia(slide);
  return !!player || nodes.some((node) => node.getAttribute('data-html') || node.getAttribute('data-type') === 'video');
}

/** Finds a slide's media; changes nothing. */
export function slideMedia(slide: Element): SlideMedia {
  const image = imageIn(slide);
  const embed = !image && matches(slide, '[data-type=video]') ? ', [data-html]' : '';
  const player = findOwn(slide, `video, iframe, site-video${embed}`);
  const nodes = [slide, ...unclobber(slide).querySelectorAll('*')].filter((node) =>
    [slide, image, player].some((end) => unclobber(node).contains(end)),
  );
  // The `href` of a link in an SVG is an object.
  const link = nodes.find((node): node is HTMLAnchorElement => matches(node, 'a[href]:not(svg *)'));
  return { image, player, link, nodes };
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import type { Slide } from '../../core/model/slide.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { findOwn, type SlideMedia, slideMedia } from '../../core/page/slide-media.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';

export interface VideoSlideProps {
  /** The author's slide. */
  readonly node: Element;
  readonly slide: Slide;
  readonly isCurrent: boolean;
  /** Called with true if the video cannot be played or its script failed to load, and with false when the script has loaded. */
  readonly setFailed: (hasFailed: boolean) => void;
}

const videoElement = lazyModule((_retry) => import('../video/define.ts'));

/** Attributes that are copied from the author's `<site-video>`. */
const settings = [
  'src',
  'embed-html',
  'data-html',
  'video-title',
  'provider-name',
  'data-provider-name',
  'require-consent',
];

/** Attributes that are copied from the author's link. Its id, styles and handlers are for the page that it is in. */
const linkAttributes = ['href', 'hreflang', 'target', 'rel', 'download', 'title', 'aria-label'];

function copyAttributes(names: readonly string[], from: Element, to: Element): void {
  for (const name of names) {
    const value = unclobber(from).getAttribute(name);
    if (value) to.setAttribute(name, value);
  }
}

function linkLike(own: HTMLAnchorElement): HTMLAnchorElement {
  const link = unclobber(own.ownerDocument).createElement('a');
  copyAttributes(linkAttributes, own, link);
  return link;
}

/** Attributes that a copy of the author's `<video>` keeps. */
const videoAttributes = [
  ...['src', 'poster', 'width', 'height', 'preload', 'loop', 'muted', 'playsinline', 'crossorigin', 'controlslist'],
  ...['disablepictureinpicture', 'disableremoteplayback', 'aria-label', 'title', 'lang'],
];

/** Copies the author's `<video>`, with native controls and without autoplay. */
function copyOf(own: Element): HTMLVideoElement {
  // The selector below matches a `video`.
  const video = own.cloneNode(true) as HTMLVideoElement;
  for (const { name } of [...video.attributes]) if (!videoAttributes.includes(name)) video.removeAttribute(name);
  video.controls = true;
  return video;
}

/** Creates a `<site-video>`, which contacts no other server before it plays, and sandboxes other origins. */
function playerOf(media: SlideMedia, { thumbnail, alt, src, clickThroughUrl }: Slide, page: Document): HTMLElement {
  const { player: own, nodes } = media;
  const player = unclobber(page).createElement('site-video');
  const given = own && matches(own, 'site-video') ? own : nodes.find((node) => matches(node, '[data-html]'));
  if (given) copyAttributes(settings, given, player);
  const address = clickThroughUrl ?? (src === thumbnail ? undefined : src);
  const source = own?.outerHTML ?? address;
  if (!given && source) player.setAttribute(own ? 'embed-html' : 'src', source);
  player.setAttribute('aspect-ratio', '16:9');
  if (alt && !player.hasAttribute('video-title')) player.setAttribute('video-title', alt);
  const image = unclobber(page).createElement('img');
  image.alt = alt;
  if (thumbnail) image.src = thumbnail;
  const authorLink = given === own && own ? findOwn<HTMLAnchorElement>(own, 'a[href]:not(svg *)') : media.link;
  const link = authorLink && isSafeUrl(authorLink.href) ? linkLike(authorLink) : undefined;
  const holder = link ?? player;
  if (thumbnail) holder.append(image);
  if (link) player.append(link);
  return player;
}

const createVideo = (node: Element, slide: Slide): HTMLElement => {
  const media = slideMedia(node);
  return media.player && matches(media.player, 'video')
    ? copyOf(media.player)
    : playerOf(media, slide, unclobber(node).ownerDocument);
};

/** Of several sources, only an error of the last one means that the video cannot be played. */
function watchFailure(video: HTMLElement, onFailure: () => void): void {
  const check = ({ target }: Event): void => {
    if (target === video || target === video.querySelector('source:last-of-type')) onFailure();
  };
  video.addEventListener('error', check, true);
}

/** A video, which pauses when another slide is shown. */
export function VideoSlide({ node, slide, isCurrent, setFailed }: VideoSlideProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const needsElement = useRef(false);
  const fail = (): void => setFailed(true);
  const { module, load } = useLazyModule(videoElement, 'lightbox-video-failed', fail);
  useLayoutEffect(() => {
    const video = createVideo(node, slide);
    needsElement.current = video.localName === 'site-video';
    if (!needsElement.current) watchFailure(video, fail);
    // After the commit: elements that are connected during it would render synchronously.
    queueMicrotask(() => ref.current?.replaceChildren(video));
  }, [node]);
  useLayoutEffect(() => {
    if (needsElement.current) load();
  }, [node, isCurrent]);
  useLayoutEffect(() => {
    if (module) setFailed(false);
  }, [module]);
  useLayoutEffect(() => {
    if (isCurrent) return;
    // Both kinds of player have the method, once they are loaded.
    (ref.current?.firstElementChild as Partial<HTMLMediaElement> | null | undefined)?.pause?.();
  }, [isCurrent]);
  return <div ref={ref} className="player" />;
}

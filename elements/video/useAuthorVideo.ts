import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { findOwn } from '../../core/page/slide-media.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import { findVideo, type Video } from './model/find-video.ts';

/** The author's video, from attributes or children. */
export interface AuthorVideo {
  /** A video that can be played. */
  readonly video: Video | undefined;
  /** The author's own `<video>`, which plays in place. */
  readonly own: HTMLVideoElement | null;
  readonly hasImage: boolean;
  /** Empty if neither the attribute nor the embed sets a title. */
  readonly title: string;
  readonly provider: string;
  /** Whether the embed or the URL cannot be played (docs/spec.md#widgets-5). */
  readonly isInvalid: boolean;
}

type Values = Pick<ValuesOf<typeof contract>, 'src' | 'embedHtml' | 'videoTitle' | 'providerName'>;

/** The page's own origin. */
export const originOf = (page: Document): string => String(unclobber(page).defaultView?.origin);

/**
 * Returns the author's video, read again when an attribute or the children change. `isPlayable` refines the result once
 * it is loaded.
 */
export function useAuthorVideo(
  { src, embedHtml, videoTitle, providerName }: Values,
  isPlayable: ((video: Video, page: Document) => boolean) | undefined,
): AuthorVideo {
  const host = useHost();
  useAuthorChildren();
  const page = host.ownerDocument;
  const attribute = (selector: string, name: string): string => findOwn(host, selector)?.getAttribute(name) ?? '';
  const own = findOwn<HTMLVideoElement>(host, 'video');
  const html = embedHtml || attribute('[data-html]', 'data-html');
  const address = src ?? (html ? '' : attribute('a[href]', 'href'));
  const found = own
    ? undefined
    : findVideo({ src: address, html, base: unclobber(page).baseURI, origin: originOf(page) });
  const video = found && isPlayable?.(found, page) !== false ? found : undefined;
  return {
    video,
    own,
    hasImage: !!findOwn(host, 'img'),
    title: videoTitle || video?.embed?.title || attribute('img', 'alt'),
    provider: providerName || attribute('[data-html]', 'data-provider-name') || video?.provider || '',
    isInvalid: !own && !video && !!(address || html),
  };
}

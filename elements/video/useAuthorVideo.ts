import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import { findVideo, type Video } from './model/find-video.ts';

/** What the author gave, by attribute or as children. */
export interface AuthorVideo {
  /** A video that can be played. */
  readonly video: Video | undefined;
  /** The author's own `<video>`, which plays in place. */
  readonly own: HTMLVideoElement | null;
  readonly hasImage: boolean;
  /** Empty when nobody says it. */
  readonly title: string;
  readonly provider: string;
  /** Whether there is an embed, or an address, that cannot be played (widgets 5). */
  readonly isInvalid: boolean;
}

type Values = Pick<ValuesOf<typeof contract>, 'src' | 'embedHtml' | 'videoTitle' | 'providerName'>;

/** The author's video, live: read again when an attribute or the children change. */
export function useAuthorVideo(values: Values): AuthorVideo {
  const { src, embedHtml, videoTitle, providerName } = values;
  const host = useHost();
  useAuthorChildren();
  const attribute = (selector: string, name: string): string => host.querySelector(selector)?.getAttribute(name) ?? '';
  const own = host.querySelector('video');
  const html = embedHtml || attribute('[data-html]', 'data-html');
  const address = src ?? (html ? '' : attribute('a[href]', 'href'));
  const { baseURI, defaultView } = host.ownerDocument;
  const origin = String(defaultView?.origin);
  const video = own ? undefined : findVideo({ src: address, html, base: baseURI, origin });
  return {
    video,
    own,
    hasImage: host.querySelector('img') !== null,
    title: videoTitle || video?.title || attribute('img', 'alt'),
    provider: providerName || attribute('[data-html]', 'data-provider-name') || video?.provider || '',
    isInvalid: !own && !video && (address || html) !== '',
  };
}

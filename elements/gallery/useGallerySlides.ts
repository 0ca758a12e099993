import { useLayoutEffect, useMemo, useRef } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { isVideoSlide } from '../../core/page/slide-media.ts';

/** The content that a gallery shows. */
export interface GalleryContent {
  /** Whether it shows videos besides images. */
  readonly mixedContent: boolean;
}

/** Returns the author's children that the gallery shows. */
export function useGallerySlides(mixedContent: boolean): readonly Element[] {
  const children = useAuthorChildren();
  return useMemo(
    () => (mixedContent ? children : children.filter((child) => !isVideoSlide(child))),
    [children, mixedContent],
  );
}

/** Hides the videos of a gallery without `mixedContent`; shows them again when it changes. */
export function useHiddenVideos(mixedContent: boolean): void {
  const children = useAuthorChildren();
  const write = useWriteAttribute();
  const hidden = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    const videos = mixedContent ? [] : children.filter(isVideoSlide);
    for (const slide of hidden.current) if (!videos.includes(slide)) write(slide, 'hidden', null);
    // A slide that its author has hidden stays hidden.
    hidden.current = videos.filter((slide) => hidden.current.includes(slide) || !slide.hasAttribute('hidden'));
    for (const slide of hidden.current) write(slide, 'hidden', '');
  }, [children, mixedContent]);
}

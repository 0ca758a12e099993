import { useLayoutEffect, useRef } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import { readSlide } from '../../core/page/read-slide.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { slideIndexOfUrl, slideUrl } from './model/page-url.ts';
import type { Slides } from './slides.ts';

interface Settings {
  readonly historyHash: boolean;
  readonly collectionUrl: string | undefined;
}

/**
 * Synchronizes the current slide and the page's URL (docs/spec.md#widgets-2): the URL selects the slide initially and
 * when its hash changes, and each completed change of slides replaces the URL. A return to the page restores the slide.
 */
export function usePageUrl({ historyHash, collectionUrl }: Settings, slides: Slides): void {
  const { nodes, arrived, isMoving } = slides;
  const { shadow } = useBridge().host;
  const shown = useRef(arrived);
  const read = (): void => {
    const to = historyHash ? slideIndexOfUrl(nodes.map(readSlide), new URL(location.href)) : -1;
    if (to < 0 || to === slides.index) return;
    shown.current = to;
    slides.jump(to);
  };
  const write = (): void => {
    const slide = nodes[arrived];
    // The history entry of an open lightbox is temporary: the URL is written after the lightbox has removed it.
    const isLent = Object(history.state).siteLightbox && shadow.querySelector('dialog');
    if (!historyHash || isMoving || shown.current === arrived || !slide || isLent) return;
    shown.current = arrived;
    const address = slideUrl(readSlide(slide), collectionUrl, new URL(location.href));
    try {
      if (address) history.replaceState(history.state, '', address);
    } catch {
      // Safari allows 100 changes in 30 seconds and then throws: the URL is not updated.
    }
  };
  const latest = useLatest({ read, write });
  const hasSlides = nodes.length > 0;

  useLayoutEffect(() => latest.current.read(), [historyHash, hasSlides]);
  useHostEffect((host, signal) => {
    const view = unclobber(host.ownerDocument).defaultView;
    view?.addEventListener('hashchange', () => latest.current.read(), { signal });
    view?.addEventListener('popstate', () => latest.current.write(), { signal });
  });
  useLayoutEffect(write, [arrived, isMoving]);
}

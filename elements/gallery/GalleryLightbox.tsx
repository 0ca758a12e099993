import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import type { PinterestSettings } from '../../core/model/pinterest/settings.ts';
import { clickedSlide, hasUnlinkedImage, isSlide } from '../../core/page/clicked-slide.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { messages } from './messages.en.ts';
import { type GalleryContent, useGallerySlides } from './useGallerySlides.ts';

const lightboxView = lazyModule((_retry) => import('../lightbox/view.tsx'));

/** The access of the lightbox to the slides of a moving design. */
export interface SlidesHandle {
  readonly current: Element | undefined;
  /** Makes this slide the current one. */
  readonly show: (slide: Element) => void;
}

interface Props extends GalleryContent, PinterestSettings {
  /** Whether a click on an image opens it in the lightbox. */
  readonly lightbox: boolean;
  readonly lightboxTheme: 'dark' | 'light';
  /** `undefined` in designs that show all slides. */
  readonly slidesHandle: RefObject<SlidesHandle | undefined>;
}

/** Events that load the lightbox before the first click. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** The lightbox of a gallery, opened by a click on an image or by its button. It is loaded on the first sign of intent. */
export function GalleryLightbox(props: Props): ReactNode {
  const { lightbox, lightboxTheme, mixedContent, slidesHandle } = props;
  const children = useGallerySlides(mixedContent);
  const [slide, setSlide] = useState<Element>();
  // Empty until the lightbox has been opened: reading thousands of slides takes time.
  const isUsed = lightbox && slide !== undefined;
  const nodes = useMemo(() => (isUsed ? children.filter(isSlide) : []), [children, isUsed]);
  const needsButton = useMemo(() => lightbox && hasUnlinkedImage(children), [children, lightbox]);
  const hasFailed = useRef(false);
  const { module: view, load } = useLazyModule(lightboxView, 'gallery-lightbox-missing', () => {
    hasFailed.current = true;
    setOpen(false);
  });
  const [isOpen, setOpen] = useState(false);
  const getMessage = useMessages(messages);

  const show = (to: Element | undefined): boolean => {
    if (!to) return false;
    setSlide(to);
    slidesHandle.current?.show(to);
    return true;
  };
  const open = (at: Element | undefined): void => {
    load();
    setOpen(show(at));
  };
  const close = (): boolean => {
    setOpen(false);
    return true;
  };
  const latest = useLatest({ slides: lightbox ? children : [], view, open, load });
  useHostEffect((host, signal) => {
    const prepare = (): void => {
      if (latest.current.slides.some(isSlide)) latest.current.load();
    };
    const click = (event: MouseEvent): void => {
      const picked = clickedSlide(event, latest.current.slides);
      if (!picked || !isSlide(picked)) return;
      // Loading failed: the link opens the image, and the next click tries again.
      if (!latest.current.view && hasFailed.current) return void prepare();
      event.preventDefault();
      latest.current.open(picked);
    };
    for (const type of intents) host.addEventListener(type, prepare, { signal, passive: true });
    // Captured, because the design would show the next slide.
    host.addEventListener('click', click, { signal, capture: true });
  });

  const index = slide ? nodes.indexOf(slide) : -1;
  // A slide that was removed fades out.
  const lastShown = useRef({ nodes, index: 0 });
  const shown = index < 0 ? lastShown.current : { nodes, index };
  useLayoutEffect(() => {
    lastShown.current = shown;
    if (index < 0) setOpen(false);
  });
  return (
    <>
      {needsButton && (
        <button
          type="button"
          part="open"
          className="key-button"
          aria-haspopup="dialog"
          onClick={() => {
            const current = slidesHandle.current?.current;
            open(current && isSlide(current) ? current : children.find(isSlide));
          }}
        >
          {getMessage('gallery-open')}
        </button>
      )}
      {view && (
        <view.LightboxView
          isOpen={isOpen}
          {...shown}
          theme={lightboxTheme}
          pinterest={props}
          onIndex={(to) => show(nodes[to])}
          onClose={close}
        />
      )}
    </>
  );
}

import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useLazy } from '../../core/element/hooks/lazy.ts';
import { clickedSlide, hasUnlinkedImage, isSlide } from '../../core/page/clicked-slide.ts';
import { messages } from './messages.en.ts';

/** What a gallery that moves tells the lightbox, and hears from it. */
export interface SlidesHandle {
  readonly current: Element | undefined;
  /** Another slide is shown large. */
  readonly show: (slide: Element) => void;
}

interface Props {
  /** Whether a click on a picture shows it large. */
  readonly lightbox: boolean;
  readonly lightboxTheme: 'dark' | 'light';
  /** Empty while the gallery does not move. */
  readonly slidesHandle: RefObject<SlidesHandle | undefined>;
}

/** Signs that a visitor is about to want it: a pointer or a finger on the gallery, the focus in it. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** The lightbox of a gallery: loaded when somebody is about to want it, opened by a click on a picture or by its button. */
export function GalleryLightbox({ lightbox, lightboxTheme, slidesHandle }: Props): ReactNode {
  const children = useAuthorChildren();
  const nodes = useMemo(() => (lightbox ? children.filter(isSlide) : []), [children, lightbox]);
  const needsButton = useMemo(() => hasUnlinkedImage(nodes), [nodes]);
  const hasFailed = useRef(false);
  const fail = (cause: unknown): never => {
    hasFailed.current = true;
    setOpen(false);
    throw cause;
  };
  const { module: view, load } = useLazy(() => import('../lightbox/view.tsx').catch(fail), 'gallery-lightbox-missing');
  const [isOpen, setOpen] = useState(false);
  const [slide, setSlide] = useState<Element>();
  const say = useMessages(messages);

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
  const latest = useRef({ nodes, view, open, load });
  latest.current = { nodes, view, open, load };
  useHostEffect((host, signal) => {
    const prepare = (): void => {
      if (latest.current.nodes.length > 0) latest.current.load();
    };
    const click = (event: MouseEvent): void => {
      const picked = clickedSlide(event, latest.current.nodes);
      if (!picked) return;
      // Where it did not come a link leads where it says, and later ones may find it.
      if (!latest.current.view && hasFailed.current) return void prepare();
      event.preventDefault();
      latest.current.open(picked);
    };
    for (const type of intents) host.addEventListener(type, prepare, { signal, passive: true });
    // Before the design sees it, which would go on to the next slide.
    host.addEventListener('click', click, { signal, capture: true });
  });

  const index = slide ? nodes.indexOf(slide) : -1;
  // A slide that is taken away fades as it was.
  const shown = useRef({ nodes, index: 0 });
  if (index >= 0) shown.current = { nodes, index };
  useLayoutEffect(() => {
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
          onClick={() => open(nodes.find((node) => node === slidesHandle.current?.current) ?? nodes[0])}
        >
          {say('gallery-open')}
        </button>
      )}
      {view && (
        <view.LightboxView
          isOpen={isOpen}
          {...shown.current}
          theme={lightboxTheme}
          onIndex={(to) => show(nodes[to])}
          onClose={close}
        />
      )}
    </>
  );
}

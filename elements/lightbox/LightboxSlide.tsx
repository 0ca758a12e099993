import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { imageIn } from '../../core/page/slide-media.ts';
import { ImageSlide } from './ImageSlide.tsx';
import { LazyVideoSlide } from './LazyVideoSlide.tsx';
import type { LightboxProps } from './lightbox-props.ts';
import { messages } from './messages.en.ts';
import { type SlideTransition, slideAt } from './model/slide-transition.ts';

/**
 * Less space around the image on small screens: none at the sides of a phone, but always enough above it for the
 * controls.
 */
const paddingOf = (padding: number) => ({
  paddingBlock: `min(${padding}px, max(56px, 12dvh))`,
  paddingInline: `min(${padding}px, max(0px, (100vw - 432px) * 0.2))`,
});

/** Returns the offset of a slide in the row. A slide that fades lies on top of the incoming one. */
function offsetOf(place: number, { place: current, from, motion }: SlideTransition): number {
  if (place === from && motion !== 'none') return motion === 'fade' ? 0 : Math.sign(place - current);
  return place - current;
}

interface LightboxSlideProps extends Pick<LightboxProps, 'nodes' | 'getMessage' | 'padding'> {
  readonly node: Element;
  readonly place: number;
  readonly transition: SlideTransition;
  readonly isZoomed: boolean;
}

/** One slide over the whole window. */
export function LightboxSlide({
  node,
  nodes,
  place,
  transition,
  isZoomed,
  padding,
  getMessage,
}: LightboxSlideProps): ReactNode {
  const count = nodes.length;
  const slide = useMemo(() => readSlide(node), [node, nodes]);
  const { localName: tag } = useHost();
  useLayoutEffect(() => {
    for (const url of slide.refused) warnOnce(formatMessage(messages['lightbox-image-ignored'], { tag, url }));
  }, [slide]);
  const isCurrent = place === transition.place;
  const isLeaving = place === transition.from && transition.motion !== 'none';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      role="group"
      aria-roledescription={getMessage('lightbox-slide')}
      aria-label={getMessage('lightbox-position', { position: slideAt(place, count) + 1, count })}
      className={`slide ${isCurrent ? 'current' : isLeaving ? 'leaving' : ''}`}
      inert={!isCurrent}
      style={{ insetInlineStart: `${offsetOf(place, transition) * 100}%`, ...paddingOf(padding) }}
    >
      <div className="frame">
        {slide.type === 'video' ? (
          <LazyVideoSlide
            node={node}
            slide={slide}
            isCurrent={isCurrent}
            failure={getMessage('lightbox-video-failed')}
          />
        ) : (
          <ImageSlide
            key={slide.src}
            slide={slide}
            thumbnail={imageIn(node)}
            isCurrent={isCurrent}
            isZoomed={isCurrent && isZoomed}
            failure={getMessage('lightbox-failed')}
          />
        )}
      </div>
    </div>
  );
}

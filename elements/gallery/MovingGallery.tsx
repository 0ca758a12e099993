import { type ComponentType, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useClientValue } from '../../core/element/hooks/client-value.ts';
import { useExpose } from '../../core/element/hooks/contract.ts';
import { useMoveCount } from '../../core/element/hooks/host.ts';
import { type GetMessage, useDirection, useMessages } from '../../core/element/hooks/language.ts';
import { useNeededModule } from '../../core/element/hooks/lazy.ts';
import { useWidth } from '../../core/element/hooks/size.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useInView, useReducedMotion } from '../../core/element/hooks/viewport.ts';
import type { LoadedImages } from '../../core/element/light-dom/loaded-images.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { PauseButton, StepButton } from './Controls.tsx';
import { contract } from './contract.ts';
import type { DesignProps } from './designs/design-props.ts';
import { Scroller } from './designs/Scroller.tsx';
import { Slider } from './designs/Slider.tsx';
import { Slideshow } from './designs/Slideshow.tsx';
import type { SlidesHandle } from './GalleryLightbox.tsx';
import { messages } from './messages.en.ts';
import { disablesMotion, slideTime } from './model/autoplay.ts';
import type { MovingDesign } from './model/designs.ts';
import { paginationHeight } from './model/pagination.ts';
import { slidesShown } from './model/slides-per-row.ts';
import { stripHeight } from './model/thumbnails.ts';
import sheet from './moving.css';
import type { Slides } from './slides.ts';
import { type PlayRequestState, useAutoplay } from './useAutoplay.ts';
import { useCarouselRole } from './useCarouselRole.ts';
import { useGallerySlides } from './useGallerySlides.ts';
import { useKeys } from './useKeys.ts';
import { useLinkedGalleries } from './useLinkedGalleries.ts';
import { usePageUrl } from './usePageUrl.ts';
import { usePreload } from './usePreload.ts';
import { useSlides } from './useSlides.ts';

type Values = ValuesOf<typeof contract>;

type Settings = Values & { readonly slideTime: number };

/** A row of slides in groups (docs/spec.md#widgets-4, "Carousel"). */
const Carousel = (props: DesignProps<Pick<Values, 'loop'>>): ReactNode => <Scroller {...props} alignment="start" />;

const views: Readonly<Record<MovingDesign, ComponentType<DesignProps<Settings>>>> = {
  carousel: Carousel,
  slider: Slider,
  slideshow: Slideshow,
};

interface StatusProps {
  readonly slides: Slides;
  readonly isQuiet: boolean;
  readonly getMessage: GetMessage;
}

/** Announces a slide to assistive technology once it has replaced another one. */
function Status({ slides, isQuiet, getMessage }: StatusProps): ReactNode {
  const { nodes, arrived } = slides;
  const [initial, setInitial] = useState<number | undefined>(arrived);
  const node = nodes[arrived];
  // The first slide is read in its place.
  const isAnnounced = node !== undefined && initial !== arrived;
  useLayoutEffect(() => {
    if (isAnnounced) setInitial(undefined);
  }, [isAnnounced]);
  const { caption, alt } = isAnnounced ? readSlide(node) : { caption: '', alt: '' };
  const position = getMessage('gallery-position', { position: arrived + 1, count: nodes.length });
  return (
    <p className="status" aria-live={isQuiet ? 'off' : 'polite'} aria-atomic="true">
      {isAnnounced && [position, caption || alt].filter(Boolean).join(': ')}
    </p>
  );
}

const thumbnailsView = lazyModule((_retry) => import('./Thumbnails.tsx'), 'Thumbnails');
const paginationView = lazyModule((_retry) => import('./Pagination.tsx'), 'Pagination');

/** Returns whether slides change without motion, as the visitor or the URL of the page requests. */
function useIsStill(): boolean {
  const isDisabled = useClientValue(() => disablesMotion(location.search), false);
  return useReducedMotion() || isDisabled;
}

interface Props extends Values {
  readonly design: MovingDesign;
  /** Loads the images that have `data-src`. */
  readonly images: LoadedImages | undefined;
  readonly slidesHandle: RefObject<SlidesHandle | undefined>;
  readonly playRequest: PlayRequestState;
}

/**
 * A gallery that shows a few slides at a time and moves to others. Its pagination waits for the width if the number of groups depends
 * on it: prerendering does not know the width.
 */
export function MovingGallery({ design, images, slidesHandle, playRequest, ...values }: Props): ReactNode {
  const nodes = useGallerySlides(values.mixedContent);
  const bridge = useBridge();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 100);
  const isVertical = design === 'carousel' && values.orientation === 'vertical';
  const shownIn = (room = Number.POSITIVE_INFINITY): number => {
    const { slidesPerRow } = values;
    if (design !== 'carousel') return 1;
    return isVertical && typeof slidesPerRow === 'number' ? slidesPerRow : slidesShown(slidesPerRow, room);
  };
  const shown = shownIn(width);
  const countShown = (): number => shownIn(width ?? box.current?.clientWidth);
  const isStill = useIsStill();
  const isRtl = useDirection() === 'rtl';
  const isInView = useInView();
  const settings = {
    ...values,
    // The height of a vertical carousel depends on it.
    slidesPerRow: isVertical ? shown : values.slidesPerRow,
    design,
    shown,
    countShown,
    slideTime: slideTime(values),
    isStill,
    isRtl,
    isVertical,
    isInView,
  };
  const slides = useSlides(settings, nodes);
  const autoplay = useAutoplay(settings, slides, box, playRequest);
  const getMessage = useMessages(messages);
  // Not in an effect, because the effects of the designs measure first. Moving the element to another document removes the stylesheet.
  useMoveCount();
  adoptInto(bridge.host.shadow, [sheet]);
  useCarouselRole(getMessage);
  useKeys(settings, slides, autoplay.isRunning);
  useLinkedGalleries(values.linkedGalleries, slides);
  usePageUrl(values, slides);
  usePreload(slides, values.preloadCount, images);
  useStates({ moving: slides.isMoving, playing: autoplay.isRunning });
  useExpose(contract, {
    next: () => void slides.step(1),
    previous: () => void slides.step(-1),
    select: (index) => {
      if (!Number.isFinite(index)) throw new TypeError(getMessage('gallery-index-invalid', { value: String(index) }));
      slides.select(index);
    },
    play: () => {
      bridge.own.writeProperty('autoplay', true);
      autoplay.turn(true);
    },
    pause: () => autoplay.turn(false),
  });
  useLayoutEffect(() => {
    bridge.onScrolled = (slide) => slides.follow(nodes.indexOf(slide));
    slidesHandle.current = {
      current: nodes[slides.index],
      show: (slide) => {
        const to = nodes.indexOf(slide);
        // Without a motion: the lightbox covers the gallery.
        if (to >= 0 && to !== slides.index) slides.jump(to);
      },
    };
    return () => {
      slidesHandle.current = undefined;
    };
  });
  const View = views[design];
  const hasGroups = nodes.length > shown;
  const hasControls = values.controls && hasGroups;
  const pagination = useNeededModule(paginationView, !!values.pagination, 'gallery-pagination-missing');
  const strip = stripHeight(settings, nodes.length);
  const thumbnails = useNeededModule(thumbnailsView, strip > 0, 'gallery-thumbnails-missing');
  return (
    <div ref={box} className={isVertical ? 'moving vertical' : 'moving'}>
      <div className="stage">
        {/* First in the tab order: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */}
        {autoplay.isOffered && (
          <PauseButton
            isOn={autoplay.isOn}
            label={getMessage(autoplay.isOn ? 'gallery-pause' : 'gallery-play')}
            onTurn={autoplay.turn}
          />
        )}
        <View
          slides={slides}
          settings={settings}
          speed={isStill ? 0 : values.speed}
          isRtl={isRtl}
          width={width}
          label={getMessage('gallery-label')}
        />
        {hasControls && <StepButton name="previous" label={getMessage('gallery-previous')} slides={slides} />}
        {hasControls && <StepButton name="next" label={getMessage('gallery-next')} slides={slides} />}
      </div>
      {paginationHeight(settings, nodes.length) > 0 && (
        <div className="pagination-room">
          {pagination && values.pagination && hasGroups && (width !== undefined || shownIn(0) === shown) && (
            <pagination.Pagination kind={values.pagination} slides={slides} getMessage={getMessage} />
          )}
        </div>
      )}
      {strip > 0 &&
        (thumbnails ? (
          <thumbnails.Thumbnails
            slides={slides}
            settings={values}
            images={images}
            isRtl={isRtl}
            label={getMessage('gallery-thumbnails')}
            labelOf={(position) => getMessage('gallery-thumbnail', { position })}
          />
        ) : (
          <div style={{ height: `${strip}px` }} />
        ))}
      <Status slides={slides} isQuiet={autoplay.isRunning} getMessage={getMessage} />
    </div>
  );
}

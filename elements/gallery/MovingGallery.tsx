import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useExpose } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useWidth } from '../../core/element/hooks/size.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useDirection, useWords } from '../../core/element/hooks/surroundings.ts';
import { useReducedMotion } from '../../core/element/hooks/viewport.ts';
import type { LoadedImages } from '../../core/element/light-dom/loaded-images.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { readSlide } from '../../core/page/read-slide.ts';
import { PauseButton, StepButton } from './Controls.tsx';
import { contract } from './contract.ts';
import { Carousel } from './designs/Carousel.tsx';
import type { DesignProps } from './designs/design-props.ts';
import { Slider } from './designs/Slider.tsx';
import { Slideshow } from './designs/Slideshow.tsx';
import { LargePictures } from './LargePictures.tsx';
import { messages } from './messages.en.ts';
import { slideTime } from './model/autoplay.ts';
import type { MovingDesign } from './model/designs.ts';
import { slidesShown } from './model/groups.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useAutoplay } from './useAutoplay.ts';
import { useCarouselRole } from './useCarouselRole.ts';
import { useKeys } from './useKeys.ts';
import { useLinked } from './useLinked.ts';
import { usePageAddress } from './usePageAddress.ts';
import { usePreload } from './usePreload.ts';
import { type Slides, useSlides } from './useSlides.ts';

type Values = ValuesOf<typeof contract>;

type Settings = Values & { readonly slideTime: number };

const views: Readonly<Record<MovingDesign, ComponentType<DesignProps<Settings>>>> = {
  carousel: Carousel,
  slider: Slider,
  slideshow: Slideshow,
};

/** Videos of slides that are not the current one any more stop. */
function usePauseOthers({ nodes, index }: Slides): void {
  const host = useHost();
  useLayoutEffect(() => {
    for (const video of host.querySelectorAll<HTMLVideoElement>('video, site-video')) {
      // A <site-video> that is not defined yet plays nothing.
      if (!nodes[index]?.contains(video)) video.pause?.();
    }
  }, [host, index]);
}

interface StatusProps {
  readonly slides: Slides;
  readonly isQuiet: boolean;
  readonly say: ReturnType<typeof useWords>;
}

/** Tells assistive technology of a change that a person made, once it is made. */
function Status({ slides, isQuiet, say }: StatusProps): ReactNode {
  const { nodes, arrived } = slides;
  const first = useRef(arrived);
  const node = nodes[arrived];
  // What is there from the beginning is read in its place.
  const isTold = node !== undefined && first.current !== arrived;
  if (isTold) first.current = -1;
  const { caption, alt } = isTold ? readSlide(node) : { caption: '', alt: '' };
  const position = say('gallery-position', { position: arrived + 1, count: nodes.length });
  return (
    <p className="status" aria-live={isQuiet ? 'off' : 'polite'} aria-atomic="true">
      {isTold && [position, caption || alt].filter(Boolean).join(': ')}
    </p>
  );
}

interface Props extends Values {
  readonly design: MovingDesign;
  /** What loads the pictures that wait for it. */
  readonly images: LoadedImages | undefined;
}

/** A gallery that shows a few slides at a time and moves to others. */
export function MovingGallery({ design, images, ...values }: Props): ReactNode {
  const nodes = useAuthorChildren();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, 100);
  const shown = design === 'carousel' ? slidesShown(values.slidesPerRow, width ?? Number.POSITIVE_INFINITY) : 1;
  const slides = useSlides({ ...values, shown }, nodes);
  const autoplay = useAutoplay(values, slides, box);
  const say = useWords(messages);
  const isRtl = useDirection() === 'rtl';
  const isReduced = useReducedMotion();
  useCarouselRole(say);
  useKeys(values, slides, autoplay.isRunning);
  useLinked(values.linkedGalleries, slides);
  usePageAddress(values, slides);
  usePauseOthers(slides);
  usePreload(slides, values.preloadCount, images);
  useStates({ moving: slides.isMoving, playing: autoplay.isRunning });
  useExpose(contract, {
    next: () => void slides.step(1),
    previous: () => void slides.step(-1),
    select: (index) => void slides.select(index),
    play: () => autoplay.turn(true),
    pause: () => autoplay.turn(false),
  });
  const View = views[design];
  const hasControls = values.controls && nodes.length > shown;
  return (
    <div ref={box} className="moving">
      <LargePictures
        {...values}
        current={nodes[slides.index]}
        onShow={(slide) => void slides.select(nodes.indexOf(slide))}
      />
      <div className="stage">
        <View
          slides={slides}
          settings={{ ...values, design, slideTime: slideTime(values) }}
          speed={isReduced ? 0 : values.speed}
          isRtl={isRtl}
          label={say('gallery-label')}
        />
        {hasControls && <StepButton name="previous" label={say('gallery-previous')} slides={slides} />}
        {hasControls && <StepButton name="next" label={say('gallery-next')} slides={slides} />}
        {autoplay.isOffered && (
          <PauseButton
            isOn={autoplay.isOn}
            label={say(autoplay.isOn ? 'gallery-pause' : 'gallery-play')}
            onTurn={autoplay.turn}
          />
        )}
      </div>
      {values.thumbnails && design !== 'carousel' && nodes.length > 1 && (
        <Thumbnails
          slides={slides}
          settings={values}
          images={images}
          label={say('gallery-thumbnails')}
          labelOf={(position) => say('gallery-thumbnail', { position })}
        />
      )}
      <Status slides={slides} isQuiet={autoplay.isRunning} say={say} />
    </div>
  );
}

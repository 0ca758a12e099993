import { type ReactNode, useRef, useState } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useExpose } from '../../core/element/hooks/contract.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useNeededModule } from '../../core/element/hooks/lazy.ts';
import { useMedia } from '../../core/element/hooks/viewport.ts';
import { isAuthorChild } from '../../core/element/light-dom/author-children.ts';
import keyButton from '../../core/element/ui/key-button.css';
import { usePinterest } from '../../core/element/ui/pinterest/usePinterest.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { isVideoSlide } from '../../core/page/slide-media.ts';
import { contract } from './contract.ts';
import { Gallery } from './Gallery.tsx';
import { GalleryLightbox, type SlidesHandle } from './GalleryLightbox.tsx';
import shadow from './gallery.css';
import layout from './layout.css';
import { messages } from './messages.en.ts';
import { isMoving } from './model/designs.ts';
import { paginationHeight } from './model/pagination.ts';
import { stripHeight } from './model/thumbnails.ts';
import page from './page.css';
import type { PlayRequest } from './useAutoplay.ts';
import { useBlockWarnings } from './useBlockWarnings.ts';
import { useGallerySlides, useHiddenVideos } from './useGallerySlides.ts';
import { useGroupWhenNamed } from './useGroupWhenNamed.ts';
import { useLaterSlides } from './usePortions.ts';
import { useSlideImages } from './useSlideImages.ts';

type Values = ValuesOf<typeof contract>;

const nothing = (): void => {};
const still = { next: nothing, previous: nothing, select: nothing, play: nothing, pause: nothing };

/** Slides that the stylesheet alone lays out. */
function StillSlides({ label, ...values }: Values & { readonly label: string }): ReactNode {
  const nodes = useGallerySlides(values.mixedContent);
  // Print shows all slides.
  useLaterSlides(nodes, useMedia('print') ? nodes.at(-1) : undefined);
  return (
    <Gallery {...values} label={label}>
      <slot />
    </Gallery>
  );
}

/** Keeps slides in their columns when others are appended; until it has loaded, the stylesheet makes the same columns. */
const columnsDesign = lazyModule((_retry) => import('./designs/Columns.tsx'));

/** Shows all slides, or a scrolling row: in print, and until the script of a moving design has loaded. */
function StillGallery(values: Values): ReactNode {
  const { design } = values;
  const getMessage = useMessages(messages);
  const moves = isMoving(design);
  const { length } = useGallerySlides(values.mixedContent);
  const columns = useNeededModule(columnsDesign, design === 'autocolumns', 'gallery-columns-missing');
  useGroupWhenNamed();
  // Calls wait until the script of a moving design has loaded.
  useExpose(contract, moves ? undefined : still);
  return (
    <>
      {columns ? (
        <columns.Columns {...values} />
      ) : (
        <StillSlides {...values} label={moves ? getMessage('gallery-label') : ''} />
      )}
      <div
        className="strip-room"
        style={{ height: `${stripHeight(values, length) + paginationHeight(values, length)}px` }}
      />
    </>
  );
}

const movingGallery = lazyModule((_retry) => import('./MovingGallery.tsx'), 'MovingGallery');

function GalleryElementView(values: Values): ReactNode {
  const { design } = values;
  const pinterest = usePinterest(values);
  const images = useSlideImages(values.lazyLoad);
  useBlockWarnings(values);
  useHiddenVideos(values.mixedContent);
  // In print all slides are shown.
  const isPrinted = useMedia('print');
  const moves = isMoving(design);
  const module = useNeededModule(movingGallery, moves, 'gallery-moving-missing');
  // State that survives a change of designs.
  const slidesHandle = useRef<SlidesHandle>(undefined);
  const playRequest = useState<PlayRequest>();
  return (
    <>
      <GalleryLightbox {...values} slidesHandle={slidesHandle} />
      {module && moves && !isPrinted ? (
        <module.MovingGallery
          {...values}
          design={design}
          images={images}
          slidesHandle={slidesHandle}
          playRequest={playRequest}
        />
      ) : (
        <StillGallery {...values} />
      )}
      {pinterest && <pinterest.SlidePins {...values} />}
    </>
  );
}

/**
 * `<site-gallery>`: the author's figures, images and links in one of nine designs (docs/spec.md#widgets-2, "Gallery designs"). It reads the slides and requests nothing itself.
 */
export const SiteGalleryElement = elementClass(contract, GalleryElementView, {
  shadow: [layout, keyButton, shadow],
  page,
});

Object.defineProperty(SiteGalleryElement.prototype, 'numberOfSlides', {
  enumerable: true,
  configurable: true,
  get(this: InstanceType<typeof SiteGalleryElement>) {
    const slides = [...this.children].filter(isAuthorChild);
    return (this.mixedContent ? slides : slides.filter((slide) => !isVideoSlide(slide))).length;
  },
});

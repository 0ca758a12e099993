import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useMedia } from '../../core/element/hooks/viewport.ts';
import keyButton from '../../core/element/ui/key-button.css';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { Columns } from './designs/Columns.tsx';
import { Gallery } from './Gallery.tsx';
import shadow from './gallery.css';
import { LargePictures } from './LargePictures.tsx';
import layout from './layout.css';
import { MovingGallery } from './MovingGallery.tsx';
import { isMoving } from './model/designs.ts';
import page from './page.css';
import { useBlockProblems } from './useBlockProblems.ts';
import { useGroupWhenNamed } from './useGroupWhenNamed.ts';
import { usePictures } from './usePictures.ts';

type Values = ValuesOf<typeof contract>;

/** All slides at once. */
function StillGallery(values: Values): ReactNode {
  useGroupWhenNamed();
  return (
    <>
      <LargePictures {...values} />
      {values.design === 'autocolumns' ? (
        <Columns {...values} />
      ) : (
        <Gallery {...values}>
          <slot />
        </Gallery>
      )}
    </>
  );
}

function GalleryElementView({ design, ...values }: Values): ReactNode {
  const images = usePictures(values.lazyLoad);
  useBlockProblems(values);
  // On paper there is room for all, and nothing to move them with.
  const isPrinted = useMedia('print');
  return isMoving(design) && !isPrinted ? (
    <MovingGallery {...values} design={design} images={images} />
  ) : (
    <StillGallery {...values} design={design} />
  );
}

/**
 * `<site-gallery>`: the author's figures, images and links in one of nine designs (widgets 2, "Gallery designs"). It reads the slides and never asks the network for anything.
 */
export const SiteGalleryElement = elementClass(contract, GalleryElementView, {
  shadow: [layout, keyButton, shadow],
  page,
});

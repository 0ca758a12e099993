import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { Gallery } from './Gallery.tsx';
import shadow from './gallery.css';
import { MovingGallery } from './MovingGallery.tsx';
import { isMoving } from './model/designs.ts';
import page from './page.css';
import { useGroupWhenNamed } from './useGroupWhenNamed.ts';
import { usePictures } from './usePictures.ts';

function GalleryElementView(values: ValuesOf<typeof contract>): ReactNode {
  usePictures();
  useGroupWhenNamed();
  if (isMoving(values.design)) return <MovingGallery {...values} />;
  return (
    <Gallery {...values}>
      <slot />
    </Gallery>
  );
}

/**
 * `<site-gallery>`: the author's figures, images and links, laid out as a grid or a list (widgets 2, "Gallery
 * designs"). It reads the slides and never asks the network for anything.
 */
export const SiteGalleryElement = elementClass(contract, GalleryElementView, { shadow, page });

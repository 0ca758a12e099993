/** The behavior of gallery designs. Their names are in core/model/vocabularies. */
export {
  type GalleryDesign as Design,
  galleryDesigns as designs,
} from '../../../core/model/vocabularies/gallery-designs.ts';

/** Designs that show a few slides at a time and move to others. */
export type MovingDesign = 'slider' | 'slideshow' | 'carousel';

/** Returns whether a design has a box that one slide fills. */
export const isBoxed = (design: unknown): design is 'slider' | 'slideshow' =>
  design === 'slider' || design === 'slideshow';

/** Returns whether a design has a current slide, and controls to change it. */
export const isMoving = (design: unknown): design is MovingDesign => isBoxed(design) || design === 'carousel';

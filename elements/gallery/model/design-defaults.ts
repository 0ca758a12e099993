import type { Design } from './designs.ts';

/**
 * Default values of a design, used if neither the author nor the block data sets them (docs/spec.md#widgets-9,
 * "Gallery").
 */
type DesignDefaults = {
  readonly slidesPerRow?: number;
  readonly gutter?: number;
  readonly aspectRatio?: number;
  readonly speed?: number;
  readonly loop?: boolean;
  readonly lightbox?: boolean;
};

/**
 * The default aspect ratio of a slider is a height of 50 percent of the width (docs/spec.md#widgets-9, "Editor
 * limits").
 */
const box = { aspectRatio: 100 / 50 };

const defaults: Readonly<Partial<Record<Design, DesignDefaults>>> = {
  grid: { lightbox: true },
  autorows: { gutter: 20 },
  carousel: { slidesPerRow: 3, gutter: 1 },
  slider: { ...box, speed: 500 },
  slideshow: { ...box, loop: true },
};

export const fromDesign = ({ design }: { readonly design?: Design | undefined }): DesignDefaults =>
  (design && defaults[design]) ?? {};

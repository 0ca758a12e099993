/**
 * The designs, by the names of block data, and `autorows` (docs/spec.md#widgets-2, "Gallery designs";
 * docs/decisions.md#decision-1). The specification calls `stacked` base, `slider` strip and `slideshow` stacked inside;
 * each has a single name here.
 */
export const galleryDesigns = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
] as const;

export type GalleryDesign = (typeof galleryDesigns)[number];

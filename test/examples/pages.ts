/** The example pages, by the name of their file. */
export const pages = [
  'index',
  'deep-links',
  'dialog',
  'galleries',
  'gallery-autocolumns',
  'gallery-autogrid',
  'gallery-autorows',
  'gallery-carousel',
  'gallery-grid',
  'gallery-list',
  'gallery-slider',
  'gallery-slideshow',
  'gallery-stacked',
  'image',
  'lightbox',
  'video',
] as const;

/** Texts for visitors of the optional controls. */
export const messages = {
  'lightbox-full-screen': 'Full screen',
  'lightbox-share': 'Share',
  'lightbox-choose': 'Choose a slide',
  'lightbox-select': 'Show slide {position}',
} as const;

/** Texts for visitors. */
export const messages = {
  'lightbox-label': 'Pictures',
  'lightbox-carousel': 'carousel',
  'lightbox-slide': 'slide',
  'lightbox-position': '{position} of {count}',
  'lightbox-open': 'Show the pictures large',
  'lightbox-close': 'Close',
  'lightbox-previous': 'Previous',
  'lightbox-next': 'Next',
  'lightbox-zoom': 'Enlarge',
  'lightbox-download': 'Download',
  'lightbox-caption': 'Caption',
  'lightbox-more': 'Whole caption',
  'lightbox-failed': 'This picture could not be loaded.',
  'lightbox-video-failed': 'This video could not be loaded.',
} as const;

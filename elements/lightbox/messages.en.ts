export const messages = {
  /** For developers. */
  'lightbox-image-ignored':
    '<{tag}>: Ignored the image URL "{url}" of a slide. Use http, https, blob, or data with an image.',
  /** Texts for visitors. */
  'lightbox-label': 'Pictures',
  'lightbox-carousel': 'carousel',
  'lightbox-slide': 'slide',
  'lightbox-position': '{position} of {count}',
  'lightbox-open': 'Show the pictures large',
  'lightbox-close': 'Close',
  'lightbox-previous': 'Previous',
  'lightbox-next': 'Next',
  'lightbox-zoom': 'Enlarge',
  'lightbox-zoomed': 'Enlarged',
  'lightbox-fitted': 'Whole picture',
  'lightbox-extras-missing': 'Some controls could not be loaded.',
  'lightbox-download': 'Download',
  'lightbox-caption': 'Caption',
  'lightbox-more': 'Whole caption',
  'lightbox-failed': 'This picture could not be loaded.',
  'lightbox-video-failed': 'This video could not be loaded.',
} as const;

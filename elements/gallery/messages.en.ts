export const messages = {
  /** A sentence of ours, then the text of the specification (docs/spec.md#widgets-8), unchanged. */
  'gallery-design-unknown':
    '"{value}" is not a gallery design. These are not the gallery designs you are looking for. Use {accepted}.',
  'gallery-transition-unknown':
    '"{value}" is not a gallery transition. Could not find transition named {value}. Use {accepted}.',
  'gallery-block-invalid-json':
    'The block-json of a <site-gallery> is not valid JSON. Error decoding gallery block data',
  'gallery-block-missing': 'The block-json of a <site-gallery> has no settings. Error evaluating gallery block data',
  /** Other console messages. */
  'gallery-image-data-ignored': '<site-gallery>: Ignored {attribute}="{value}" of an image. Expected {accepted}.',
  'gallery-lightbox-missing': 'Images cannot be enlarged now.',
  'gallery-columns-missing': 'New images may move the others.',
  'gallery-pagination-missing': 'The position of the slides cannot be shown.',
  'gallery-thumbnails-missing': 'The thumbnails cannot be shown.',
  'gallery-loop-missing': 'After the last slide, the slides are rewound to the first one.',
  'gallery-moving-missing': 'Slides can only be scrolled now.',
  'gallery-index-invalid': '<site-gallery>: Invalid index {value}. Call select() with a slide index from 0.',
  /** Texts for visitors; not in the specification. */
  'gallery-carousel': 'carousel',
  'gallery-slide': 'slide',
  'gallery-label': 'Pictures',
  'gallery-thumbnails': 'Choose a slide',
  'gallery-position': '{position} of {count}',
  'gallery-previous': 'Previous',
  'gallery-next': 'Next',
  'gallery-pause': 'Pause the slides',
  'gallery-play': 'Play the slides',
  'gallery-thumbnail': 'Show slide {position}',
  'gallery-open': 'Show the pictures large',
} as const;

export const messages = {
  /** Texts of the specification (docs/spec.md#widgets-8), each followed by a fix. */
  'gallery-design-unknown':
    'These are not the gallery designs you are looking for: <{tag}> {attribute}="{value}" takes {accepted}.',
  'gallery-transition-unknown': 'Could not find transition named {value}: <{tag}> {attribute} takes {accepted}.',
  'gallery-block-invalid-json':
    'Error decoding gallery block data: the block-json of a <site-gallery> is not valid JSON.',
  'gallery-block-missing': 'Error evaluating gallery block data: the block-json of a <site-gallery> has no settings.',
  /** Other console messages. */
  'gallery-image-data-ignored': '<site-gallery>: Ignored {attribute}="{value}" of an image. Expected {accepted}.',
  'gallery-lightbox-missing': 'Images cannot be enlarged now.',
  'gallery-moving-missing': 'Slides can only be scrolled now.',
  'gallery-index-invalid':
    '<site-gallery>: Invalid index {value}. Call select() with the index of a slide, counted from 0.',
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

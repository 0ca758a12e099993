/** Messages about images, in the specification's wording (docs/spec.md#widgets-8). */
export const messages = {
  'image-missing': 'No image',
  'images-missing': 'No images',
  'image-root-missing': 'No root node',
  'image-root-invalid': '{node} is not a valid node.',
  'image-element-invalid': 'Element is not a valid image element.',
  'image-element-alone': 'Image element has no parentNode.',
  'image-source-missing': 'Invalid or missing image source.',
  'image-alignment-missing': 'Missing alignment for "content-fit" image.',
  /** A sentence of ours, then the specification's text and the accepted values. */
  'image-alignment-unknown':
    '"{value}" is not an image alignment. Missing alignment for "content-fit" image. Use {accepted}.',
  /** The wording is ours: the specification has no text for an image that fails to load. */
  'image-failed': 'The image {source} could not be loaded.',
} as const;

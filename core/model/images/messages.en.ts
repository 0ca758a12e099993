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
  /** The same, then ours. */
  'image-alignment-unknown':
    'Missing alignment for "content-fit" image: <{tag}> {attribute}="{value}" takes {accepted}.',
  /** Ours: the spec has no words for an image that does not come. */
  'image-failed': 'The image {source} could not be loaded.',
} as const;

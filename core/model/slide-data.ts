/** Values that the data attributes of slides and their images accept (docs/spec.md#widgets-3, "Slide attributes"). */
import { type Attribute, oneOf, point, size, url } from './contract/kinds.ts';
import { imageUrl } from './images/settings.ts';

/** On the slide, on its own image or player, and between them. */
export const slideData: Readonly<Record<string, Attribute<unknown>>> = {
  'data-slide-url': url(),
  'data-click-through-url': url(),
  'data-image-focal-point': point(),
  'data-image-dimensions': size(),
};

/** On the slide itself, where no third-party script uses them. */
export const ownSlideData: Readonly<Record<string, Attribute<unknown>>> = {
  'data-type': oneOf(['image', 'video']),
  'data-src': imageUrl(),
  'data-image': imageUrl(),
};

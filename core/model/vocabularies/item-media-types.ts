/** What an item of a gallery is made of (docs/spec.md#widgets-3, "Editor enumerations"), as site data writes it. */
export const itemMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

export type ItemMediaType = (typeof itemMediaTypes)[number];

/** Ours: the spec has no words for a picture's attributes. */
export const messages = {
  'gallery-picture-ignored': '<site-gallery>: {attribute}="{value}" of a picture is ignored: it takes {accepted}.',
} as const;

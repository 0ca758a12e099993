/** The default settings of the lightbox (docs/spec.md#widgets-9, "Lightbox"). */
export const defaults = {
  /** Milliseconds. */
  speed: 600,
  /** Pixels. */
  padding: 100,
  loop: true,
  captions: true,
  download: false,
  fullScreen: false,
  share: false,
  thumbnails: false,
  historyHash: false,
} as const;

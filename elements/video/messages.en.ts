export const messages = {
  /** For the console: a sentence of ours, then the text of the specification (docs/spec.md#widgets-8). */
  'video-loader-missing': 'The script of the video player could not be loaded. VideoLoader not found',
  /** Texts for visitors. The errors about embeds and Vimeo are quoted from docs/spec.md#widgets-5 and docs/spec.md#widgets-8. */
  'video-play': 'Play video',
  'video-play-titled': 'Play: {title}',
  'video-notice': 'Plays from {provider}, which sees your visit',
  'video-player-missing': 'The video could not be played. Please try again.',
  'video-vimeo-unsupported': 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'video-embed-invalid': 'Invalid video embed.',
  'video-image-needs-embed':
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
} as const;

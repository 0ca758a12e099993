/** Texts for visitors. The two errors about embeds are quoted from docs/spec.md#widgets-5. */
export const messages = {
  'video-play': 'Play video',
  'video-play-titled': 'Play: {title}',
  'video-player': 'Video player',
  'video-notice': 'Plays from {provider}, which sees your visit',
  'video-consent': 'Playing this video connects to {provider}, which may store data on your device.',
  'video-allow': 'Allow and play',
  'video-elsewhere': 'Watch on {provider}',
  'video-player-missing': 'The video could not be played. Please try again.',
  'video-embed-invalid': 'Invalid video embed.',
  'video-image-needs-embed':
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
} as const;

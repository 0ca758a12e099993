/** Texts for visitors of the player. */
export const messages = {
  'video-player': 'Video player',
  'video-consent': 'Playing this video connects to {provider}, which may store data on your device.',
  'video-allow': 'Allow and play',
  'video-elsewhere': 'Watch on {provider}',
} as const;

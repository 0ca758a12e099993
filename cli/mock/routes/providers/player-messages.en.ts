/** English messages of the mock video player. */
export const messages = {
  'mock-video-title': 'Mock player: {id}',
  'mock-video-play': 'Play',
  'mock-video-pause': 'Pause',
} as const;

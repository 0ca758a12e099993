export const messages = {
  /** For the console. */
  'audio-missing': '<site-audio> has no recording. Write an <audio controls> or links to files in it.',
  'audio-keys-missing': 'The keys of this player are not available now.',
  /** Texts for visitors. */
  'audio-label': 'Audio',
  'audio-play': 'Play {title}',
  'audio-pause': 'Pause {title}',
  'audio-seek': 'Position',
  'audio-position': '{elapsed} of {total}',
  'audio-download': 'Download {title}',
  'audio-failed': 'This recording cannot be played.',
} as const;

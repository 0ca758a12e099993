/** Accessible names of the announcement bar. */
export const messages = {
  'announcement-bar-label': 'Announcement',
  'announcement-bar-close': 'Close announcement',
  'announcement-bar-text-missing': 'The announcement cannot be shown now.',
} as const;

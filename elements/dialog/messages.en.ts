/** Button labels where the author gives none. Ours: the spec shows no words for them. */
export const messages = {
  'dialog-ok': 'OK',
  'dialog-yes': 'Yes',
  'dialog-no': 'No',
  'dialog-cancel': 'Cancel',
} as const;

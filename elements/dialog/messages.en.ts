/** Default button labels, and the text of a failure. */
export const messages = {
  'dialog-ok': 'OK',
  'dialog-yes': 'Yes',
  'dialog-no': 'No',
  'dialog-cancel': 'Cancel',
  'dialog-close': 'Close',
  'dialog-part-missing': 'The dialog cannot be shown now.',
} as const;

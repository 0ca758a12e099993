/** Default button labels. */
export const messages = {
  'dialog-ok': 'OK',
  'dialog-yes': 'Yes',
  'dialog-no': 'No',
  'dialog-cancel': 'Cancel',
} as const;

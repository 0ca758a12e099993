/** Warnings about the settings of a site builder. */
export const messages = {
  'popup-block-invalid-json': 'The block-json of a <site-popup> is ignored: it is not a JSON object.',
  'popup-settings-invalid':
    '<site-popup> ignores popup settings with an invalid value: {keys}. See elements/popup/popup.md#use-the-settings-of-a-site-builder.',
} as const;

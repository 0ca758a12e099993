/** The link that saves an image to Pinterest. */
export const messages = {
  'pinterest-save': 'Save',
  'pinterest-link': 'Save to Pinterest (new window)',
  'pinterest-link-named': 'Save to Pinterest: {name} (new window)',
} as const;

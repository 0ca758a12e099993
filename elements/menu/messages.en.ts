export const messages = {
  /** For the console. */
  'menu-block-invalid-json':
    'The block-json of a <site-menu> is not a JSON object with a list of "menus". The markup of the author is shown.',
  'menu-index-invalid': '<site-menu>: Invalid index {value}. Call select() with the index of a section from 0.',
  /** Texts for visitors. */
  'menu-label': 'Menu',
  'menu-section': 'Section {number}',
} as const;

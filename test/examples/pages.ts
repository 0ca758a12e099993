/** The example pages, by the name of their file. */
export const pages = ['index', 'dialog', 'gallery-grid', 'gallery-list', 'image', 'lightbox', 'video'] as const;

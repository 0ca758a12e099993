/** Marks our texts at fields: the same in every copy of the page's markup. */
export const noteMark = 'data-site-form-note';

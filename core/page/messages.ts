/** Messages of the elements, for scripts of pages. */
export { addMessages, languageOf, type MessageTable } from './language.ts';

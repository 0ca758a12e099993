/** `site-fonts.js`: for pages without a bundler. Loads the fonts of the site context. */
import { loadFonts } from '../fonts.ts';

export * from '../fonts.ts';

if (globalThis.document) loadFonts();

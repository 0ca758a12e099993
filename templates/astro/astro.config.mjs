import { defineConfig } from 'astro/config';
import siteElements from 'site-elements/astro';

// The integration renders the elements in the built pages, so that visitors see them before any script has loaded.
export default defineConfig({ integrations: [siteElements()] });

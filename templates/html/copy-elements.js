// Adds the scripts and stylesheets of site-elements to the built site, as `site-elements serve` does when it serves `pages`.
import { cp } from 'node:fs/promises';

await cp('node_modules/site-elements/dist/cdn/current', 'dist/site-elements', { recursive: true });

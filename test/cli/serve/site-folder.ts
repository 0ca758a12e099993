import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createMock } from '../../../cli/mock/app.ts';
import { createSiteApp } from '../../../cli/serve/site-app.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const pages: Readonly<Record<string, string>> = {
  'secret.txt': 'outside of the site',
  'dist/secret.css': 'not for pages',
  'dist/cdn/current/site.js': 'loader',
  'dist/cdn/current/site-elements.css': ':root{}',
  'dist/cdn/current/site-dialog.js': 'dialog',
  'dist/cdn/current/slim/site-dialog.js': 'slim',
  'site/index.html': '<h1>Home</h1>',
  'site/about.html': '<h1>About</h1>',
  'site/gallery.html': '<h1>Gallery</h1>',
  'site/café au lait.html': '<h1>Café</h1>',
  'site/journal/index.html': '<h1>Journal</h1>',
  'site/files/<b>.txt': 'bold',
  'site/files/more/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/.env': 'TOKEN=1',
  'site/.well-known/security.txt': 'Contact: mailto:studio@halden.example',
};

/** Creates a site and its bundles in a temporary folder, and the app that serves them. */
export async function createSiteFolder() {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(pages)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const bundles = join(root, 'dist/cdn/current');
  const app = createSiteApp({ folder: join(root, 'site'), bundles, mock: createMock().app });
  return { root, app, remove: () => rm(root, { recursive: true, force: true }) };
}

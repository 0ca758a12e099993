// Renders the pages that Vite has built: first the React components, then the elements in them.
import { readFile, writeFile } from 'node:fs/promises';
import { prerender } from 'site-elements/prerender';
import { render } from './.server/server.js';

for (const page of ['index', 'contact']) {
  const file = `dist/${page}.html`;
  const built = await readFile(file, 'utf8');
  const { html, findings } = await prerender(built.replace('<!--app-->', () => render(page)));
  for (const { message, help } of findings) console.warn(`${file}: ${message} ${help}`);
  await writeFile(file, html);
}

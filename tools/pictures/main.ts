/** `npm run pictures`: writes the committed images of the README and the docs. Run `npm run build -- page cli` before. */
import { writeFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { diagrams } from './diagrams.ts';
import { writeScreenshots } from './screenshots.ts';

for (const [path, svg] of await diagrams()) await writeFile(fromRoot(path), svg);
await writeScreenshots();

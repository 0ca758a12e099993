import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { version } from '../package-json.ts';
import { fromRoot } from '../root.ts';
import { describeElements } from './describe-elements.ts';
import type { ElementDescription, PackageName, Writer } from './element-description.ts';
import { cssData } from './writers/css-data.ts';
import { customElements } from './writers/custom-elements.ts';
import { docsPage } from './writers/docs-page.ts';
import { elementTypes } from './writers/element-types.ts';
import { entitySchemas } from './writers/entity-schemas.ts';
import { reactTypes, solidTypes, svelteTypes, vueTypes } from './writers/framework-types.ts';
import { htmlData } from './writers/html-data.ts';
import { loaderMap } from './writers/loader-map.ts';
import { webTypes } from './writers/web-types.ts';

/** Every format that is one file, by its path in `dist/meta`. */
const writers: Readonly<Record<string, Writer>> = {
  'custom-elements.json': customElements,
  'site-elements.html-data.json': htmlData,
  'site-elements.css-data.json': cssData,
  'web-types.json': webTypes,
  'loader-map.json': loaderMap,
  'types/elements.d.ts': elementTypes,
  'types/react.d.ts': reactTypes,
  'types/vue.d.ts': vueTypes,
  'types/svelte.d.ts': svelteTypes,
  'types/solid.d.ts': solidTypes,
};

/** All files of `dist/meta`, by path. */
export const metaFiles = (elements: readonly ElementDescription[], of: PackageName): Map<string, string> =>
  new Map([
    ...Object.entries(writers).map(([path, write]): [string, string] => [path, write(elements, of)]),
    ...entitySchemas(),
    ...elements.map((element): [string, string] => [`docs/${element.name}.md`, docsPage(element)]),
  ]);

/** `dist/meta`: everything that is generated from the contracts. */
export const writeMeta = async (): Promise<void> => {
  const files = metaFiles(await describeElements(), { name: 'site-elements', version });
  const folder = fromRoot('dist/meta');
  // One page for each element; pages of removed elements are deleted.
  await rm(join(folder, 'docs'), { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

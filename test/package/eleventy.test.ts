/** The recipe for 11ty: its configuration, run as 11ty runs it, copies the bundles into the site. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../tools/root.ts';
import { install, pack } from './project.ts';

/** The members of 11ty's configuration that the recipe uses. */
interface Config {
  addPassthroughCopy(copies: Readonly<Record<string, string>>): void;
}

const markdown = readFileSync(fromRoot('docs/getting-started/eleventy.md'), 'utf8');

it('docs/getting-started/eleventy.md copies the loader and the stylesheet of the package into the site', async () => {
  const { folder } = await install(await pack());
  const [, config = ''] = /```js\n(.+?)```/s.exec(markdown) ?? [];
  const file = join(folder, 'eleventy.config.js');
  await writeFile(file, config);
  const copies: Record<string, string> = {};
  const { default: configure }: { default: (config: Config) => void } = await import(pathToFileURL(file).href);
  configure({ addPassthroughCopy: (given) => Object.assign(copies, given) });
  // 11ty copies a folder with its subfolders, and of a glob only the files that it matches.
  for (const [from, to] of Object.entries(copies)) {
    await cp(join(folder, from), join(folder, '_site', to), { recursive: true });
  }
  const urls = [...markdown.matchAll(/(?:href|src)="(\/site-elements\/[^"]+)"/g)].map(([, url = '']) => url);
  assert.deepEqual(urls, ['/site-elements/site-elements.css', '/site-elements/site.js']);
  for (const url of urls) assert.ok(existsSync(join(folder, '_site', url)), url);
});

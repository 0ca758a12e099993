/** Writes the files of the extension for VS Code into a folder. */
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import sharp from 'sharp';
import { checkedLanguages } from '../../cli/lsp/document-kind.ts';
import { licenseTexts } from '../build/licenses-plugin.ts';
import { fromRoot, root } from '../root.ts';

/** Modules first: the CommonJS of jsonc-parser hides its imports. */
const moduleFields = ['module', 'main'];

const options = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  mainFields: moduleFields,
  minify: true,
  // Stack traces show the names of functions.
  keepNames: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} as const;

/** Bundled libraries that are CommonJS call `require` for modules of Node. */
const requireForModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Bundles the client, which the editor loads, and the server, which it starts as a program. */
async function bundle(folder: string): Promise<readonly Metafile[]> {
  const client = await build({
    ...options,
    entryPoints: ['tools/vscode/client/main.ts'],
    outfile: join(folder, 'dist/client.cjs'),
    format: 'cjs',
    // The editors that `engines` in package.json names run it in Node 20.
    target: 'node20',
    external: ['vscode'],
  });
  const server = await build({
    ...options,
    entryPoints: ['tools/vscode/server.ts'],
    outfile: join(folder, 'dist/server.mjs'),
    format: 'esm',
    target: 'node20',
    banner: { js: requireForModules },
  });
  return [client.metafile, server.metafile];
}

/** Returns the modules whose code is in the bundles. */
function modulesIn(bundles: readonly Metafile[]): readonly string[] {
  const inputs = bundles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap((output) => Object.entries(output.inputs)),
  );
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return used.map(([path]) => fromRoot(path));
}

/** JavaScript alone starts nothing: most of its files contain no data that is checked. */
const activationEvents = checkedLanguages.filter((id) => id !== 'javascript').map((id) => `onLanguage:${id}`);

/** Writes the manifest, without what only packing needs. */
async function writeManifest(folder: string): Promise<void> {
  const text = await readFile(fromRoot('tools/vscode/package.json'), 'utf8');
  const { private: _, type: __, devDependencies: ___, ...manifest } = JSON.parse(text);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, activationEvents }, null, 2)}\n`);
}

/** Writes all files. `folder` is empty, and `dist/meta` of the repository was built. */
export async function stageExtension(folder: string): Promise<void> {
  await mkdir(join(folder, 'dist/meta'), { recursive: true });
  const bundles = await bundle(folder);
  await writeManifest(folder);
  await writeFile(join(folder, 'licenses.txt'), await licenseTexts(modulesIn(bundles)));
  await sharp(fromRoot('tools/vscode/icon.svg'), { density: 144 }).resize(256).png().toFile(join(folder, 'icon.png'));
  await copyFile(fromRoot('tools/vscode/README.md'), join(folder, 'README.md'));
  await copyFile(fromRoot('LICENSE'), join(folder, 'LICENSE'));
  // The server finds both from the folder of the package that is named `site-elements`, which is that of the extension here.
  await cp(fromRoot('cli/lint/rules'), join(folder, 'cli/lint/rules'), {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path),
  });
  await copyFile(fromRoot('dist/meta/custom-elements.json'), join(folder, 'dist/meta/custom-elements.json'));
}

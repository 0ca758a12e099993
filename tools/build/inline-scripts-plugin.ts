import { basename, dirname } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import { globSync } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';

const name = 'virtual:inline-scripts';
const id = `\0${name}`;

/**
 * Generates `virtual:inline-scripts` (cli/prerender/inline-scripts.d.ts): the scripts that prerendered markup contains, bundled
 * with `plugins`, and the functions that return their data.
 */
export const inlineScriptsPlugin = (plugins: () => Plugin[]): Plugin => ({
  name: 'inline-scripts',
  resolveId: (source) => (source === name ? id : null),
  async load(source) {
    if (source !== id) return null;
    const modules = globSync('elements/*/inline-script.ts', { cwd: root })
      .sort()
      .map(async (file, index) => {
        const bundle = await rollup({ input: fromRoot(file), plugins: plugins() });
        // A page contains a copy of each script for each element, so that their names must not be global.
        const { output } = await bundle.generate({ format: 'iife' });
        await bundle.close();
        const folder = dirname(file);
        return {
          importLine: `import { inlineData as data${index} } from ${JSON.stringify(fromRoot(`${folder}/inline-data.ts`))};`,
          entry: `['site-${basename(folder)}', { script: ${JSON.stringify(output[0].code.trim())}, data: data${index} }]`,
        };
      });
    const found = await Promise.all(modules);
    const imports = found.map(({ importLine }) => importLine).join('\n');
    return `${imports}\nexport const inlineScripts = new Map([${found.map(({ entry }) => entry).join()}]);`;
  },
});

import { existsSync } from 'node:fs';
import type { Plugin } from 'rollup';
import { globSync } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';

const name = 'virtual:elements';
const id = `\0${name}`;

/** Generates `virtual:elements` (cli/prerender/elements.d.ts): the classes of all elements, each with the stylesheet that only its prerendered roots have, so that deleting the folder of an element removes it. */
export const elementsPlugin = (): Plugin => ({
  name: 'elements',
  resolveId: (source) => (source === name ? id : null),
  load(source) {
    if (source !== id) return null;
    const files = globSync('elements/*/element.tsx', { cwd: root }).sort();
    const imports = files.map((file, index) => `import * as element${index} from ${JSON.stringify(fromRoot(file))};`);
    const sheets = files.map((file) => fromRoot(file.replace('element.tsx', 'prerendered.css')));
    for (const [index, sheet] of sheets.entries())
      if (existsSync(sheet)) imports.push(`import sheet${index} from ${JSON.stringify(sheet)};`);
    const classes = files.map((_, index) => {
      const sheet = existsSync(sheets[index] ?? '') ? `sheet${index}` : 'undefined';
      return `...Object.values(element${index}).map((Class) => ({ Class, sheet: ${sheet} }))`;
    });
    return `${imports.join('\n')}\nexport const elements = [${classes.join()}].filter(({ Class }) => Class.contract);`;
  },
});

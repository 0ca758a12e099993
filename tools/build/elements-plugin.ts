import type { Plugin } from 'rollup';
import { globSync } from 'tinyglobby';
import { fromRoot, root } from '../root.ts';

const name = 'virtual:elements';
const id = `\0${name}`;

/** Generates `virtual:elements` (cli/prerender/elements.d.ts): the classes of all elements, so that deleting the folder of an element removes it. */
export const elementsPlugin = (): Plugin => ({
  name: 'elements',
  resolveId: (source) => (source === name ? id : null),
  load(source) {
    if (source !== id) return null;
    const files = globSync('elements/*/element.tsx', { cwd: root }).sort();
    const imports = files.map((file, index) => `import * as element${index} from ${JSON.stringify(fromRoot(file))};`);
    const classes = files.map((_, index) => `...Object.values(element${index})`);
    return `${imports.join('\n')}\nexport const elements = [${classes.join()}].filter((one) => one.contract);`;
  },
});

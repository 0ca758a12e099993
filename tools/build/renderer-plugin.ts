import type { Plugin } from 'rollup';
import { fromRoot } from '../root.ts';

interface Change {
  readonly file: RegExp;
  readonly before: RegExp;
  readonly after: string;
}

const changes: readonly Change[] = [
  // React creates a node when it is loaded. Later it gets its document from the node that it renders into.
  {
    file: /[\\/]react-dom(-19-0)?[\\/]cjs[\\/]react-dom-client\.\w+\.js$/,
    before: /(?<![\w.])document\.createElement\(/g,
    after: 'Document.prototype.createElement.call(document, ',
  },
  {
    file: /[\\/]preact[\\/]dist[\\/]preact\.mjs$/,
    before: /(\w+)\.ownerDocument\|\|document/g,
    after: 'unclobber($1.ownerDocument||document)',
  },
];

const unclobberImport = `import { unclobber } from ${JSON.stringify(fromRoot('core/page/unclobber.ts'))};\n`;

/** Makes React and Preact create nodes with the methods of the platform, which a page may replace by `name` attributes. */
export const rendererPlugin = (): Plugin => ({
  name: 'renderer',
  transform(code, id) {
    const change = changes.find(({ file }) => file.test(id));
    if (!change) return null;
    const text = code.replace(change.before, change.after);
    if (text === code) this.error(`${id} has changed: nothing matches ${change.before} any more.`);
    return { code: text.includes('unclobber(') ? unclobberImport + text : text, map: null };
  },
});

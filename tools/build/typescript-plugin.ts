import { readFile } from 'node:fs/promises';
import type { Plugin, SourceDescription } from 'rollup';
import ts from 'typescript';
import { fromRoot } from '../root.ts';

const { config } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile);

const options: ts.CompilerOptions = {
  ...ts.convertCompilerOptionsFromJson(config.compilerOptions, fromRoot('.')).options,
  noEmit: false,
  // Rollup resolves and writes the paths; the compiler would wrap the URL in `import(url)` in a function.
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: false,
};

const compile = async (file: string, sourceMap: boolean): Promise<SourceDescription> => {
  const { outputText, sourceMapText } = ts.transpileModule(await readFile(file, 'utf8'), {
    fileName: file,
    compilerOptions: { ...options, sourceMap },
  });
  const code = outputText.replace(/^\/\/# sourceMappingURL=.*\n?/m, '');
  return { code, map: sourceMapText ? JSON.parse(sourceMapText) : null };
};

/** Modules that were compiled in this process: most graphs share their sources. */
const compiled = new Map<string, Promise<SourceDescription>>();

/** Compiles each TypeScript module to JavaScript in isolation. `npm run typecheck` checks the types, once for all graphs. */
export const typescriptPlugin = (sourceMap: boolean): Plugin => ({
  name: 'typescript',
  async load(id) {
    if (!/\.tsx?$/.test(id) || id.endsWith('.d.ts')) return null;
    const key = `${sourceMap} ${id}`;
    const module = compiled.get(key) ?? compile(id, sourceMap);
    compiled.set(key, module);
    return { ...(await module) };
  },
});

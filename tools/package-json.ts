import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

interface PackageJson {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly default?: string }>>;
}

// npm itself guarantees the first field, test/tools/exports.test.ts the second; anything else is read nowhere.
const packageJson = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as PackageJson;

/** The version of this package, as in `0.1.0`. */
export const { version } = packageJson;

/** The modules that the package exports, as the build writes them: `./dist/elements/dialog/define.js`. */
export const exportedModules: readonly string[] = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'string' || !target.default ? [] : [target.default],
);

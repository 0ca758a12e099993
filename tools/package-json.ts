import { readFileSync } from 'node:fs';
import { fromRoot } from './root.ts';

interface Target {
  readonly types?: string;
  readonly default?: string;
}

interface PackageJson {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Target>>;
}

// npm guarantees the first field, and test/tools/exports.test.ts the second; no other field is read.
const packageJson = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as PackageJson;

/** The version of this package, as in `0.1.0`. */
export const { version } = packageJson;

const targets = Object.values(packageJson.exports)
  .filter((target) => typeof target !== 'string')
  // The build writes the declaration of the stylesheet itself.
  .filter((target) => !target.default?.endsWith('.css'));

/** Keeps the paths without a star: the files of patterns are also exported under other paths. */
const single = (path: string | undefined): string[] => (path === undefined || path.includes('*') ? [] : [path]);

/** The modules that the package exports, as the build writes them: `./dist/elements/dialog/define.js`. */
export const exportedModules: readonly string[] = targets.flatMap((target) => single(target.default));

/** Their declarations: `./dist/types/elements/dialog/define.d.ts`. */
export const exportedTypes: readonly string[] = targets.flatMap((target) => single(target.types));

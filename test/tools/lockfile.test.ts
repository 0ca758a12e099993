import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';

interface Locked {
  readonly resolved?: string;
  readonly extraneous?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string): Record<string, Locked> => JSON.parse(readFileSync(fromRoot(file), 'utf8')).packages;

/** Returns the folders in which Node would search for the package, upwards from `path`. */
const placesOf = (name: string, path: string): string[] => {
  const folders = path.split(/\/?node_modules\//).map((_, depth, parts) => parts.slice(1, depth + 1));
  return folders.map((parts) => [...parts, name].map((part) => `node_modules/${part}`).join('/'));
};

const lockfiles = ['.', 'bench', 'test/engines', 'test/hosts', 'test/package', 'test/runner', 'tools/vscode'].map(
  (folder) => join(folder, 'package-lock.json'),
);

for (const file of lockfiles) {
  describe(file, () => {
    const packages = read(file);

    it('contains the packages of every platform: npm ci refuses a lockfile that lacks one', () => {
      const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter((name) => !placesOf(name, path).some((place) => place in packages)),
      );
      assert.deepEqual(missing, []);
    });

    it('contains no registry URL, and no unrequested package', () => {
      const odd = Object.entries(packages).filter(([, { resolved, extraneous }]) => resolved || extraneous);
      assert.deepEqual(odd, []);
    });
  });
}

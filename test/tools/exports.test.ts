import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { exports }: { exports: Record<string, string | { types?: string; default?: string }> } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);
const elements = globSync('elements/*/define.ts', { cwd: root }).map((file) => file.split('/')[1] ?? '');

/** The source of a file that the build writes. */
const sourceOf = (built: string): string[] =>
  ['.ts', '.tsx'].map((extension) =>
    built.replace(/^\.\/dist\/(types\/)?/, root).replace(/(\.d\.ts|\.js)$/, extension),
  );

describe('what the package exports', () => {
  it('is each element, to register it and as a class', () => {
    for (const name of elements) {
      assert.ok(`./${name}` in exports, name);
      assert.ok(`./${name}/element` in exports, name);
    }
  });

  for (const [path, target] of Object.entries(exports)) {
    // Generated files have no source of their own; test/tools/meta holds those.
    if (typeof target === 'string' || !target.default?.endsWith('.js')) continue;
    it(`${path} has types and code from one source`, () => {
      for (const built of [target.types ?? '', target.default ?? '']) {
        assert.ok(
          sourceOf(built).some((file) => existsSync(file)),
          built,
        );
      }
      assert.equal(Object.keys(target)[0], 'types');
    });
  }
});

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

type Target = string | { types?: string; default?: string };

const root = fileURLToPath(new URL('../../', import.meta.url));
const { exports }: { exports: Record<string, Target> } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const elements = globSync('elements/*/define.ts', { cwd: root }).map((file) => file.split('/')[1] ?? '');

/** Returns the source of a file that the build writes. */
const sourceOf = (built: string): string | undefined =>
  ['.ts', '.tsx']
    .map((extension) => built.replace(/^\.\/dist\/(types\/)?/, root).replace(/(\.d\.ts|\.js)$/, extension))
    .find((file) => existsSync(file));

const isOwnWork = (node: ts.Node): boolean =>
  !ts.isExportDeclaration(node) &&
  ts.canHaveModifiers(node) &&
  Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** The first lines of exported declarations that no JSDoc explains. */
const unexplained = (file: string): string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return source.statements
    .filter((node) => isOwnWork(node) && ts.getJSDocCommentsAndTags(node).length === 0)
    .map((node) => node.getText().split('\n')[0] ?? '');
};

const modules = Object.entries(exports).flatMap(([path, target]) =>
  // Generated files and patterns have no source; test/tools/meta and test/package check those.
  typeof target === 'string' || !target.default?.endsWith('.js') || path.includes('*') ? [] : [{ path, ...target }],
);

describe('what the package exports', () => {
  it('is each element, to register it and as a class', () => {
    for (const name of elements) {
      assert.ok(`./${name}` in exports, name);
      assert.ok(`./${name}/element` in exports, name);
    }
  });

  it('is the slim build, by the name of the element', () => {
    assert.deepEqual(exports['./slim/*'], {
      types: './dist/types/elements/*/define.d.ts',
      default: './dist/cdn/current/slim/site-*.js',
    });
  });

  for (const { path, types = '', default: code = '' } of modules) {
    it(`${path} has types and code from one source, each export of it with JSDoc`, () => {
      assert.equal(Object.keys(exports[path] ?? {})[0], 'types');
      const [source, other] = [sourceOf(code), sourceOf(types)];
      assert.ok(source && source === other, `${code} and ${types}`);
      assert.deepEqual(unexplained(source), []);
    });
  }

  it('has the names of the files in core/page for page modules', () => {
    const services = modules.filter(({ default: code }) => code?.startsWith('./dist/core/page/'));
    assert.ok(services.length > 0);
    for (const { path, default: code } of services) assert.equal(code, `./dist/core/page/${path.slice(2)}.js`);
  });

  it('is what docs/getting-started/bundlers.md lists', () => {
    const markdown = readFileSync(`${root}docs/getting-started/bundlers.md`, 'utf8');
    const full = [...markdown.matchAll(/[`']site-elements(\/[^`' ]+)[`']/g)];
    const short = [...markdown.matchAll(/^\| `site-elements\/.*$/gm)].flatMap(([row]) => [
      ...row.matchAll(/, `(\/[^`]+)`/g),
    ]);
    const documented = [...full, ...short].map(([, path = '']) => `.${path}`);
    const isExported = (path: string): boolean =>
      Object.keys(exports).some((key) => key === path || (key.endsWith('*') && path.startsWith(key.slice(0, -1))));
    assert.ok(documented.length > 12, documented.join());
    assert.deepEqual(
      documented.filter((path) => !isExported(path)),
      [],
    );
    for (const { path } of modules.filter(({ default: code }) => code?.includes('/core/')))
      assert.ok(documented.includes(path), path);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { insertExports } from '../../../tools/create/element.ts';
import { appendItem, insertBefore, insertImport, insertItem, insertRow } from '../../../tools/create/insert.ts';

describe('insertItem', () => {
  it('keeps a list sorted', () => {
    const list = "export const pages = [\n  'a',\n  'c',\n] as const;\n";
    assert.equal(
      insertItem(list, 'pages', 'b', "'b'"),
      "export const pages = [\n  'a',\n  'b',\n  'c',\n] as const;\n",
    );
    assert.equal(
      insertItem(list, 'pages', 'd', "'d'"),
      "export const pages = [\n  'a',\n  'c',\n  'd',\n] as const;\n",
    );
    assert.equal(
      insertItem(list, 'pages', 'A', "'A'"),
      "export const pages = [\n  'A',\n  'a',\n  'c',\n] as const;\n",
    );
  });

  it('keeps comments with the entry that follows them', () => {
    const table = "const uses: Uses = {\n  a: 1,\n  // Of c.\n  'c-d': 2,\n};\n";
    assert.equal(
      insertItem(table, 'uses', 'b', 'b: 3'),
      "const uses: Uses = {\n  a: 1,\n  b: 3,\n  // Of c.\n  'c-d': 2,\n};\n",
    );
  });

  it('adds the first item', () => {
    assert.equal(insertItem('const a = [];', 'a', 'b', 'b'), 'const a = [\n  b,];');
  });

  it('reports a list that does not exist', () => {
    assert.throws(() => insertItem('const a = [];', 'b', 'c', 'c'), /There is no list named "b"/);
    assert.throws(() => insertItem('const a = 1;', 'a', 'c', 'c'), /"a" is not a list or an object literal/);
  });
});

it('appendItem adds the last item', () => {
  assert.equal(
    appendItem('const a = {\n  z: 1,\n} as const;', 'a', 'b: 2'),
    'const a = {\n  z: 1,\n  b: 2,\n} as const;',
  );
});

it('insertImport adds an import after the others', () => {
  assert.equal(
    insertImport("/** A. */\nimport a from 'a';\nb();\n", "import c from 'c';"),
    "/** A. */\nimport a from 'a';\nimport c from 'c';\nb();\n",
  );
});

it('insertBefore adds code before a declaration and its comment', () => {
  assert.equal(
    insertBefore('a();\n\n/** B. */\nexport const b = 1;\n', 'b', 'c();'),
    'a();\n\nc();\n\n/** B. */\nexport const b = 1;\n',
  );
});

it('insertExports adds an element among the elements', () => {
  const target = (name: string, file: string) => ({
    types: `./dist/types/elements/${name}/${file}.d.ts`,
    default: `./dist/elements/${name}/${file}.js`,
  });
  const element = (name: string) => ({
    [`./${name}`]: target(name, 'define'),
    [`./${name}/element`]: target(name, 'element'),
  });
  const json = (exports: object): string => `${JSON.stringify({ name: 'x', exports, files: [] }, undefined, 2)}\n`;
  const core = { './shopping-cart': { default: './dist/core/page/shopping-cart.js' } };
  assert.equal(
    insertExports(json({ ...element('dialog'), ...element('video'), ...core }), 'tabs'),
    json({ ...element('dialog'), ...element('tabs'), ...element('video'), ...core }),
  );
  assert.equal(
    insertExports(json({ ...element('video'), ...core }), 'a'),
    json({ ...element('a'), ...element('video'), ...core }),
  );
});

describe('insertRow', () => {
  const page = '| name |\n|---|\n| `cart` |\n| `map` |\n\nText.\n';
  const rows = /^\| `([\w-]+)`.*$/gm;

  it('keeps a table sorted', () => {
    assert.equal(insertRow(page, rows, '| `cart-a` |', 'cart-a'), page.replace('| `map`', '| `cart-a` |\n| `map`'));
  });

  it('adds the last row', () => {
    assert.equal(insertRow(page, rows, '| `a` |'), page.replace('\n\n', '\n| `a` |\n\n'));
  });

  it('reports a table that does not exist', () => {
    assert.throws(() => insertRow('Text.', rows, '| `a` |'), /No row of a table matches/);
  });
});

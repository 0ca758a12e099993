import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { findCycles } from '../../tools/architecture/cycles.ts';
import { findForbidden } from '../../tools/architecture/directions.ts';
import { type Import, readImports } from '../../tools/architecture/import-graph.ts';
import { root } from '../../tools/root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folders = ['core', 'elements', 'cli', 'tools'];

/** Writes a small tree of files, and reads its imports in the same way as those of the project. */
const importsOf = (context: TestContext, files: Readonly<Record<string, string>>): Import[] => {
  const tree = temporaryFolder();
  context.after(() => rmSync(tree, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
  return readImports(tree, folders);
};

describe('this project', () => {
  const imports = readImports(root, folders);

  it('has imports that the test can read', () => {
    assert.ok(imports.length > 100, `only ${imports.length} imports found`);
  });

  it('imports only in the directions of the architecture', () => {
    assert.deepEqual(findForbidden(imports), []);
  });

  it('has no cycle of imports, types included', () => {
    assert.deepEqual(findCycles(imports), []);
  });
});

describe('a forbidden import is reported', () => {
  const cases: readonly [from: string, statement: string, why: string][] = [
    ['core/model/a.ts', "import { b } from '../page/b.ts';", 'the model knows no page'],
    ['core/model/a.ts', "import { readFile } from 'node:fs';", 'the model is pure'],
    ['core/model/a.ts', "import { z } from 'zod';", 'zod stays in the schema folder'],
    ['core/model/a.ts', "import type { S } from './schema/s.ts';", 'types of the schema are zod too'],
    ['core/page/a.ts', "import { useState } from 'react';", 'the page runtime has no React'],
    ['core/page/a.ts', "import { b } from '../element/b.ts';", 'the page runtime knows no bridge'],
    ['core/element/a.ts', "import { b } from '../../elements/dialog/view.ts';", 'the bridge knows no element'],
    ['elements/gallery/a.ts', "import { b } from '../dialog/Dialog.tsx';", 'elements meet in view.ts alone'],
    ['elements/gallery/model/a.ts', "import { b } from '../../../core/page/b.ts';", 'an element’s model is pure'],
    ['elements/gallery/contract.ts', "import { b } from './Gallery.tsx';", 'a contract needs no view'],
    ['elements/gallery/a.ts', "import { b } from '../../cli/b.ts';", 'elements know no command'],
    ['cli/a.ts', "export * from '../core/page/b.ts';", 'the command has no DOM'],
    ['cli/a.ts', "await import('../elements/dialog/element.tsx');", 'a lazy import is an import'],
    ['cli/a.ts', "import { b } from '../tools/b.ts';", 'nothing imports tools'],
    ['cli/report/a.ts', "import type { B } from '../lint/b.ts';", 'reports know findings, not rules'],
    ['cli/report/a.ts', "import { b } from '../run/b.ts';", 'reports know no run'],
    ['cli/lint/a.ts', "import { b } from '../run/b.ts';", 'rules know no run'],
    ['cli/lint/a.ts', "import { b } from '../report/b.ts';", 'rules know no reports'],
    ['cli/lint/a.ts', "import { b } from '../commands/check/b.ts';", 'rules know no command'],
    ['cli/run/a.ts', "import { b } from '../commands/check/b.ts';", 'a run knows no command'],
    ['cli/serve/a.ts', "import { b } from '../commands/check/b.ts';", 'a server knows no command'],
    ['cli/mock/a.ts', "import { b } from '../serve/b.ts';", 'the mock knows no server of files'],
    ['cli/mock/a.ts', "import type { B } from '../commands/contract/b.ts';", 'the mock knows no command'],
    ['cli/preload/a.ts', "import { b } from '../commands/preload/b.ts';", 'preloading knows no command'],
    ['cli/prerender/a.ts', "import { b } from '../lint/b.ts';", 'prerendering knows no rules'],
    ['cli/completion/a.ts', "import { b } from '../commands/completion/b.ts';", 'completions know no command'],
    ['cli/text/a.ts', "import { b } from '../lint/b.ts';", 'shared modules import only shared modules'],
    ['cli/command.ts', "import type { B } from './run/b.ts';", 'shared modules import only shared modules'],
    ['core/page/a.ts', "type B = import('../../test/b.ts').B;", 'nothing imports test'],
  ];
  for (const [from, statement, why] of cases) {
    it(`${from}: ${statement} (${why})`, (context) => {
      const [found, ...more] = findForbidden(importsOf(context, { [from]: statement }));
      assert.match(found ?? '', new RegExp(`^${from} imports `));
      assert.deepEqual(more, []);
    });
  }
});

it('an allowed import is not reported', (context) => {
  const imports = importsOf(context, {
    'core/model/schema/a.ts': "import { z } from 'zod'; import { b } from '../b.ts';",
    'core/page/a.ts': "import { b } from '../model/b.ts';",
    'core/element/a.tsx': "import { useState } from 'react'; import { b } from '../page/b.ts';",
    'elements/gallery/model/a.ts': "import { b } from '../contract.ts';",
    'elements/gallery/a.tsx': "import { b } from '../dialog/view.ts'; import { c } from './c.ts';",
    'cli/a.ts': "import { b } from '../elements/dialog/contract.ts'; import { Hono } from 'hono';",
    'tools/a.ts': "import { b } from '../cli/b.ts';",
  });
  assert.deepEqual(findForbidden(imports), []);
});

describe('a cycle', () => {
  it('of values is reported once, with its path', (context) => {
    const imports = importsOf(context, {
      'core/model/a.ts': "import { b } from './b.ts';",
      'core/model/b.ts': "export { c } from './c.ts';",
      'core/model/c.ts': "import { a } from './a.ts';",
    });
    assert.deepEqual(findCycles(imports), [
      ['core/model/a.ts', 'core/model/b.ts', 'core/model/c.ts', 'core/model/a.ts'],
    ]);
  });

  it('through a type is reported', (context) => {
    const imports = importsOf(context, {
      'core/model/a.ts': "import { b } from './b.ts';",
      'core/model/b.ts': "import type { A } from './a.ts';",
    });
    assert.deepEqual(findCycles(imports), [['core/model/a.ts', 'core/model/b.ts', 'core/model/a.ts']]);
  });
});

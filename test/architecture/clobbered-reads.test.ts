import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { findClobberedReads } from '../../tools/architecture/clobbered-reads.ts';
import { fromRoot, root } from '../../tools/root.ts';

const { config } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);

/** Finds the reads in one file with this code. */
function findIn(code: string): readonly string[] {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === 'page.ts' ? ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true) : getSourceFile(name, ...rest);
  const program = ts.createProgram(['page.ts'], { ...options, types: [] }, host);
  return findClobberedReads(program, ['page.ts']);
}

describe('a read of a property that markup can replace', () => {
  it('is reported for documents and forms, also in patterns', () => {
    const code = [
      'document.defaultView;',
      'const { body, head: first } = document;',
      'const read = ({ elements }: HTMLFormElement) => elements;',
      'const maybe = (control: HTMLInputElement) => control.form?.action;',
    ].join('\n');
    assert.deepEqual(findIn(code), [
      'page.ts:1 defaultView',
      'page.ts:2 body',
      'page.ts:2 head',
      'page.ts:3 elements',
      'page.ts:4 action',
    ]);
  });

  it('is not reported for other nodes, for the location, and through another type', () => {
    const code = [
      'declare const real: (document: Document) => Omit<Document, "location">;',
      'real(document).defaultView; document.location;',
      'const parent = (node: HTMLElement) => node.parentElement;',
    ].join('\n');
    assert.deepEqual(findIn(code), []);
  });

  // `<form name="defaultView">` anywhere in a page would stop every element: see core/page/unclobber.ts.
  it('does not occur in the code of elements', () => {
    const files = globSync('{core/page,core/element,elements}/**/*.{ts,tsx}', {
      cwd: root,
      ignore: [
        // Where these fail, the element itself is woken.
        'elements/*/inline-script.ts',
        // Read the document before `<body>`, where no markup can replace its properties, and where they fail show the default.
        'core/page/experiments/inline-script.ts',
        'core/page/fonts/inline-script.ts',
      ],
    });
    assert.ok(files.length > 250, `only ${files.length} files found`);
    const paths = files.map((file) => join(root, file));
    const types = globSync('*.d.ts', { cwd: root, absolute: true });
    const program = ts.createProgram([...paths, ...types], options);
    assert.deepEqual(findClobberedReads(program, paths), []);
  });
});

describe('a handler that React never calls', () => {
  // See core/element/render-container.ts; native listeners work.
  it('does not occur in the views of this project', () => {
    const handler = /\bon(?:Mouse|Pointer)(?:Enter|Leave|Over|Out)(?:Capture)?=/;
    const files = globSync('{core/element,elements}/**/*.tsx', { cwd: root });
    assert.deepEqual(
      files.filter((file) => handler.test(readFileSync(join(root, file), 'utf8'))),
      [],
    );
  });
});

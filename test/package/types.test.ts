/** The types of the installed package, as a user's own compiler reads them. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { exportedPaths } from './exported-paths.ts';
import { install, type Project, pack } from './project.ts';

const tarball = await pack();
const bare = await install(tarball);

/** The strictest settings of a user: libraries are checked too, without ambient types. */
const strict: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipDefaultLibCheck: true,
  noUncheckedSideEffectImports: true,
  noEmit: true,
  types: [],
};

const resolutions = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
} satisfies Record<string, ts.CompilerOptions>;

/** The errors that the compiler reports for a file in the project, as `line: message`. */
const complaints = async ({ folder }: Project, name: string, text: string, options: ts.CompilerOptions) => {
  const file = join(folder, name);
  await writeFile(file, text);
  const program = ts.createProgram([file], { ...strict, ...options });
  return ts.getPreEmitDiagnostics(program).map(({ file: at, start = 0, messageText }) => {
    const line = (at?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${at === program.getSourceFile(file) ? line : at?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
};

const right = `
import { SiteDialogElement } from 'site-elements/dialog/element';
import { consent, type ConsentCategory } from 'site-elements/consent';
import { setReporter } from 'site-elements/failure';
import { applyFixes, lint, type LintFinding } from 'site-elements/lint';
import { createMockApi, type MockApi } from 'site-elements/mock';
import { failureReports } from 'site-elements/failure-reports';
import { request } from 'site-elements/request';
import { requestText } from 'site-elements/request-text';
import { startSite, type SiteContext } from 'site-elements/runtime';
import { pageStorage } from 'site-elements/storage';
import 'site-elements/site-elements.css';

const findings: readonly LintFinding[] = lint([{ path: 'a.html', text: '<p>' }], { rules: { link: 'off' } }).findings;
export const fixed = applyFixes('<p>', findings);

const mock: MockApi = createMockApi({ scenario: 'offline', forms: [{ id: 'contact' }], faults: ['type=reset rate=5%'] });
export const response: Promise<Response> = mock.fetch('/api/form/FormSubmissionKey', { method: 'POST' });

const category: ConsentCategory = 'analytics';
const context: SiteContext = { website: { language: 'de' } };
startSite(context);
setReporter(document, failureReports((reports) => reports[0]?.message));

const dialog = new SiteDialogElement();
dialog.dialogStyle = 'confirm-or-reject';
dialog.addEventListener('site-hide', ({ detail }) => detail.answer === 'confirm');
document.querySelector('site-gallery')?.columnWidth.toFixed();

export const answer = await dialog.ask() === 'timeout' && consent().allows(category);
export const kept = pageStorage('local').get('seen', (value) => (value === true ? value : undefined));
export const failureText = request('/api').then((result) => (result.ok ? '' : requestText(dialog, result.failure)));
`;

const wrong = [
  "new SiteDialogElement().dialogStyle = 'louder';",
  "new SiteDialogElement().addEventListener('site-hide', ({ detail }) => detail.reason);",
  "consent().allows('everything');",
  "document.querySelector('site-gallery')?.slidesPerRow.length;",
];

describe('the types', () => {
  const everything = exportedPaths(bare.installed)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => `import '${path}';`);

  for (const [name, options] of Object.entries(resolutions)) {
    it(`compile without React or any other package (${name})`, async () => {
      assert.deepEqual(await complaints(bare, `${name}.ts`, `${everything.join('\n')}${right}`, options), []);
    });
  }

  it('reject invalid code', async () => {
    const head = [...everything, ...right.trim().split('\n').slice(0, 2)];
    const found = await complaints(bare, 'wrong.ts', [...head, ...wrong].join('\n'), resolutions.bundler);
    assert.deepEqual(
      found.map((complaint) => Number.parseInt(complaint, 10) - head.length),
      [1, 2, 3, 4],
      found.join('\n'),
    );
  });

  it('declare the tags in JSX, in addition to those of React', async () => {
    const project = await install(tarball, ['@types/react']);
    const page = `import type {} from 'site-elements/types/react';
      export const page = <site-dialog dialog-title="Sure?" onsite-hide={(event) => event.detail.answer}><p /></site-dialog>;`;
    assert.deepEqual(
      await complaints(project, 'page.tsx', page, { ...resolutions.bundler, jsx: ts.JsxEmit.ReactJSX }),
      [],
    );
  });
});

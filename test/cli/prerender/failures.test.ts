/** Pages of which a part cannot be prerendered: a view that throws, and files of the package that are missing. */
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { it } from 'node:test';
import type { Builds } from '../../../cli/preload/read-chunk-list.ts';
import type { ElementParts } from '../../../core/element/element-class.tsx';
import { defineContract } from '../../../core/model/contract/contract.ts';

// Only the build imports stylesheets.
const emptySheets = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: 'export default { css: "", sheetFor: () => undefined }', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(emptySheets)}`);

const { prerenderPage } = await import('../../../cli/prerender/prerender-page.ts');

const parts = (View: ElementParts['View']): ElementParts => ({
  contract: defineContract({ tag: 'site-sample', load: 'at-once', attributes: {} }),
  keyOfAttribute: new Map(),
  View,
  sheets: {},
});

const elements = new Map([
  [
    'site-broken',
    parts(() => {
      throw new Error('The price is missing.');
    }),
  ],
  ['site-whole', parts(() => 'Whole')],
]);

it('a view that throws leaves its element as it is, and is reported at its start tag', async () => {
  const broken = '<site-broken class="a">Grüße</site-broken>';
  const source = `<p>${broken}<site-whole></site-whole>`;
  const { html, findings } = await prerenderPage(source, elements, '1.0.0');
  assert.ok(html.startsWith(`<p>${broken}<site-whole><template `), html);
  assert.match(html, />Whole<\/div><\/template><\/site-whole>$/);
  assert.deepEqual(
    findings.map(({ code, severity, message, start, end }) => [code, severity, message, source.slice(start, end)]),
    [
      [
        'prerender-view-failed',
        'error',
        '<site-broken> is not prerendered: The price is missing.',
        '<site-broken class="a">',
      ],
    ],
  );
});

const script = '<script type="module" src="/site-elements/site.js">';

const failures: Readonly<Record<string, () => Promise<Builds>>> = {
  'The files of site-elements are not inside its package.': async () => {
    throw new Error('The files of site-elements are not inside its package.');
  },
  'Unexpected end of JSON input': async () => JSON.parse(''),
};
for (const [reason, readBuilds] of Object.entries(failures)) {
  it(`a page is prerendered without modulepreload lines: ${reason}`, async () => {
    const source = `${script}</script><site-whole></site-whole>`;
    const { html, findings } = await prerenderPage(source, elements, '1.0.0', {}, { readBuilds });
    assert.match(html, />Whole<\/div><\/template><\/site-whole>$/);
    assert.doesNotMatch(html, /<link/);
    assert.deepEqual(
      findings.map(({ code, severity, message, start, end }) => [code, severity, message, source.slice(start, end)]),
      [['prerender-no-preload', 'warn', `No modulepreload lines were written: ${reason}`, script]],
    );
  });
}

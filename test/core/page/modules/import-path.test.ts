import assert from 'node:assert/strict';
import test from 'node:test';
import { importPath } from '../../../../core/page/modules/import-path.ts';

const error = (message: string): Error => new Error(message);

test('the path is the URL that the engine or the bundler names', () => {
  const messages = [
    'Failed to fetch dynamically imported module: https://example.org/a.js?retry=1',
    'error loading dynamically imported module: https://example.org/a.js?retry=1',
    'Loading chunk 12 failed.\n(error: https://example.org/a.js?retry=1)',
    'Loading CSS chunk 12 failed.\n(https://example.org/a.js?retry=1)',
  ];
  for (const message of messages) assert.equal(importPath('', error(message)), 'https://example.org/a.js?retry=1');
});

test('the path is that in the code if the error does not name it', () => {
  const cause = error('Importing a module script failed.');
  assert.equal(importPath("() => import('./a.js')", cause), './a.js');
  assert.equal(
    importPath(
      String((retry: string) => import(`./a.js${retry}`)),
      cause,
    ),
    './a.js',
  );
  assert.equal(importPath('()=>preload(()=>import( "./a-1f2e.js"),[])', cause), './a-1f2e.js');
  assert.equal(importPath('()=>e.e(12).then(e.t)', cause), '');
});

test('the path is not a URL in the error of a module that fails', () => {
  const cause = error('Cannot reach https://api.example.org/x, try later');
  assert.equal(importPath("() => import('./a.js')", cause), './a.js');
});

test('a cause may be anything', () => {
  const message = {
    toString: () => {
      throw new Error('planted');
    },
  };
  assert.equal(importPath("() => import('./a.js')", Object.assign(error(''), { message })), './a.js');
  for (const cause of [undefined, null, 7, 'https://example.org/a.js', {}, Symbol('cause')])
    assert.equal(importPath('', cause), '');
});

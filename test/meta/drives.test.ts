import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readDeclarations } from '../../tools/meta/declarations.ts';
import { drives } from './drives.ts';

it('every element is driven through its states', async () => {
  const declared = await readDeclarations();
  assert.deepEqual(
    Object.keys(drives),
    declared.map(({ name }) => name),
  );
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readDeclarations } from '../../tools/meta/declarations.ts';
import { drives } from './drives.ts';

it('every element is driven through its states, and by its own contract', async () => {
  const declared = await readDeclarations();
  assert.deepEqual(
    Object.entries(drives).map(([name, { contract }]) => [name, contract.tag]),
    declared.map(({ name, contract }) => [name, contract.tag]),
  );
});

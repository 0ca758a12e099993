import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readDeclarations } from '../../tools/meta/declarations.ts';
import { specimens } from './specimens.ts';

it('every element has a specimen, so that every hostile page is tested with it', async () => {
  const declared = await readDeclarations();
  assert.deepEqual(
    Object.entries(specimens).map(([name, { contract }]) => [name, contract.tag]),
    declared.map(({ name, contract }) => [name, contract.tag]),
  );
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { generateContexts } from '../../bench/contexts.ts';
import { findingsIn } from '../cli/lint/data/sites.ts';

const contexts = generateContexts(20, 1);

it('the contexts of the bench have no findings, so that all tools do the same work', () => {
  assert.deepEqual(
    [...contexts.values()].flatMap((text) => findingsIn(text)),
    [],
  );
});

it('they have about 54 KB each, are all different, and the same seed makes the same contexts', () => {
  const texts = [...contexts.values()];
  assert.equal(new Set(texts).size, 20);
  assert.deepEqual([...generateContexts(20, 1).values()], texts);
  for (const { length } of texts) assert.ok(Math.abs(length - 54 * 1024) < 1024, String(length));
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cookies } from '../../../../core/model/vocabularies/cookies.ts';

it('cookies live as long as the specification requires (docs/spec.md#runtime-9)', () => {
  const day = 24 * 60 * 60;
  const { choice, visitor, visit, analytics } = cookies;
  assert.deepEqual(
    [choice, visitor, visit, analytics].map(({ lifetime }) => lifetime),
    [30 * day, 2 * 365 * day, 30 * 60, 390 * day],
  );
});

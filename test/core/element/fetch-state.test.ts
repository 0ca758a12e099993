import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { type FetchState, failed, idle, pending, success } from '../../../core/element/hooks/fetch-state.ts';

const steps = {
  pending,
  success: (_: FetchState<number>, value: number) => success(value),
  failed: (before: FetchState<number>, value: number) => failed(before, `error ${value}`),
} as const;

const step = fc.record({ name: fc.constantFrom(...(['pending', 'success', 'failed'] as const)), value: fc.nat(9) });

it('what is fetched keeps what came last, and why it has failed until it is fetched again', () => {
  fc.assert(
    fc.property(fc.array(step), (all) => {
      const state = all.reduce<FetchState<number>>((before, { name, value }) => steps[name](before, value), idle);
      const last = all.at(-1);
      assert.equal(state.status, last?.name ?? 'idle');
      assert.equal(state.error, last?.name === 'failed' ? `error ${last.value}` : undefined);
      assert.equal(state.data, all.findLast(({ name }) => name === 'success')?.value);
      assert.equal('error' in state, last?.name === 'failed');
    }),
  );
});

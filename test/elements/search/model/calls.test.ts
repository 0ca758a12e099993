/** Answers to earlier searches change nothing, in whatever order calls, answers and closings interleave. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { begin, type CallState, idle, type Outcome, settle, show } from '../../../../elements/search/model/calls.ts';
import type { ResultPage } from '../../../../elements/search/model/results.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const pageOf = (query: string): ResultPage => ({
  items: [{ title: query, itemUrl: `https://site.example/${query}`, collectionDisplayName: '', excerpt: '' }],
  totalCount: 1,
  page: 0,
  omitted: 0,
});

type Action =
  | { readonly type: 'search'; readonly query: string }
  | { readonly type: 'answer'; readonly call: number; readonly kind: Outcome['phase'] }
  | { readonly type: 'close' };

const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('search' as const), query: fc.string({ maxLength: 3 }) }),
    fc.record({
      type: fc.constant('answer' as const),
      call: fc.nat(20),
      kind: fc.constantFrom('found' as const, 'failed' as const, 'absent' as const),
    }),
    fc.constant({ type: 'close' as const }),
  ),
  { maxLength: 60 },
);

const outcomeOf = (kind: Outcome['phase'], query: string): Outcome =>
  kind === 'found'
    ? { phase: 'found', page: pageOf(query) }
    : kind === 'failed'
      ? { phase: 'failed', isOffline: false, page: undefined }
      : { phase: 'absent' };

describe('the state of a search', () => {
  it('depends on the last search and its first answer alone', () => {
    fc.assert(
      fc.property(actions, (steps) => {
        let state: CallState = idle;
        const calls: { readonly sequence: number; readonly query: string }[] = [];
        let last: { readonly sequence: number; readonly query: string } | undefined;
        let expected: CallState['phase'] = 'idle';
        for (const step of steps) {
          if (step.type === 'search') {
            state = begin(state, step.query);
            last = { sequence: state.sequence, query: step.query };
            calls.push(last);
            expected = 'loading';
          } else if (step.type === 'close') {
            state = show(state, '', undefined);
            last = undefined;
            expected = 'idle';
          } else {
            const call = calls[step.call];
            if (!call) continue;
            const before = state;
            state = settle(state, call.sequence, outcomeOf(step.kind, call.query));
            if (call === last && expected === 'loading') expected = step.kind === 'absent' ? 'idle' : step.kind;
            else assert.equal(state, before);
          }
          assert.equal(state.phase, expected);
          if (state.phase === 'found') assert.equal(state.page?.items[0]?.title, last?.query);
          if (state.phase === 'found' || state.phase === 'loading') assert.equal(state.query, last?.query);
          if (state.phase === 'idle' || state.phase === 'failed') assert.equal(state.page, undefined);
        }
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('keeps the results before a failed page', () => {
    const before = pageOf('a');
    const failed = settle(begin(show(idle, 'a', before), 'a'), 2, { phase: 'failed', isOffline: true, page: before });
    assert.deepEqual([failed.phase, failed.isOffline, failed.page], ['failed', true, before]);
    const again = settle(begin(failed, 'a'), 3, { phase: 'found', page: before });
    assert.deepEqual([again.phase, again.isOffline], ['found', false]);
  });
});

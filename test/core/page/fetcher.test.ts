/** The states of a call. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fetcher } from '../../../core/page/fetcher.ts';
import type { CallResult } from '../../../core/page/typed-call.ts';

interface Pending {
  readonly signal: AbortSignal;
  readonly respond: (result: CallResult<string>) => void;
  readonly reject: (cause: unknown) => void;
}

function create() {
  const calls: Pending[] = [];
  const failures: string[] = [];
  const call = fetcher<string>(
    (signal) =>
      new Promise((respond, reject) => {
        calls.push({ signal, respond, reject });
      }),
    ({ code }) => failures.push(code),
  );
  return { call, calls, failures };
}

const success = (data: string): CallResult<string> => ({ ok: true, data });
const failure: CallResult<string> = { ok: false, failure: { code: 'request-server-error', args: { status: 500 } } };
const aborted: CallResult<string> = { ok: false, failure: { code: 'request-aborted', args: {} } };

describe('a fetcher', () => {
  it('is idle, loading, and then has the data or the failure', async () => {
    const { call, calls, failures } = create();
    const seen: string[] = [];
    call.subscribe(() => seen.push(call.get().status));
    assert.deepEqual(call.get(), { status: 'idle', data: undefined, failure: undefined });
    const first = call.refetch();
    calls[0]?.respond(success('a'));
    await first;
    assert.deepEqual(call.get(), { status: 'success', data: 'a', failure: undefined });
    const second = call.refetch();
    assert.deepEqual(call.get(), { status: 'loading', data: 'a', failure: undefined });
    calls[1]?.respond(failure);
    await second;
    assert.deepEqual([call.get().status, call.get().data], ['failure', 'a']);
    void call.refetch();
    assert.equal(call.get().failure, undefined);
    assert.deepEqual(seen, ['loading', 'success', 'loading', 'failure', 'loading']);
    assert.deepEqual(failures, ['request-server-error']);
  });

  it('fails without a response if the call rejects', async () => {
    const { call, calls, failures } = create();
    const done = call.refetch();
    calls[0]?.reject(new TypeError('broken'));
    await done;
    assert.deepEqual([call.get().status, failures], ['failure', ['request-unreachable']]);
    assert.match(String(call.get().failure?.cause), /broken/);
  });

  it('returns to the state before a call that is ended', async () => {
    const { call, calls, failures } = create();
    const first = call.refetch();
    call.abort();
    assert.deepEqual([call.get().status, calls[0]?.signal.aborted], ['idle', true]);
    calls[0]?.respond(success('late'));
    await first;
    assert.equal(call.get().status, 'idle');
    const second = call.refetch();
    calls[1]?.respond(aborted);
    await second;
    assert.deepEqual([call.get().status, failures], ['idle', []]);
  });

  it('never shows the response to an earlier call, in any order of responses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
        const { call, calls } = create();
        const done = order.map(() => call.refetch());
        for (const index of order) {
          calls[index]?.respond(success(String(index)));
          await done[index];
        }
        assert.deepEqual(call.get(), { status: 'success', data: '3', failure: undefined });
        assert.deepEqual(
          calls.map(({ signal }) => signal.aborted),
          [true, true, true, false],
        );
      }),
    );
  });
});

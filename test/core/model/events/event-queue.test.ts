/** Tests the queue of events against a model, with random sequences of events, answers, failures, leaving and withdrawal. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { eventQueue, queueLimits } from '../../../../core/model/events/event-queue.ts';

interface Numbered {
  readonly id: number;
  readonly bytes: number;
}

/** Runs what waits for promises that have settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue whose requests are answered by the test. */
function openQueue({ mayHandOver = true } = {}) {
  const record = { requested: [] as number[], answered: [] as number[], left: [] as number[], dropped: [] as number[] };
  let respond: ((isAnswered: boolean) => void) | undefined;
  let inFlight = 0;
  const queue = eventQueue<Numbered>({
    send: ({ id }) => {
      inFlight += 1;
      assert.equal(inFlight, 1, 'one request at a time');
      record.requested.push(id);
      return new Promise((resolve) => {
        respond = (isAnswered) => {
          inFlight -= 1;
          respond = undefined;
          if (isAnswered) record.answered.push(id);
          resolve(isAnswered);
        };
      });
    },
    handOver: ({ id }) => {
      if (mayHandOver) record.left.push(id);
      return mayHandOver;
    },
    drop: ({ id }) => record.dropped.push(id),
  });
  const answer = async (isAnswered: boolean): Promise<void> => {
    respond?.(isAnswered);
    await settled();
  };
  return { ...record, queue, answer, isBusy: () => respond !== undefined };
}

type Step =
  | { readonly do: 'add'; readonly bytes: number }
  | { readonly do: 'answer' | 'fail' | 'flush' | 'leave' | 'clear' };

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('add' as const), bytes: fc.integer({ min: 1, max: 9000 }) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('answer' as const, 'fail' as const, 'flush' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'clear' as const) }) },
  ),
  { maxLength: 300 },
) satisfies fc.Arbitrary<readonly Step[]>;

describe('the queue of events', () => {
  it('loses no event without counting it, sends them in order, and stays within its limits, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (sequence, mayHandOver) => {
        const opened = openQueue({ mayHandOver });
        const { queue, requested, answered, left, dropped } = opened;
        const sizes: number[] = [];
        let cleared = 0;
        for (const step of sequence) {
          if (step.do === 'add') {
            sizes.push(step.bytes);
            queue.add({ id: sizes.length - 1, bytes: step.bytes });
          } else if (step.do === 'answer' || step.do === 'fail') await opened.answer(step.do === 'answer');
          else if (step.do === 'clear') cleared += queue.clear();
          else await Promise.race([queue[step.do](), settled()]);
          await settled();
        }
        // The visitor withdraws the consent.
        const waiting = queue.clear();
        const gone = [...answered, ...left, ...dropped];
        assert.ok(waiting <= queueLimits.events);
        // A request that is answered after its event was forgotten has been counted by both.
        assert.ok(gone.length + cleared + waiting >= sizes.length);
        assert.equal(new Set(gone).size, gone.length, 'no event has two ends');
        for (const ids of [answered, left])
          assert.deepEqual(
            ids,
            [...ids].sort((a, b) => a - b),
          );
        assert.deepEqual(
          [...new Set(requested)],
          [...new Set(requested)].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('contains at most 100 events, and drops the next ones', async () => {
    const { queue, dropped, answer, answered, isBusy } = openQueue();
    for (let id = 0; id < 103; id += 1) queue.add({ id, bytes: 1 });
    assert.deepEqual(dropped, [100, 101, 102]);
    while (isBusy()) await answer(true);
    assert.deepEqual(
      answered,
      Array.from({ length: 100 }, (_, id) => id),
    );
    queue.add({ id: 103, bytes: 1 });
    assert.deepEqual(dropped, [100, 101, 102]);
  });

  it('contains at most 48 KB, which leaves room for other requests when the visitor leaves', () => {
    const { queue, dropped } = openQueue();
    queue.add({ id: 0, bytes: 48 * 1024 + 1 });
    queue.add({ id: 1, bytes: 48 * 1024 });
    queue.add({ id: 2, bytes: 1 });
    assert.deepEqual(dropped, [0, 2]);
  });

  it('keeps events while the server does not answer, and sends them later in order', async () => {
    const { queue, requested, answered, answer } = openQueue();
    for (const id of [0, 1, 2]) queue.add({ id, bytes: 1 });
    await answer(false);
    assert.deepEqual(requested, [0]);
    void queue.flush();
    for (const _ of [0, 1, 2]) await answer(true);
    assert.deepEqual(answered, [0, 1, 2]);
  });

  it('hands over all events but the one on its way when the visitor leaves, and counts what the browser refuses', async () => {
    const { queue, left, answer, answered } = openQueue();
    for (const id of [0, 1, 2]) queue.add({ id, bytes: 1 });
    queue.leave();
    assert.deepEqual(left, [1, 2]);
    await answer(true);
    assert.deepEqual(answered, [0]);
    const refused = openQueue({ mayHandOver: false });
    for (const id of [0, 1, 2]) refused.queue.add({ id, bytes: 1 });
    refused.queue.leave();
    assert.deepEqual(refused.dropped, [1, 2]);
  });

  it('keeps events that a server has not answered when the page is hidden, because the visitor may return', async () => {
    const { queue, left, dropped, answer } = openQueue();
    for (const id of [0, 1]) queue.add({ id, bytes: 1 });
    await answer(false);
    queue.leave(true);
    assert.deepEqual([left, dropped], [[], []]);
    void queue.flush();
    queue.leave(true);
    assert.deepEqual(left, [1]);
  });

  it('sends an event that failed while the visitor left and returned', async () => {
    const { queue, left, answer, answered } = openQueue();
    for (const id of [0, 1]) queue.add({ id, bytes: 1 });
    queue.leave();
    await answer(false);
    void queue.flush();
    await answer(true);
    assert.deepEqual([left, answered], [[1], [0]]);
  });
});

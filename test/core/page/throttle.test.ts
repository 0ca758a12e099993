import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import fc from 'fast-check';
import { throttle } from '../../../core/page/throttle.ts';

/** Replaces the clock. `work` is the time of a run, in which no timer runs. */
function replaceClock(context: TestContext) {
  let now = 0;
  context.mock.timers.reset();
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(performance, 'now', () => now);
  const work = (ms: number): void => {
    now += ms;
  };
  const pass = (ms: number): void => {
    for (let passed = 0; passed < ms; passed += 1) {
      now += 1;
      context.mock.timers.tick(1);
    }
  };
  return { work, pass };
}

describe('a throttled function', () => {
  it('runs at once, and then with the latest arguments after twice its run time', (context) => {
    const { work, pass } = replaceClock(context);
    const runs: number[] = [];
    const run = throttle((value: number) => {
      work(50);
      runs.push(value);
    });
    run(1);
    run(2);
    run(3);
    assert.deepEqual(runs, [1]);
    pass(99);
    assert.deepEqual(runs, [1]);
    pass(1);
    assert.deepEqual(runs, [1, 3]);
    pass(1000);
    assert.deepEqual(runs, [1, 3]);
    run(4);
    assert.deepEqual(runs, [1, 3, 4]);
  });

  it('waits for twice the average run time', (context) => {
    const { work, pass } = replaceClock(context);
    const runs: number[] = [];
    const run = throttle((duration: number) => {
      work(duration);
      runs.push(duration);
    });
    run(100);
    pass(200);
    run(50);
    run(1);
    pass(149);
    assert.deepEqual(runs, [100, 50]);
    pass(1);
    assert.deepEqual(runs, [100, 50, 1]);
  });

  it('does not run inside itself', (context) => {
    const { pass } = replaceClock(context);
    let depth = 0;
    const run = throttle((count: number) => {
      depth += 1;
      assert.equal(depth, 1);
      if (count > 0) run(count - 1);
      depth -= 1;
    });
    run(3);
    pass(10);
    assert.equal(depth, 0);
  });

  it('passes an error on, and runs again', (context) => {
    const { pass } = replaceClock(context);
    let count = 0;
    const run = throttle(() => {
      count += 1;
      if (count === 1) throw new Error('first');
    });
    assert.throws(run, /first/);
    pass(1);
    run();
    assert.equal(count, 2);
  });

  it('stops when it is aborted, also a waiting call', (context) => {
    const { work, pass } = replaceClock(context);
    const controller = new AbortController();
    let count = 0;
    const run = throttle(
      () => {
        work(10);
        count += 1;
      },
      { signal: controller.signal },
    );
    run();
    run();
    controller.abort();
    pass(1000);
    run();
    assert.equal(count, 1);
  });

  it('takes at most a third of the time, and never drops the last call', (context) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 60 }),
        (duration, pauses) => {
          const { work, pass } = replaceClock(context);
          let busy = 0;
          let last = -1;
          const run = throttle((value: number) => {
            work(duration);
            busy += duration;
            last = value;
          });
          const start = performance.now();
          for (const [index, pause] of pauses.entries()) {
            run(index);
            pass(pause);
          }
          pass(3 * duration);
          assert.equal(last, pauses.length - 1);
          assert.ok(busy * 3 <= performance.now() - start + 3 * duration);
        },
      ),
    );
  });

  it('needs a function', () => {
    assert.throws(
      () => throttle(undefined as never),
      new TypeError('[Throttle] The first parameter is not a function.'),
    );
  });
});

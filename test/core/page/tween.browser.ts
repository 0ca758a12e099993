import { expect } from '@open-wc/testing';
import { never } from '../../support/eventually.ts';
import { loadMotion } from './motion.ts';

const { easeInOut, easeOut, tween } = await loadMotion();

const { requestAnimationFrame: realFrame } = globalThis;
const realNow = performance.now;

/** Replaces the page's clock: it advances by 1 ms whenever it is read, and by `interval` before each frame. */
function replaceClock(interval: number): void {
  let now = 1000;
  performance.now = () => (now += 1);
  globalThis.requestAnimationFrame = (callback) =>
    realFrame(() => {
      now += interval;
      callback(now);
    });
}

afterEach(() => {
  performance.now = realNow;
  globalThis.requestAnimationFrame = realFrame;
});

/** Returns the progress that a tween reported, with a frame every 20 ms of the replaced clock. */
const collect = async (options: Parameters<typeof tween>[1]): Promise<number[]> => {
  replaceClock(20);
  const reported: number[] = [];
  await tween((progress) => reported.push(progress), options);
  return reported;
};

const reasonOf = (promise: Promise<void>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (reason: unknown) => reason,
  );

describe('a movement', () => {
  it('runs from exactly 0 to exactly 1 in even steps', async () => {
    expect(await collect({ duration: 80 })).to.deep.equal([0, 0.25, 0.5, 0.75, 1]);
  });

  it('takes 300 ms by default', async () => {
    expect(await collect({})).to.have.length(16);
  });

  it('is at its end immediately if its duration is 0', async () => {
    let last: number | undefined;
    const promise = tween(
      (progress) => {
        last = progress;
      },
      { duration: 0 },
    );
    expect(last).to.equal(1);
    await promise;
    expect(await collect({ duration: -5 })).to.deep.equal([1]);
  });

  it('follows the easing function, and ends at 1 whatever that returns', async () => {
    const reported = await collect({ duration: 50, ease: () => 0.25 });
    expect(new Set(reported)).to.deep.equal(new Set([0.25, 1]));
  });

  it('stops at its position when it is aborted', async () => {
    const reported: number[] = [];
    const stop = new AbortController();
    const promise = tween((progress) => reported.push(progress), { duration: 10_000, signal: stop.signal });
    stop.abort('enough');
    expect(await reasonOf(promise)).to.equal('enough');
    const count = reported.length;
    await never('it goes on', () => reported.length !== count);
    expect(await reasonOf(tween(() => reported.push(2), { signal: stop.signal }))).to.equal('enough');
    expect(reported).not.to.include(2);
  });

  it('rejects with the error that its step throws', async () => {
    const reason = await reasonOf(
      tween(() => {
        throw new Error('step');
      }),
    );
    expect(reason).to.be.an('error').with.property('message', 'step');
  });

  it('rejects an invalid duration, and a missing function', () => {
    for (const duration of [Number.NaN, Number.POSITIVE_INFINITY, '300', null])
      expect(() => tween(() => {}, { duration: duration as number })).to.throw(
        '[Tween] Duration is not a finite number.',
      );
    expect(() => tween(undefined as never)).to.throw(TypeError, '[Tween] The first parameter is not a function.');
  });
});

describe('an easing function', () => {
  it('starts at 0 and ends at 1', () => {
    for (const ease of [easeInOut, easeOut]) {
      expect(ease(0)).to.be.closeTo(0, 1e-9);
      expect(ease(1)).to.be.closeTo(1, 1e-9);
    }
    expect(easeInOut(0.5)).to.be.closeTo(0.5, 1e-9);
    expect(easeOut(0.5)).to.be.greaterThan(0.5);
  });
});

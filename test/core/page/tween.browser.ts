import { expect } from '@open-wc/testing';
import { never } from '../../support/eventually.ts';
import { loadMotion } from './motion.ts';

const { easeInOut, easeOut, tween } = await loadMotion();

/** Returns the progress that a tween reported. */
const collect = async (options: Parameters<typeof tween>[1]): Promise<number[]> => {
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
  it('runs from the start to exactly the end, and never back', async () => {
    const reported = await collect({ duration: 60 });
    expect(reported[0]).to.equal(0);
    expect(reported.at(-1)).to.equal(1);
    expect(reported.length).to.be.greaterThan(2);
    expect(reported).to.deep.equal(reported.toSorted((a, b) => a - b));
  });

  it('takes 300 ms by default', async () => {
    const start = performance.now();
    await collect({});
    expect(performance.now() - start).to.be.at.least(290);
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

import { expect } from '@open-wc/testing';
import { eventually, frames, never, once } from './eventually.ts';

const messageOf = async (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'resolved',
    (error: Error) => error.message,
  );

/** A condition that holds from the given check on. */
const fromCheck = (first: number) => {
  let checks = 0;
  return () => {
    checks += 1;
    return checks >= first && checks;
  };
};

describe('eventually()', () => {
  it('resolves with the first truthy value, at once if there is one', async () => {
    expect(await eventually('the first check', fromCheck(1))).to.equal(1);
    expect(await eventually('the third check', fromCheck(3))).to.equal(3);
    expect(await eventually('a promise', async () => 'value')).to.equal('value');
  });

  it('fails after its timeout with a message that names the condition', async () => {
    const start = performance.now();
    const message = await messageOf(eventually('the door opens', () => false, { timeout: 120 }));
    expect(message).to.equal('Not within 0.12 s: the door opens');
    expect(performance.now() - start).to.be.at.least(100);
  });

  it('retries a check that throws, and quotes its last error', async () => {
    let checks = 0;
    const third = (): void => {
      checks += 1;
      expect(checks).to.equal(3);
    };
    const passing = () => {
      third();
      return true;
    };
    expect(await eventually('the third check', passing)).to.equal(true);
    const message = await messageOf(eventually('two sides', () => expect(1).to.equal(2), { timeout: 30 }));
    expect(message).to.equal('Not within 0.03 s: two sides (expected 1 to equal 2)');
  });

  it('does not depend on the clock and the frames that a test has replaced', async () => {
    const { setTimeout, requestAnimationFrame } = globalThis;
    Object.assign(globalThis, { setTimeout: () => 0, requestAnimationFrame: () => 0 });
    try {
      expect(await eventually('the second check', fromCheck(2))).to.equal(2);
    } finally {
      Object.assign(globalThis, { setTimeout, requestAnimationFrame });
    }
  });
});

describe('never()', () => {
  it('resolves after its frames', async () => {
    let count = 0;
    const checks = fromCheck(Number.POSITIVE_INFINITY);
    await never('the door opens', () => {
      count += 1;
      return checks();
    });
    expect(count).to.be.at.least(4);
  });

  it('watches until its reason, and then for its frames', async () => {
    const target = new EventTarget();
    let isOver = false;
    const watch = never('the door opens', () => false, { until: once(target, 'end'), frames: 2 });
    void watch.then(() => {
      isOver = true;
    });
    await frames(4);
    expect(isOver).to.equal(false);
    target.dispatchEvent(new Event('end'));
    await Promise.resolve();
    expect(isOver).to.equal(false);
    await watch;
  });

  it('rejects when the condition is met now, in a frame, or at the very end', async () => {
    expect(await messageOf(never('the door opens', () => true))).to.equal('It happened: the door opens');
    expect(await messageOf(never('the door opens', fromCheck(3)))).to.equal('It happened: the door opens');
    expect(await messageOf(never('the door opens', fromCheck(5)))).to.equal('It happened: the door opens');
  });

  it('sees what holds only between two frames, by its event', async () => {
    const door = new EventTarget();
    let isOpen = false;
    const watch = messageOf(
      never('the door opens', () => isOpen, { events: [door, 'open'], until: once(door, 'end') }),
    );
    await frames(1);
    isOpen = true;
    door.dispatchEvent(new Event('open'));
    isOpen = false;
    door.dispatchEvent(new Event('end'));
    expect(await watch).to.equal('It happened: the door opens');
  });

  it('fails when its reason never comes, or fails itself', async () => {
    const hanging = never('the door opens', () => false, { until: new Promise(() => undefined), timeout: 30 });
    expect(await messageOf(hanging)).to.equal(
      'Not within 0.03 s: the end of the watch that "the door opens" never happens',
    );
    const failing = never('the door opens', () => false, { until: Promise.reject(new Error('no key')) });
    expect(await messageOf(failing)).to.equal('no key');
  });
});

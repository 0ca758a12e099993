import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Settling, settleSoon } from '../../../core/element/queue.ts';

// The build replaces this constant.
Reflect.set(globalThis, '__REACT_IS_BUNDLED__', true);

/** Records its name when it settles, and may change other entries then. */
const named = (name: string, log: string[], then = (): void => {}): Settling => ({
  settle() {
    log.push(name);
    then();
  },
  fail: (cause) => void log.push(`${name} failed: ${cause}`),
});

describe('an update that waits for the end of the script', () => {
  it('settles once, however often it was requested', async () => {
    const log: string[] = [];
    const one = named('one', log);
    settleSoon(one);
    settleSoon(one);
    assert.deepEqual(log, []);
    await Promise.resolve();
    assert.deepEqual(log, ['one']);
  });

  it('also settles when another one wrote to it while others were waiting, as do the following ones', async () => {
    const log: string[] = [];
    const written = named('written', log);
    settleSoon(named('writer', log, () => settleSoon(written)));
    settleSoon(named('waiting', log));
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual(log, ['writer', 'waiting', 'written']);
    settleSoon(named('later', log));
    await Promise.resolve();
    assert.deepEqual(log.at(-1), 'later');
  });

  it('settles after another one fails', async () => {
    const log: string[] = [];
    const broken = named('broken', log, () => {
      throw new Error('no');
    });
    settleSoon(broken);
    settleSoon(named('other', log));
    await Promise.resolve();
    assert.deepEqual(log, ['broken', 'broken failed: Error: no', 'other']);
  });
});

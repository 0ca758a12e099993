import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { PageClock } from '../../../core/page/page-clock.ts';

/** A document, as far as the clock reads it. */
class Page extends EventTarget {
  hidden = false;
  listeners = 0;

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.listeners = 1;
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners = 0;
    super.removeEventListener(...args);
  }

  setHidden(isHidden: boolean): void {
    this.hidden = isHidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const start = Date.UTC(2026, 10, 23);
const { signal } = new AbortController();

/** Passes time in small steps, because a single step moves the clock to its end before the timers run. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1) mock.timers.tick(1);
}

describe('the clock of a page', () => {
  let page = new Page();
  let clock = new PageClock(page as unknown as Document);
  let seen: string[] = [];
  const update =
    (name: string, delay: number) =>
    (now: number): number => {
      seen.push(`${name} ${(now - start) / 1000}`);
      return delay;
    };

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: start + 1000 });
    page = new Page();
    // The clock reads nothing else of the document.
    clock = new PageClock(page as unknown as Document);
    seen = [];
  });
  afterEach(() => mock.timers.reset());

  it('updates all texts at the same ticks, 5 s apart', () => {
    clock.add(update('a', 1000), 1000, signal);
    mock.timers.tick(2000);
    clock.add(update('b', 1000), 1000, signal);
    for (let second = 3; second < 20; second += 1) mock.timers.tick(1000);
    assert.deepEqual(seen, ['a 5', 'b 5', 'a 10', 'b 10', 'a 15', 'b 15', 'a 20', 'b 20']);
  });

  it('ticks every 5 s with timers that are late', () => {
    const { setTimeout: startTimer } = globalThis;
    const late = mock.method(globalThis, 'setTimeout', (run: () => void, ms: number) => startTimer(run, ms + 7));
    clock.add(update('a', 1000), 1000, signal);
    pass(20_000);
    late.mock.restore();
    assert.deepEqual(seen, ['a 5.007', 'a 10.007', 'a 15.007', 'a 20.007']);
  });

  it('ticks when a text may have changed, and not before', () => {
    clock.add(update('a', 58_000), 3000, signal);
    clock.add(update('b', 3_600_000), 4001, signal);
    pass(100_000);
    assert.deepEqual(seen, ['a 5', 'b 10', 'a 65']);
  });

  it('uses one timer, for the next text that is due', () => {
    const set = mock.method(globalThis, 'setTimeout');
    for (let index = 0; index < 200; index += 1) clock.add(update('old', 60_000), 60_000, signal);
    assert.equal(set.mock.callCount(), 1);
    clock.add(update('new', 60_000), 1000, signal);
    assert.equal(set.mock.callCount(), 2);
    pass(5000);
    assert.deepEqual(seen, ['new 5']);
    assert.equal(set.mock.callCount(), 3);
    set.mock.restore();
  });

  it('does not tick while the page is hidden, and catches up when it is shown', () => {
    clock.add(update('a', 1000), 1000, signal);
    clock.add(update('later', 1000), 3_600_000, signal);
    page.setHidden(true);
    mock.timers.tick(600_000);
    assert.deepEqual(seen, []);
    page.setHidden(false);
    assert.deepEqual(seen, ['a 601']);
    pass(5000);
    assert.deepEqual(seen, ['a 601', 'a 605']);
  });

  it('starts no timer in a hidden page', () => {
    page.hidden = true;
    const set = mock.method(globalThis, 'setTimeout');
    clock.add(update('a', 1000), 1000, signal);
    assert.equal(set.mock.callCount(), 0);
    set.mock.restore();
    page.setHidden(false);
    pass(5000);
    assert.deepEqual(seen, ['a 5']);
  });

  it('leaves nothing behind when the last text is removed, also during a tick', () => {
    const controllers = [new AbortController(), new AbortController()] as const;
    clock.add(
      () => {
        for (const controller of controllers) controller.abort();
        return 1000;
      },
      1000,
      controllers[0].signal,
    );
    clock.add(update('b', 1000), 1000, controllers[1].signal);
    assert.equal(page.listeners, 1);
    pass(9000);
    assert.equal(page.listeners, 0);
    pass(60_000);
    assert.deepEqual(seen, []);
  });
});

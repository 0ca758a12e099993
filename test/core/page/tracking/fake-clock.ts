/** The timers of a window, which run only when a test advances the time. */
export interface FakeClock {
  /** Advances the time by milliseconds and runs the timers that are due, in their order. */
  readonly advance: (duration: number) => void;
  /** How many timers wait. */
  readonly waiting: () => number;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

/** Replaces the timers of a window. */
export function fakeClock(view: Window): FakeClock {
  let now = 0;
  let lastId = 0;
  let timers: readonly Timer[] = [];
  const remove = (id: unknown): void => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  const add = (run: () => void, delay = 0): number => {
    lastId += 1;
    timers = [...timers, { id: lastId, due: now + delay, run }];
    return lastId;
  };
  Object.assign(view, { setTimeout: add, clearTimeout: remove });
  const next = (end: number): Timer | undefined =>
    timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  const advance = (duration: number): void => {
    const end = now + duration;
    for (let timer = next(end); timer; timer = next(end)) {
      remove(timer.id);
      now = timer.due;
      timer.run();
    }
    now = end;
  };
  return { advance, waiting: () => timers.length };
}

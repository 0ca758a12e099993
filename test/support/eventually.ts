/** Waiting in tests: for conditions and reasons, not for a time that should be long enough. */

// Taken before a test replaces the clock of its page.
const startTimer = globalThis.setTimeout.bind(globalThis);
const now = performance.now.bind(performance);
const requestFrame = globalThis.requestAnimationFrame?.bind(globalThis) ?? ((resolve) => startTimer(resolve, 16));

/** Only ends what never comes: a machine that is ten times slower must not decide a test. */
const DEFAULT_TIMEOUT_MS = 60_000;

/** Browsers draw no frames for a page in the background, so a timer takes over. */
const LONGEST_FRAME_MS = 100;

/** Resolves after the next animation frame and the tasks that the frame has queued. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const afterTasks = (): void => void startTimer(resolve);
    requestFrame(afterTasks);
    startTimer(resolve, LONGEST_FRAME_MS);
  });

/** Resolves after this many animation frames. */
export const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) await nextFrame();
};

/** Resolves with the next event of this type. */
export const once = (target: EventTarget, type: string): Promise<Event> =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/**
 * Resolves after a duration that the subject itself waits for: its own constant, or the setting that the test gave it. A
 * timer that starts later ends later, so the subject's timer has run. A number that is "long enough" has no place here.
 */
export const elapsed = (duration: number): Promise<void> => new Promise((resolve) => startTimer(resolve, duration));

const seconds = (ms: number): string => `${ms / 1000} s`;

interface EventuallyOptions {
  /** Milliseconds until the condition counts as failed. */
  readonly timeout?: number;
}

type Falsy = null | undefined | false | 0 | '';

/**
 * Checks a condition in every frame until it returns a truthy value, and resolves with that value. A condition that throws
 * is not met yet, so it may use `expect`. Rejects after the timeout with an error that names the condition.
 */
export async function eventually<Found>(
  condition: string,
  check: () => Found | Promise<Found>,
  { timeout = DEFAULT_TIMEOUT_MS }: EventuallyOptions = {},
): Promise<Exclude<Found, Falsy>> {
  let cause: unknown;
  for (const end = now() + timeout; ; await nextFrame()) {
    try {
      const found = await check();
      // TypeScript does not narrow type parameters by truthiness.
      if (found) return found as Exclude<Found, Falsy>;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    if (now() >= end) break;
  }
  const detail = cause instanceof Error ? ` (${cause.message})` : '';
  throw new Error(`Not within ${seconds(timeout)}: ${condition}${detail}`, { cause });
}

export interface NeverOptions {
  /** Ends the watch: usually an event that comes after the one that must not come. */
  readonly until?: Promise<unknown>;
  /** Animation frames for which the watch goes on after `until`. */
  readonly frames?: number;
  /** Events after which the condition is checked as well, such as `[dialog, 'site-show', 'site-hide']`. */
  readonly events?: readonly [target: EventTarget, ...types: readonly string[]];
  /** Milliseconds within which `until` has to resolve. */
  readonly timeout?: number;
}

const noEvents = [new EventTarget()] as const;

/**
 * Checks a condition now, in every frame and after the given events, and rejects when it is met. Resolves when `until` has
 * resolved and the given number of frames has passed.
 */
export async function never(
  condition: string,
  check: () => unknown,
  { until, frames: framesAfter = 3, events = noEvents, timeout = DEFAULT_TIMEOUT_MS }: NeverOptions = {},
): Promise<void> {
  const [target, ...types] = events;
  let hasHappened = false;
  const watch = (): boolean => {
    hasHappened ||= Boolean(check());
    return hasHappened;
  };
  let isOver = false;
  const end = Promise.resolve(until).then(() => {
    isOver = true;
  });
  for (const type of types) target.addEventListener(type, watch);
  try {
    const ended = eventually(`the end of the watch that "${condition}" never happens`, () => watch() || isOver, {
      timeout,
    });
    await Promise.all([ended, Promise.race([ended, end])]);
    for (let frame = 0; frame < framesAfter && !watch(); frame += 1) await nextFrame();
    if (watch()) throw new Error(`It happened: ${condition}`);
  } finally {
    for (const type of types) target.removeEventListener(type, watch);
  }
}

/** Opens a popup when its time has come. */
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { hasScrolledTo, isLeaving, type Trigger } from './model/triggers.ts';

export interface TriggerSettings {
  readonly showOnScroll: boolean;
  readonly scrollPercentage: number;
  readonly showOnTimer: boolean;
  /** Milliseconds. */
  readonly timerDelay: number;
  readonly exitIntent: boolean;
}

interface Callbacks {
  /** Whether the popup may open only after a scroll and a minimum time. */
  readonly isStrict: (document: Document) => boolean;
  /** Whether the popup has to wait. */
  readonly isObstructed: (document: Document) => boolean;
  /** Called once. */
  readonly open: (trigger: Trigger) => void;
}

/** The minimum time under the strict preset, in milliseconds. */
const strictDelay = 5000;
/** Time between two checks for obstacles, in milliseconds. */
const interval = 500;
/** Browsers run timers with a longer delay at once. */
const longestDelay = 2 ** 31 - 1;

interface Timers {
  /** Calls `run` after this delay in milliseconds; never if the delay is too long for a timer. */
  readonly after: (ms: number, run: () => void) => void;
  readonly clear: () => void;
}

function createTimers(): Timers {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    after: (ms, run) => {
      if (ms > longestDelay) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, ms);
      timers.add(timer);
    },
    clear: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Opens the popup by the first trigger, as soon as nothing is in the way, until the signal is aborted. */
export function watchTriggers(
  document: Document,
  settings: TriggerSettings,
  { isStrict, isObstructed, open }: Callbacks,
  signal: AbortSignal,
): void {
  const { after, clear } = createTimers();
  const own = new AbortController();
  let trigger: Trigger | undefined;
  let hasScrolled = false;
  let hasWaited = false;
  let isWaiting = false;

  const stop = (): void => {
    own.abort();
    clear();
  };
  const mayInterrupt = (): boolean => !isStrict(document) || (hasScrolled && hasWaited);
  const openBy = (cause: Trigger): void => {
    stop();
    open(cause);
  };
  const check = (): void => {
    // A scroll and the end of the minimum time check again.
    if (!trigger || isWaiting || !mayInterrupt()) return;
    if (!isObstructed(document)) {
      openBy(trigger);
      return;
    }
    isWaiting = true;
    after(interval, () => {
      isWaiting = false;
      check();
    });
  };
  const request = (cause: Trigger): void => {
    trigger ??= cause;
    check();
  };

  after(strictDelay, () => {
    hasWaited = true;
    check();
  });
  if (settings.showOnTimer) after(settings.timerDelay, () => request('timer'));
  const page = unclobber(document);
  const options = { signal: own.signal, passive: true };
  const onScroll = (): void => {
    hasScrolled = true;
    if (settings.showOnScroll && hasScrolledTo(settings.scrollPercentage, page.scrollingElement)) request('scroll');
    else check();
  };
  windowOf(document).addEventListener('scroll', onScroll, options);
  // Browsers dispatch it also while they show a list of values beside a control, which has the focus then.
  const onPointerOut = (event: PointerEvent): void => {
    if (isLeaving(event) && mayInterrupt() && !isObstructed(document)) openBy('exit-intent');
  };
  if (settings.exitIntent) page.addEventListener('pointerout', onPointerOut, options);
  signal.addEventListener('abort', stop, { once: true });
}

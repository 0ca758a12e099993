/** The clock of a site, which may be set, advanced and stopped. Pure. */
import type { MockClock } from './state.ts';

export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Milliseconds to advance, applied after `now`. */
  readonly advance?: number;
  readonly stopped?: boolean;
}

/** The range of a clock, as its distance from 1970 in milliseconds: about 8,000 years. */
export const maxTime = 250_000_000_000_000;

const isTime = (time: number): boolean => Math.abs(time) <= maxTime;

/** Returns the time of the clock at the real time `real`. */
export const timeOf = ({ ahead, stoppedAt }: MockClock, real: number): number => stoppedAt ?? real + ahead;

/** Returns the clock after a change. Returns undefined for a time out of range. */
export function changeClock(clock: MockClock, change: ClockChange, real: number): MockClock | undefined {
  const { now = timeOf(clock, real), advance = 0, stopped = clock.stoppedAt !== undefined } = change;
  const time = now + advance;
  if (!isTime(time)) return undefined;
  return { ahead: time - real, ...(stopped && { stoppedAt: time }) };
}

const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text);

/** Parses `31m`, `2h`, `90s` or `1500`. Returns milliseconds, or undefined for an invalid value. */
export function readSpan(value: unknown): number | undefined {
  const [, amount, unit = 'ms'] = /^(-?\d{1,12}(?:\.\d+)?)([a-z]{1,2})?$/.exec(String(value)) ?? [];
  return amount !== undefined && isUnit(unit) ? Number(amount) * units[unit] : undefined;
}

/** Parses a date and time in ISO format, or milliseconds since 1970. Returns milliseconds. */
export function readTime(value: unknown): number | undefined {
  const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return isTime(time) ? time : undefined;
}

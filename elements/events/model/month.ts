/**
 * Days and months of the calendar. A day is a number, counted from 1 January 1970, and so is a month, counted from January of the year
 * 0.
 */
import { dayMs } from '../../../core/model/day-ms.ts';

/** Returns the number of a day; `month` is counted from 0, and may be any integer. */
export const dayOf = (year: number, month: number, date: number): number =>
  new Date(0).setUTCFullYear(year, month, date) / dayMs;

/** The days that a calendar shows: four digits write their years. */
export const firstDay = dayOf(1, 0, 1);
export const lastDay = dayOf(9999, 11, 31);

/** Returns the day of the week: 0 for Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Returns the day of the month, from 1. */
export const dateOf = (day: number): number => new Date(day * dayMs).getUTCDate();

/** Returns the month of a day. */
export function monthOf(day: number): number {
  const date = new Date(day * dayMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns the first day of a month. */
export const startOf = (month: number): number => dayOf(0, month, 1);

/** Returns the same day of another month, or its last day if it is shorter. */
function addMonths(day: number, count: number): number {
  const month = monthOf(day) + count;
  return Math.min(startOf(month) + dateOf(day) - 1, startOf(month + 1) - 1);
}

/** The weeks of a calendar: always as many, so that all months have the same height. */
const weekCount = 6;

/** Returns the weeks that show a month, each from the day of the week that begins it: 0 for Sunday. */
export function weeksOf(month: number, weekStart: number): readonly (readonly number[])[] {
  const first = startOf(month);
  const start = first - ((weekdayOf(first) - weekStart + 7) % 7);
  return [...new Array(weekCount).keys()].map((week) =>
    [...new Array(7).keys()].map((index) => start + week * 7 + index),
  );
}

/** Parses a month such as `2026-12`. */
export function parseMonth(text: string): number | undefined {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text.trim()) ?? [];
  return Number(year) > 0 ? Number(year) * 12 + Number(month) - 1 : undefined;
}

/** Formats a month as `2026-12`. */
export const formatMonth = (month: number): string => new Date(startOf(month) * dayMs).toISOString().slice(0, 7);

/** Returns the month that is shown after a step of months. */
export const clampMonth = (month: number): number => Math.min(Math.max(month, monthOf(firstDay)), monthOf(lastDay));

interface KeyStep {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Returns the day to which a key moves the focus from another day; undefined for other keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/#kbd_label).
 */
export function dayAfterKey({ key, shiftKey }: KeyStep, day: number, weekStart: number, isRtl: boolean) {
  const index = (weekdayOf(day) - weekStart + 7) % 7;
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: isRtl ? 1 : -1,
    ArrowRight: isRtl ? -1 : 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -index,
    End: 6 - index,
  };
  const months = { PageUp: shiftKey ? -12 : -1, PageDown: shiftKey ? 12 : 1 };
  const isMonths = key === 'PageUp' || key === 'PageDown';
  if (!isMonths && (shiftKey || !Object.hasOwn(days, key))) return undefined;
  const to = isMonths ? addMonths(day, months[key]) : day + (days[key] ?? 0);
  return Math.min(Math.max(to, firstDay), lastDay);
}

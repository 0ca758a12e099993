/** The former names of what `eventually.ts` exports. */
import { eventually } from './eventually.ts';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const until = <Found>(
  condition: string,
  check: () => Found | null | undefined | false,
  timeout?: number,
): ReturnType<typeof eventually<Found | null | undefined | false>> =>
  eventually(condition, check, timeout === undefined ? {} : { timeout });

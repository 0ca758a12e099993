/** The times and targets of autoplay (docs/spec.md#widgets-3, "Gallery settings"; docs/spec.md#widgets-4, "Autoplay"; docs/decisions.md#decision-3). */

interface Times {
  /** In seconds, from block data. */
  readonly autoplayDuration: number | undefined;
  /** Milliseconds. */
  readonly autoplayTimeout: number | undefined;
  /** In milliseconds; an alias. */
  readonly autoplayInterval: number | undefined;
}

/** Returns the time that a slide is shown, in milliseconds. */
export const slideTime = ({ autoplayDuration, autoplayTimeout, autoplayInterval }: Times): number =>
  autoplayDuration === undefined ? (autoplayTimeout ?? autoplayInterval ?? 5000) : autoplayDuration * 1000;

/** Returns the index of a random slide other than the current one; `random` is at least 0 and less than 1. */
export const randomSlide = (index: number, count: number, random: number): number =>
  count < 2 ? index : (index + 1 + Math.floor(random * (count - 1))) % count;

/** Returns whether the URL of the page disables motion: `nomotion=true`. */
export const disablesMotion = (search: string): boolean => /[?&]nomotion=true(?:&|$)/.test(search);

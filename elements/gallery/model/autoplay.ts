/** The times and targets of autoplay (docs/spec.md#widgets-3, "Gallery settings"; docs/spec.md#widgets-4, "Autoplay"; docs/decisions.md#decision-3). */

interface Times {
  /** Seconds, from block data. */
  readonly autoplayDuration: number | undefined;
  /** Milliseconds. */
  readonly autoplayTimeout: number | undefined;
  /** Milliseconds; another name for the same. */
  readonly autoplayInterval: number | undefined;
}

/** How long a slide stays, in milliseconds. */
export const slideTime = ({ autoplayDuration, autoplayTimeout, autoplayInterval }: Times): number =>
  autoplayDuration === undefined ? (autoplayTimeout ?? autoplayInterval ?? 5000) : autoplayDuration * 1000;

/** Any slide but the current one; `random` is from 0 up to 1, 1 excluded. */
export const randomSlide = (index: number, count: number, random: number): number =>
  count < 2 ? index : (index + 1 + Math.floor(random * (count - 1))) % count;

/** Returns whether the URL of the page disables motion: `nomotion=true`. */
export const disablesMotion = (search: string): boolean => /[?&]nomotion=true(?:&|$)/.test(search);

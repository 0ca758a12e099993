/** The keys of media players (elements/audio/audio.md, "Keyboard"). */

/** Seconds that an arrow key, and J and L, move the position. */
const small = 5;
const large = 10;

interface Position {
  readonly elapsed: number;
  readonly total: number;
  readonly isRtl: boolean;
  /** Whether the slider has the focus: then all keys of sliders seek, which otherwise scroll the page. */
  readonly isSlider: boolean;
}

/** Returns the position to which a key leads, in seconds; undefined if the key does not seek. */
export function seekTarget(key: string, { elapsed, total, isRtl, isSlider }: Position): number | undefined {
  const forward = isRtl ? -small : small;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    j: -large,
    l: large,
    ...(isSlider && {
      ArrowUp: small,
      ArrowDown: -small,
      PageUp: total / 10,
      PageDown: -total / 10,
      Home: -total,
      End: total,
    }),
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const target = step === undefined ? (/^\d$/.test(key) ? (Number(key) * total) / 10 : undefined) : elapsed + step;
  return target === undefined ? undefined : Math.min(Math.max(target, 0), total);
}

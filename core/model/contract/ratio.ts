const pattern = /^(\d+(?:\.\d+)?|\.\d+)(?:(%)|\s*[:/]\s*(\d+(?:\.\d+)?|\.\d+))?$/;

/**
 * `3:2`, `3/2`, `1.5` -> width divided by height; `undefined` for anything else, zero included. `66.7%` is what site
 * builders store: the height in percent of the width. A bare number from 10 on is one too (docs/decisions.md#decision-10: 100 divided by
 * the setting), since nothing is ten times as wide as it is high.
 */
export function parseRatio(text: string): number | undefined {
  const [, first, percent, second] = pattern.exec(text.trim()) ?? [];
  const isPercentage = percent || (second === undefined && Number(first) >= 10);
  const ratio = isPercentage ? 100 / Number(first) : Number(first) / Number(second ?? 1);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}

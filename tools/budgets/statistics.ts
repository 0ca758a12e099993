/** The value below which this share of the numbers lies (nearest rank); 0 for no numbers. */
export const percentile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const pattern = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Seconds of each unit: a year has 365 days here, and a month 30. */
const lengths = [31_536_000, 2_592_000, 604_800, 86_400, 3600, 60, 1];

/** Parses a duration, such as `P30D` or `PT12H`, into milliseconds. */
export function parsePeriod(text: string): number | undefined {
  const [, ...amounts] = pattern.exec(text.trim().toUpperCase()) ?? [];
  if (!amounts.some(Boolean)) return undefined;
  return amounts.reduce((sum, amount = '0', index) => sum + Number(amount) * (lengths[index] ?? 0) * 1000, 0);
}

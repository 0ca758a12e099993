/**
 * Sizes of files: formatted in units of 1024, limited in millions of bytes (docs/spec.md#runtime-9;
 * docs/decisions.md#decision-28).
 */

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

const inUnit = (bytes: number, power: number): number => Number((bytes / 1024 ** power).toFixed(2));

/** Formats a size, such as `1.5 KB` for 1536 bytes: at most two decimals, from Bytes to YB. */
export function fileSizeText(bytes: number): string {
  const fits = (_: string, power: number): boolean => inUnit(bytes, power) < 1024;
  const found = units.findIndex(fits);
  const power = found < 0 ? units.length - 1 : found;
  return `${inUnit(bytes, power)} ${units[power]}`;
}

/** Converts megabytes of a limit to bytes. */
export const megabytes = (count: number): number => count * 1_000_000;

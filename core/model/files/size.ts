/** Sizes of files: shown in 1024 units, limited in millions of bytes (docs/spec.md#runtime-9; docs/decisions.md#decision-28). */

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

const inUnit = (bytes: number, power: number): number => Number((bytes / 1024 ** power).toFixed(2));

/** `1.5 KB` for 1536 bytes: two decimals at most, from Bytes to YB. */
export function fileSizeText(bytes: number): string {
  const fits = (_: string, power: number): boolean => inUnit(bytes, power) < 1024;
  const found = units.findIndex(fits);
  const power = found < 0 ? units.length - 1 : found;
  return `${inUnit(bytes, power)} ${units[power]}`;
}

/** The bytes of so many megabytes of a limit. */
export const megabytes = (count: number): number => count * 1_000_000;

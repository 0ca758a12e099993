const pattern = /^(\d+(?:\.\d+)?|\.\d+)(ms|s)?$/i;

/** `2s`, `300ms`, `300` -> milliseconds; `undefined` for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, amount, unit] = pattern.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  return Number(amount) * (unit?.toLowerCase() === 's' ? 1000 : 1);
}

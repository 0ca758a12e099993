/** A CSS length as text: `350px` or `50%`. */
export type Length = `${number}px` | `${number}%`;

const pattern = /^(\d+(?:\.\d+)?|\.\d+)(px|%)?$/i;

/** `350`, `350px`, `50%` -> CSS text; `undefined` for anything else. Lengths are never negative. */
export function parseLength(text: string): Length | undefined {
  const [, amount, unit] = pattern.exec(text.trim()) ?? [];
  return amount === undefined ? undefined : `${Number(amount)}${unit === '%' ? '%' : 'px'}`;
}

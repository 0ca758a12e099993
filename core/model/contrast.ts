/** The contrast of two colours (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */

/** The least contrast of text (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
export const leastTextContrast = 4.5;

/** Returns the relative luminance of `#rrggbb`, from 0 to 1; undefined for other text. */
function luminance(color: string): number | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) => {
    const channel = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two colours as `#rrggbb`, from 1 to 21; undefined if one of them is written differently. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

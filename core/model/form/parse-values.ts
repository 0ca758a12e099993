/** Parses simple values of site data: `true` or "true", 30 or "30", and the text "undefined" for no value. */

/** Returns a text without surrounding spaces. Numbers count as text. Returns an empty text for anything else. */
export function parseText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : '';
  return text === 'undefined' ? '' : text;
}

export const parseFlag = (value: unknown): boolean => value === true || /^(?:true|1|yes|on)$/i.test(parseText(value));

/** Parses a number of characters. Returns `undefined` for no limit (empty, 0), and NaN for an invalid value. */
export function parseMaxLength(value: unknown): number | undefined {
  const text = parseText(value);
  if (text === '' || text === '0') return undefined;
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) || undefined : Number.NaN;
}

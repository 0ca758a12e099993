/** How site data writes simple values: `true` and "true", 30 and "30", the literal "undefined" for nothing. */

/** Text without spaces around it. Numbers are text; flags, objects and "undefined" are none. */
export function parseText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : '';
  return text === 'undefined' ? '' : text;
}

export const parseFlag = (value: unknown): boolean => value === true || /^(?:true|1|yes|on)$/i.test(parseText(value));

/** A number of characters: `undefined` for none (empty, 0), NaN for what is no such number. */
export function parseMaxLength(value: unknown): number | undefined {
  const text = parseText(value);
  if (text === '' || text === '0') return undefined;
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) || undefined : Number.NaN;
}

/** Returns the option after an arrow key in a list of suggestions; -1 is the field. Undefined for other keys. */
export function optionAfterKey(key: string, active: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (count === 0) return -1;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  return active > 0 ? active - 1 : count - 1;
}

/** Whether a text is long enough for suggestions: one letter of a script with many letters is. */
export const isSuggestible = (query: string): boolean => query.length > 1 || /[^\0-\x7f]/.test(query);

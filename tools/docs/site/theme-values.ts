/** The values of the theme editor: URLs are written by others, so each value is validated. */

interface FieldLike {
  readonly type: string;
  readonly min?: string;
  readonly max?: string;
  readonly options?: Iterable<{ readonly value: string }>;
}

/** Whether the field may have this value: a colour as `#rrggbb`, a whole number between its limits, or one of its options. */
export function isValidValue({ type, min, max, options = [] }: FieldLike, value: string): boolean {
  if (type === 'color') return /^#[0-9a-f]{6}$/.test(value);
  if (type === 'number') return /^\d{1,3}$/.test(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
  return [...options].some((option) => option.value === value);
}

/** Returns the stylesheet that an author copies. */
export const themeCss = (declarations: ReadonlyMap<string, string>): string =>
  `:root {\n${['color-scheme: light dark', ...[...declarations].map(([name, value]) => `${name}: ${value}`)]
    .map((line) => `  ${line};\n`)
    .join('')}}\n`;

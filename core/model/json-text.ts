const entryText = (key: string, value: unknown): string | undefined => {
  const text = write(value);
  return text === undefined ? undefined : `${JSON.stringify(key)}:${text}`;
};

function write(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'null' : JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item) ?? 'null').join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => entryText(key, item));
  return `{${entries.filter((entry) => entry !== undefined).join()}}`;
}

/**
 * The JSON of a value, as `JSON.stringify` writes it on a clean page. Some libraries of pages add `toJSON` to arrays,
 * objects and strings, which changes their JSON; here only dates have their own form.
 */
export const jsonText = (value: unknown): string => write(value) ?? 'null';

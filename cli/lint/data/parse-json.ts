/** Parses JSON. Returns the value in an object because it may be null; `undefined` when the text is invalid JSON. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

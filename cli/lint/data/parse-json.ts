/** What JSON.parse makes of a text, in an object because it may be null; `undefined` when the text is no JSON. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

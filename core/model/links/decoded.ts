/** Decodes the percent escapes in a part of a link. Returns the part unchanged when the escapes are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const longest = 80;

/** Shortens a value to fit in a sentence, on one line. */
export function truncate(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

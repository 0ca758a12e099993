const longest = 80;

/** A value short enough to stand in a sentence, on one line. */
export function truncate(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

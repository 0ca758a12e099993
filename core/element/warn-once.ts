const reported = new Set<string>();

/** Warns the developer once about each problem, however many elements have it. */
export function warnOnce(text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(text);
}

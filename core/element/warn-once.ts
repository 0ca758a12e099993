const reported = new Set<string>();

/** Warns the developer once about each mistake: hundreds of elements with the same mistake are one mistake. */
export function warnOnce(text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  console.warn(text);
}

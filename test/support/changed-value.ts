/** Returns the value with one part replaced. The numbers select a key or index for each level. */
export function changed(value: unknown, [at, ...deeper]: readonly number[], other: unknown): unknown {
  if (at === undefined || typeof value !== 'object' || value === null) return other;
  const entries = Object.entries(value);
  const [key, member] = entries[at % (entries.length + 1)] ?? ['new', undefined];
  const inside = changed(member, deeper, other);
  return Array.isArray(value) ? [...value.slice(0, at), inside, ...value.slice(at + 1)] : { ...value, [key]: inside };
}

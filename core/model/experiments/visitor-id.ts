/**
 * Returns the id in the cookie of the visitor record; undefined if the record is not valid. It accepts the records that
 * `readVisitorRecord` accepts. Pages that measure visits would load that function from a separate file if experiments imported it.
 */
export function visitorIdIn(cookie: string): string | undefined {
  const record = /^([^\s;,|]+)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)\|([1-9]\d*)$/.exec(cookie);
  const [, id, ...numbers] = record ?? [];
  return numbers.every((number) => Number.isSafeInteger(Number(number))) ? id : undefined;
}

/** Places in an attribute's value, found again in the text that says it with character references. */

// A name without its semicolon is none before a letter, a digit or `=` (HTML Standard, 13.2.5.73).
const reference = /^&(?:#x[\da-f]+;?|#\d+;?|[a-z][a-z\d]*(?:;|(?!=)))/i;
const known = /^&(?:#.*|(?:amp|lt|gt|quot|nbsp);?|apos;)$/i;

/** How long what stands at the beginning of `raw` is, there and in the value that begins with it. */
function stepAt(raw: string, value: string): readonly [inText: number, inValue: number] {
  const [found] = reference.exec(raw) ?? [];
  // What only looks like a reference stands for itself.
  if (found === undefined || (!known.test(found) && value.startsWith(found))) return [1, 1];
  return [found.length, (value.codePointAt(0) ?? 0) > 0xffff ? 2 : 1];
}

/** The offset in `raw` of what stands at `offset` of the `value` that a parser made of it. */
export function offsetInText(raw: string, value: string, offset: number): number {
  let [at, passed] = [0, 0];
  while (passed < offset && at < raw.length) {
    const [inText, inValue] = stepAt(raw.slice(at, at + 40), value.slice(passed, passed + 40));
    at += inText;
    passed += inValue;
  }
  return at;
}

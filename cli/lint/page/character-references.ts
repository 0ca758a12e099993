/** Maps offsets in an attribute's value to its source text, which may contain character references. */

// A name without a semicolon is not a reference before a letter, a digit or `=` (HTML Standard, 13.2.5.73).
const reference = /^&(?:#x[\da-f]+;?|#\d+;?|[a-z][a-z\d]*(?:;|(?!=)))/i;
const known = /^&(?:#.*|(?:amp|lt|gt|quot|nbsp);?|apos;)$/i;

/** Returns the length of the first character or reference of `raw`, in the source text and in the value. */
function stepAt(raw: string, value: string): readonly [inText: number, inValue: number] {
  const [found] = reference.exec(raw) ?? [];
  // Text that only looks like a reference is literal.
  if (found === undefined || (!known.test(found) && value.startsWith(found))) return [1, 1];
  return [found.length, (value.codePointAt(0) ?? 0) > 0xffff ? 2 : 1];
}

/** Returns the offset in `raw` of the character at `offset` in the parsed `value`. */
export function offsetInText(raw: string, value: string, offset: number): number {
  let [at, passed] = [0, 0];
  while (passed < offset && at < raw.length) {
    const [inText, inValue] = stepAt(raw.slice(at, at + 40), value.slice(passed, passed + 40));
    at += inText;
    passed += inValue;
  }
  return at;
}

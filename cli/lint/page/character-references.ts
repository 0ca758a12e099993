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

/** A place where the distance between the offsets in the value and in the source text changes. */
interface Shift {
  readonly inValue: number;
  readonly inText: number;
}

function shiftsOf(raw: string, value: string): readonly Shift[] {
  const shifts: Shift[] = [{ inValue: 0, inText: 0 }];
  let [at, passed] = [0, 0];
  for (let next = raw.indexOf('&'); next >= 0; next = raw.indexOf('&', at)) {
    passed += next - at;
    const [inText, inValue] = stepAt(raw.slice(next, next + 40), value.slice(passed, passed + 40));
    at = next + inText;
    passed += inValue;
    if (inText !== inValue) shifts.push({ inValue: passed, inText: at });
  }
  return shifts;
}

/** Returns a function that converts an offset in the parsed `value` to the offset of that character in `raw`. */
export function offsetsInText(raw: string, value: string): (offset: number) => number {
  let shifts: readonly Shift[] | undefined;
  return (offset) => {
    shifts ??= shiftsOf(raw, value);
    let [low, high] = [0, shifts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((shifts[middle]?.inValue ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const { inValue, inText } = shifts[low] ?? { inValue: 0, inText: 0 };
    return Math.min(inText + offset - inValue, raw.length);
  };
}

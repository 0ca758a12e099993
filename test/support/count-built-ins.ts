/** Counts the work of built-in functions and regular expressions without a clock: the characters and items they read. */

let count = 0;

/** A call of a method of a text or list. */
interface Call {
  readonly length: number;
  readonly args: readonly unknown[];
  readonly result: unknown;
}

type Cost = (call: Call) => number;

function countCalls(owner: object, name: string, cost: Cost): void {
  const original = Reflect.get(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value: function counted(this: { readonly length: number }, ...args: readonly unknown[]) {
      const result: unknown = original.apply(this, args);
      count += cost({ length: this.length, args, result });
      return result;
    },
  });
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 1);

const ofSubject: Cost = ({ length }) => length;
const ofText: Cost = ({ args: [text] }) => sizeOf(text);
const ofResult: Cost = ({ result }) => sizeOf(result);
/** From the start of the search to what was found, or else to the end. */
const ofSearch: Cost = ({ length, args: [, from], result }) =>
  (numberOr(result, -1) < 0 ? length : numberOr(result, 0)) - numberOr(from, 0);
const ofReverseSearch: Cost = ({ length, args: [, from], result }) =>
  Math.abs(numberOr(from, length) - numberOr(result, -1));
const ofTrim: Cost = ({ length, result }) => length - sizeOf(result);
/** The items after those that are removed or inserted move. */
const ofSplice: Cost = ({ length, args: [start] }) => length - numberOr(start, 0);

const costs: readonly (readonly [owner: object, names: readonly string[], cost: Cost])[] = [
  [String.prototype, ['indexOf'], ofSearch],
  [String.prototype, ['lastIndexOf'], ofReverseSearch],
  [String.prototype, ['includes', 'split', 'replaceAll', 'toLowerCase', 'toUpperCase', 'normalize'], ofSubject],
  [String.prototype, ['repeat', 'padStart', 'padEnd'], ofResult],
  [String.prototype, ['trim', 'trimStart', 'trimEnd'], ofTrim],
  [Array.prototype, ['indexOf'], ofSearch],
  [Array.prototype, ['includes', 'join', 'reverse', 'shift', 'unshift', 'fill', 'concat'], ofSubject],
  [Array.prototype, ['slice', 'flat', 'toReversed'], ofResult],
  [Array.prototype, ['splice'], ofSplice],
  [JSON, ['parse'], ofText],
  [JSON, ['stringify'], ofResult],
];
for (const [owner, names, cost] of costs) for (const name of names) countCalls(owner, name, cost);

const { exec } = RegExp.prototype;

// All functions that take a regular expression call `exec`. Without a match they read the text to the end, once: a test
// of tools/regexp ensures that.
RegExp.prototype.exec = function counted(text) {
  const { lastIndex, sticky, global, source } = this;
  const found = exec.call(this, text);
  const start = global ? lastIndex : 0;
  if (sticky) count += found ? found[0].length : 1;
  else if (found) count += found.index + found[0].length - start;
  else count += source.startsWith('^') ? 1 : Math.max(1, `${text}`.length - start);
  return found;
};

/** Returns the count since the last call. */
export function takeBuiltInCount(): number {
  const taken = count;
  count = 0;
  return taken;
}

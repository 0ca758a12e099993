/** Counts the work of built-in functions and regular expressions without a clock: the characters and items they read. */

let count = 0;

// biome-ignore lint/suspicious/noExplicitAny: The subject, arguments and results of any built-in function.
type Cost = (subject: any, args: readonly any[], result: any) => number;

function countCalls(owner: object, name: string, cost: Cost): void {
  const original = Reflect.get(owner, name);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    // biome-ignore lint/suspicious/noExplicitAny: See Cost.
    value: function counted(this: any, ...args: readonly any[]) {
      const result = original.apply(this, args);
      count += cost(this, args, result);
      return result;
    },
  });
}

const ofSubject: Cost = ({ length }) => length;
const ofText: Cost = (_, [text]) => (typeof text === 'string' ? text.length : 1);
const ofResult: Cost = (_, __, result) => result?.length ?? 1;
/** From the start of the search to what was found, or else to the end. */
const ofSearch: Cost = ({ length }, [, from = 0], result) => (result < 0 ? length - from : result - from);
const ofReverseSearch: Cost = ({ length }, [, from = length], result) => Math.abs(from - result);
const ofTrim: Cost = ({ length }, _, result) => length - result.length;
/** The items after those that are removed or inserted move. */
const ofSplice: Cost = ({ length }, [start = 0]) => length - start;

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

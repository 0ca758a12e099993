/**
 * Caches the last result of a function that several rules call with the same page. Pages are checked one after another,
 * and a WeakMap would retain the results of many pages until the next full garbage collection.
 */
export function memoizeLast<Input extends object, Result>(work: (input: Input) => Result): (input: Input) => Result {
  let last: { readonly input: Input; readonly result: Result } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, result: work(input) };
    return last.result;
  };
}

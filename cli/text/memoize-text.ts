import { withoutParent } from './without-parent.ts';

/** Pages can have any number of texts, so all results are dropped when there are more. */
const most = 4096;

/** Caches the results of a function of a text, for texts that repeat on most pages of a site. */
export function memoizeText<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    if (known.size >= most) known.clear();
    const kept = withoutParent(text);
    const result = work(kept);
    known.set(kept, { result });
    return result;
  };
}

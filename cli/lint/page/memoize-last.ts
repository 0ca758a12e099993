/**
 * What several rules ask of a page, or of a page with its elements, worked out once. Only the last answer is kept: one
 * page is checked after the other, and a WeakMap would keep many of them until the next thorough garbage collection.
 */
export function memoizeLast<Asked extends object, Answer>(work: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}

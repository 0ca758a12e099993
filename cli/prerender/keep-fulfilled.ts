/** Keeps the result of an asynchronous function. After a rejection the next call runs it again. */
export function keepFulfilled<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  return () => {
    kept ??= run().catch((cause: unknown) => {
      kept = undefined;
      throw cause;
    });
    return kept;
  };
}

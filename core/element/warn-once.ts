const reported = new Set<string>();
let collected: Set<string> | undefined;

/** Warns the developer once about each problem, however many elements have it. */
export function warnOnce(text: string): void {
  if (collected) collected.add(text);
  else if (!reported.has(text)) {
    reported.add(text);
    console.warn(text);
  }
}

/** Runs a synchronous function, and returns the warnings during the call instead of logging them. */
export function collectWarnings<Result>(run: () => Result): {
  readonly result: Result;
  readonly warnings: readonly string[];
} {
  const warnings = new Set<string>();
  collected = warnings;
  try {
    const result = run();
    return { result, warnings: [...warnings] };
  } finally {
    collected = undefined;
  }
}

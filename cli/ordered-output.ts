/** Writes to several streams in the order of the calls. */

/** The parts of a stream that writing needs. */
export interface OutputStream {
  write(text: string | Uint8Array, done: () => void): unknown;
}

/**
 * Returns a function that creates the writer of a stream. Each text is passed to its stream after the text before it
 * has been written to its own: a slow reader of stdout, such as a pipe, would otherwise receive the summary on stderr
 * before the findings.
 */
export function orderedOutput(): (stream: OutputStream) => (text: string | Uint8Array) => Promise<void> {
  let last = Promise.resolve();
  return (stream) => (text) => {
    last = last.then(() => new Promise((resolve) => stream.write(text, () => resolve())));
    return last;
  };
}

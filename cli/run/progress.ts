/** Shows the progress of a long run on a terminal. */
import { formatMessage } from '../../core/model/message-format.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';

/** Milliseconds before the first update. `between` is the time between updates. */
const silent = 1000;
const between = 100;

const clearLine = '\r\u001b[K';

export interface Progress {
  /** Adds to the number of files that are done. */
  step(n?: number): void;
  /** Removes the progress line. */
  end(): void;
}

/** Creates the progress of `total` files. Nothing is shown in CI, or if stderr is not a terminal. */
export function createProgress(
  total: number,
  { note, env, hasNoteTerminal = false }: Pick<Io, 'note' | 'env' | 'hasNoteTerminal'>,
  now = () => performance.now(),
): Progress {
  if (!hasNoteTerminal || env.CI) return { step: () => {}, end: () => {} };
  const start = now();
  let done = 0;
  let shown: number | undefined;
  return {
    step(n = 1) {
      done += n;
      const at = now();
      if (at - start < silent || (shown !== undefined && at - shown < between)) return;
      shown = at;
      note(`${clearLine}${formatMessage(messages.progress, { done, n: total })}`);
    },
    end() {
      if (shown !== undefined) note(clearLine);
    },
  };
}

/** Shows the progress of a long run on a terminal. */
import { formatMessage } from '../../core/model/message-format.ts';
import type { Io } from '../command.ts';
import { messages } from '../messages.en.ts';

/** Milliseconds: shorter runs need none, and a reader no more often. */
const silent = 1000;
const between = 100;

const clearLine = '\r\u001b[K';

export interface Progress {
  /** So many more are done. */
  step(n?: number): void;
  /** Takes the line away. */
  end(): void;
}

/** Of `total` files; nothing is shown in a CI, or where notes go to no terminal. */
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

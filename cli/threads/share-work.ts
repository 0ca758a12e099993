/** Threads that take jobs in turn. */
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** Starts a thread that answers each message with one. */
export type StartThread = () => Worker;

/** Rejects when the thread ends, which none does while it has jobs. */
const ended = async (thread: Worker): Promise<never> => {
  const [code] = await once(thread, 'exit');
  throw new Error(`A thread ended early, with ${code}.`);
};

export interface Threads<Message, Answer> {
  readonly start: StartThread;
  readonly count: number;
  readonly signal: AbortSignal;
  /** Makes, for each thread, what takes its messages. */
  readonly receiver: () => (message: Message) => Answer;
}

/**
 * The answers to all jobs, in their order. An error in a thread is an error here, and ends the others, as an aborted
 * signal does.
 */
export async function askThreads<Job, Message, Answer>(
  jobs: readonly Job[],
  { start, count, signal, receiver }: Threads<Message, Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const queue = jobs.entries();
  const work = async (thread: Worker): Promise<void> => {
    const receive = receiver();
    const end = ended(thread);
    // Nobody waits for it any more when the work is done.
    end.catch(() => {});
    // The queue is one for all threads: each takes the next job that is left.
    for (const [index, job] of queue) {
      if (signal.aborted) return;
      thread.postMessage(job);
      const [message] = await Promise.race([once(thread, 'message'), end]);
      answers[index] = receive(message);
    }
  };
  const threads = Array.from({ length: Math.min(count, jobs.length) }, start);
  const stop = () => Promise.all(threads.map((thread) => thread.terminate()));
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(threads.map(work));
  } finally {
    signal.removeEventListener('abort', stop);
    await stop();
  }
  return answers;
}

/** Distributes work over this thread and others. */
import type { Worker } from 'node:worker_threads';
import type { StartThread } from '../../command.ts';
import { shareOf, type TaskName, type ThreadMessage, takeJobs } from './share.ts';

export interface SharedWork<Job, Answer, Message> {
  readonly task: TaskName;
  readonly jobs: readonly Job[];
  /** The number of threads, including this one. */
  readonly count: number;
  readonly start: StartThread | undefined;
  readonly signal: AbortSignal;
  /** Processes a job in this thread. It must yield to the event loop so that messages of other threads arrive. */
  readonly here: (job: Job) => Promise<Answer>;
  /** Creates the function that receives the messages of one other thread. If it throws, the work ends with its error. */
  readonly receiver: () => (message: Message) => Answer;
  readonly onAnswer?: (answer: Answer) => void;
}

/** Resolves when the thread has ended normally, because no job is left. */
const listen = <Message>(
  thread: Worker,
  signal: AbortSignal,
  onMessage: (index: number, message: Message) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    thread.on('message', ([index, message]: ThreadMessage<Message>) => {
      try {
        onMessage(index, message);
      } catch (cause) {
        reject(cause);
      }
    });
    thread.on('error', reject);
    thread.on('exit', (code) => {
      if (code === 0 || signal.aborted) resolve();
      else reject(new Error(`A thread ended early, with ${code}.`));
    });
  });

/**
 * Returns the answers to all jobs, in the order of the jobs. An error in a thread rejects and stops the other threads.
 * An aborted signal stops them too: then answers are missing.
 */
export async function shareWork<Job, Answer, Message>(
  work: SharedWork<Job, Answer, Message>,
): Promise<readonly Answer[]> {
  const { jobs, count, start, signal, here, receiver, onAnswer } = work;
  const share = shareOf(work.task, jobs);
  const answers = new Map<number, Answer>();
  const take = (index: number, answer: Answer): void => {
    answers.set(index, answer);
    onAnswer?.(answer);
  };
  const threads = Array.from({ length: Math.min(count, jobs.length) - 1 }, () => start?.(share) ?? []).flat();
  const stop = () => Promise.all(threads.map((thread) => thread.terminate()));
  const doHere = async (): Promise<void> => {
    for (const [index, job] of takeJobs(share)) if (!signal.aborted) take(index, await here(job));
  };
  signal.addEventListener('abort', stop, { once: true });
  const ownWork = doHere();
  try {
    const others = threads.map((thread) => {
      const receive = receiver();
      return listen<Message>(thread, signal, (index, message) => take(index, receive(message)));
    });
    await Promise.all([ownWork, ...others]);
  } finally {
    signal.removeEventListener('abort', stop);
    // After an error no thread begins another job, this one included.
    Atomics.store(share.next, 0, jobs.length);
    await Promise.allSettled([ownWork, stop()]);
  }
  if (answers.size < jobs.length && !signal.aborted) throw new Error('A thread ended early, without its answers.');
  return [...answers].sort(([a], [b]) => a - b).map(([, answer]) => answer);
}

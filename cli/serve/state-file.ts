/** `--state`: keeps the state of the mock API between runs. */
import { access, constants, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { MockServer } from '../mock/app.ts';
import { snapshotSchema } from '../mock/inspector/snapshot-schema.ts';
import { JsonTooComplexError, maxDepth, parseJson } from '../mock/routes/parse-json.ts';
import { isSessionName } from '../mock/state/session-name.ts';
import { type MockState, readState } from '../mock/state/state.ts';
import { reasonOf } from '../reason.ts';
import { removeStaleDrafts, writeFileAtomically } from './atomic-file.ts';
import { fail } from './fail.ts';

const version = 1;

/**
 * Returns the milliseconds to wait before writing, after a file of `length` characters. A page makes several calls at
 * once, and a large file takes long to write: in 1 ms, JSON.stringify writes about 200,000 characters.
 */
const writeDelayAfter = (length: number): number => Math.max(200, length / 10_000);

/** A state contains data of requests, below a few outer levels, and many sessions have many values. */
const limits = { depth: maxDepth + 20, values: Number.POSITIVE_INFINITY };

type States = Readonly<Record<string, MockState>>;

/** Reads the states of a file, which may have been edited by hand. Returns undefined for an invalid file. */
async function readStates(text: string): Promise<States | undefined> {
  const kept = parseJson(text, limits);
  const { version: written, sessions }: { version?: unknown; sessions?: unknown } = Object(kept);
  if (written !== version || typeof sessions !== 'object' || sessions === null) return undefined;
  // Loaded only for an existing file: the validator would slow down every start.
  const schema = snapshotSchema(await import('../mock/routes/schema-kit.ts'));
  const read = (state: unknown): MockState | undefined =>
    schema.safeParse(state).success ? readState(state) : undefined;
  const states = Object.entries(sessions).map(([name, state]) => [name, read(state)] as const);
  const isWhole = states.every(([name, state]) => isSessionName(name) && state !== undefined);
  return isWhole ? Object.fromEntries(states.flatMap(([name, state]) => (state ? [[name, state]] : []))) : undefined;
}

/**
 * Loads the states that an earlier run saved; none if the file does not exist. Throws a UserError for an invalid file,
 * and for one that cannot be written later.
 */
export async function loadStates(path: string, file: string): Promise<States> {
  // Files are written to a draft beside them.
  await access(dirname(path), constants.W_OK).catch((error: unknown) => {
    throw fail('serve-state-unwritten', { file, reason: reasonOf(error) }, error);
  });
  await removeStaleDrafts(path);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw fail('serve-state-unread', { file, reason: reasonOf(error) }, error);
  });
  if (text === undefined) return {};
  let states: States | undefined;
  try {
    states = await readStates(text);
  } catch (error) {
    const isTooDeep = error instanceof JsonTooComplexError;
    const reason = isTooDeep ? `more than ${limits.depth} nested levels` : reasonOf(error);
    throw fail('serve-state-unread', { file, reason }, error);
  }
  if (states) return states;
  throw fail('serve-state-unread', { file, reason: `no state of version ${version}` });
}

export interface StateWriter {
  /** Writes the unsaved state. Throws a UserError when that fails. */
  end(): Promise<void>;
}

/** Writes the state to the file after calls, with a delay in proportion to its length. */
export function persistStates(path: string, file: string, { sessions, recorder }: MockServer): StateWriter {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  let length = 0;
  const write = (): Promise<void> => {
    timer = undefined;
    // Writes run one after the other, because they share a draft file.
    last = last
      .catch(() => undefined)
      .then(() => {
        const text = `${JSON.stringify({ version, sessions: sessions.states() })}\n`;
        length = text.length;
        return writeFileAtomically(path, text);
      });
    return last;
  };
  const stop = recorder.subscribe((event) => {
    const isDone = event.type === 'session' || (event.type === 'call' && event.call.duration !== null);
    // A failure is repeated by the next write, or reported at the end.
    if (isDone) timer ??= setTimeout(() => void write().catch(() => undefined), writeDelayAfter(length));
  });
  return {
    async end() {
      stop();
      clearTimeout(timer);
      await write().catch((error: unknown) => {
        throw fail('serve-state-unwritten', { file, reason: reasonOf(error) }, error);
      });
    },
  };
}

import { resolve } from 'node:path';
import { formatMessage } from '../../core/model/message-format.ts';
import { readClient } from '../client-files.ts';
import type { Io } from '../command.ts';
import type { MockSetup } from '../mock/app.ts';
import { isLoopback } from '../mock/inspector/loopback.ts';
import { readFaultsFile } from './faults-file.ts';
import { messages } from './messages.en.ts';
import type { ServeOptions } from './serve-options.ts';
import { loadStates } from './state-file.ts';

const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** Prints the seed if faults are active. */
export function noteFaults({ faults = [], latency, scenario, seed = 0 }: MockSetup, io: Io): void {
  if (faults.length > 0) io.note(`${formatMessage(messages['serve-faults'], { n: faults.length, seed })}\n`);
  else if (latency !== undefined || scenario !== undefined)
    io.note(`${formatMessage(messages['serve-faults-other'], { seed })}\n`);
}

/** Returns the setup of the mock API. */
export async function readMockSetup(options: ServeOptions, io: Io): Promise<MockSetup> {
  const { fault = [], faults: file, latency, scenario, seed = newSeed(), state, host, bodyLimit } = options;
  const more = file === undefined ? [] : await readFaultsFile(resolve(io.cwd, file), file);
  const setup = {
    faults: [...fault, ...more],
    latency,
    scenario,
    seed,
    kept: state === undefined ? {} : await loadStates(resolve(io.cwd, state), state),
    bodyLimit: bodyLimit * 1_000_000,
    token: isLoopback(host) ? undefined : crypto.randomUUID(),
    readClient: () => readClient('inspector'),
  };
  return setup;
}

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Hono } from 'hono';
import { say } from '../../../core/model/words.ts';
import type { ExitCode, Io } from '../../command.ts';
import { createMockApi, type MockSetup } from '../../mock/app.ts';
import { fail } from './fail.ts';
import { addressOf, isLoopback, listen } from './listen.ts';
import { messages } from './messages.en.ts';
import { docsFolder, examplesFolder, findBundles } from './package-files.ts';
import { removeReadyFile, writeReadyFile } from './ready-file.ts';
import { servedForms } from './served-forms.ts';
import { createSiteApp } from './site-app.ts';
import { stopped } from './stopped.ts';

export interface ServeOptions {
  /** Relative to the working directory; absent for the examples of this package. */
  readonly dir?: string | undefined;
  /** Absent: 4173 or the next free one. */
  readonly port?: number | undefined;
  readonly host: string;
  readonly mockOnly: boolean;
  readonly readyFile?: string | undefined;
  /** Fault rules as text. */
  readonly fault?: readonly string[] | undefined;
  /** Milliseconds or a range of them, as text. */
  readonly latency?: string | undefined;
  /** Absent: a new one at each start. */
  readonly seed?: number | undefined;
}

async function folderOf(dir: string | undefined, cwd: string): Promise<string> {
  const folder = dir === undefined ? await examplesFolder() : resolve(cwd, dir);
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) throw fail('serve-folder-missing', { folder: dir ?? folder });
  return folder;
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** What the mock API lets go wrong; told with the seed, so that a run can be repeated. */
function setupOf({ fault, latency, seed = newSeed() }: ServeOptions, io: Io): MockSetup {
  if (fault || latency !== undefined) io.note(`${say(messages['serve-faults'], { n: fault?.length ?? 0, seed })}\n`);
  return { faults: fault, latency, seed };
}

async function appOf(options: ServeOptions, io: Io): Promise<{ app: Hono; started: string }> {
  const setup = setupOf(options, io);
  if (options.mockOnly) return { app: createMockApi({}, setup), started: say(messages['serve-started-mock-only']) };
  const folder = await folderOf(options.dir, io.cwd);
  const mock = createMockApi({ findForm: servedForms(folder) }, setup);
  const app = createSiteApp({ folder, bundles: await findBundles(), docs: await docsFolder(), mock });
  return { app, started: say(messages['serve-started'], { folder: options.dir ?? folder }) };
}

/**
 * Serves until it is told to stop: exit 0 on SIGTERM, 130 on Ctrl-C. The one line on stdout is the address.
 * Throws a UserError where the folder, the bundles, the port or the ready file is not what it has to be.
 */
export async function run(options: ServeOptions, io: Io): Promise<ExitCode> {
  const { host, port } = options;
  const readyFile = options.readyFile === undefined ? undefined : resolve(io.cwd, options.readyFile);
  if (readyFile !== undefined) await removeReadyFile(readyFile);
  const { app, started } = await appOf(options, io);
  const server = await listen(app.fetch, { host, port });
  const address = addressOf(server, host);
  const stop = stopped(io.signal);
  try {
    if (!isLoopback(host)) io.note(`${say(messages['serve-host-visible'], { host })}\n`);
    io.note(`${started}\n`);
    io.write(`${address}\n`);
    if (readyFile !== undefined) await writeReadyFile(readyFile, address);
    return await stop;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

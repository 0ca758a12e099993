import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Hono } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { readClient } from '../../client-files.ts';
import type { ExitCode, Io } from '../../command.ts';
import { createMock, type MockServer, type MockSetup } from '../../mock/app.ts';
import { isLoopback } from '../../mock/inspector/loopback.ts';
import { hostChecker, withHostCheck } from '../../serve/check-host.ts';
import { fail } from '../../serve/fail.ts';
import { readFaultsFile } from '../../serve/faults-file.ts';
import { addressOf, listen } from '../../serve/listen.ts';
import { createLive, type Live } from '../../serve/live/live.ts';
import { messages } from '../../serve/messages.en.ts';
import { docsFolder, examplesFolder, findBundles } from '../../serve/package-files.ts';
import { removeReadyFile, writeReadyFile } from '../../serve/ready-file.ts';
import { servedForms } from '../../serve/served-forms.ts';
import { createSiteApp } from '../../serve/site-app.ts';
import { limitHeapGrowth } from '../../serve/small-heap.ts';
import { loadStates, persistStates } from '../../serve/state-file.ts';
import { strictReport } from '../../serve/strict-report.ts';
import { waitForStop } from '../../serve/wait-for-stop.ts';

export interface ServeOptions {
  /** Relative to the working directory; absent for the examples of this package. */
  readonly dir?: string | undefined;
  /** Absent: 4173 or the next free one. */
  readonly port?: number | undefined;
  readonly host: string;
  /** Further host names that requests may use. */
  readonly allowHost?: readonly string[] | undefined;
  readonly followSymlinks: boolean;
  /** Megabytes. */
  readonly bodyLimit: number;
  readonly mockOnly: boolean;
  readonly readyFile?: string | undefined;
  /** Fault rules as text. */
  readonly fault?: readonly string[] | undefined;
  /** A file with more of them. */
  readonly faults?: string | undefined;
  /** Milliseconds or a range of them, as text. */
  readonly latency?: string | undefined;
  readonly scenario?: string | undefined;
  /** Absent: a new one at each start. */
  readonly seed?: number | undefined;
  /** The file that keeps what the mock API remembers. */
  readonly state?: string | undefined;
  readonly strict: boolean;
  readonly reload: boolean;
  readonly overlay: boolean;
  readonly json: boolean;
}

async function folderOf(dir: string | undefined, cwd: string): Promise<string> {
  const folder = dir === undefined ? await examplesFolder() : resolve(cwd, dir);
  const stats = await stat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) throw fail('serve-folder-missing', { folder: dir ?? folder });
  return folder;
}

const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

function noteFaults({ faults = [], latency, scenario, seed = 0 }: MockSetup, io: Io): void {
  if (faults.length > 0) io.note(`${formatMessage(messages['serve-faults'], { n: faults.length, seed })}\n`);
  else if (latency !== undefined || scenario !== undefined)
    io.note(`${formatMessage(messages['serve-faults-other'], { seed })}\n`);
}

/** Returns the setup of the mock API, and prints the seed if faults are active. */
async function setupOf(options: ServeOptions, io: Io): Promise<MockSetup> {
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
  noteFaults(setup, io);
  return setup;
}

interface Served {
  readonly mock: MockServer;
  readonly app: Hono;
  readonly live?: Live | undefined;
  readonly started: string;
}

async function appOf(options: ServeOptions, setup: MockSetup, io: Io): Promise<Served> {
  if (options.mockOnly) {
    const mock = createMock({}, setup);
    return { mock, app: mock.app, started: formatMessage(messages['serve-started-mock-only']) };
  }
  const folder = await folderOf(options.dir, io.cwd);
  const { reload, overlay, followSymlinks } = options;
  const mock = createMock({ findForm: servedForms(folder, { followSymlinks }) }, setup);
  const ignored = [options.state, options.readyFile].flatMap((file) => (file === undefined ? [] : [basename(file)]));
  const live = createLive({ folder, reload, overlay, followSymlinks, ignored }, io);
  const [bundles, docs] = [await findBundles(), await docsFolder()];
  const app = createSiteApp({ folder, bundles, docs, mock: mock.app, live, followSymlinks });
  return { mock, app, live, started: formatMessage(messages['serve-started'], { folder: options.dir ?? folder }) };
}

interface Addresses {
  readonly url: string;
  readonly inspector: string;
  readonly token?: string;
}

function addressesOf(url: string, token: string | undefined): Addresses {
  const inspector = `${url}__mock`;
  return token === undefined ? { url, inspector } : { url, inspector: `${inspector}?token=${token}`, token };
}

function printStart({ host, json }: ServeOptions, started: string, addresses: Addresses, io: Io): void {
  const { inspector, token } = addresses;
  if (token !== undefined) io.note(`${formatMessage(messages['serve-host-visible'], { host, token })}\n`);
  io.note(`${started}\n`);
  io.note(`${formatMessage(messages['serve-inspector'], { address: inspector })}\n`);
  if (token !== undefined) io.note(`${formatMessage(messages['serve-token-use'], { token })}\n`);
  io.write(`${json ? JSON.stringify({ ...addresses, pid: process.pid }) : addresses.url}\n`);
}

/** Returns the exit code. With `--strict` it depends only on the recorded problems, also after Ctrl-C. */
function endOf({ strict }: ServeOptions, { recorder }: MockServer, code: ExitCode, io: Io): ExitCode {
  if (!strict) return code;
  if (recorder.problems.length === 0) return 0;
  io.note(strictReport(recorder.problems));
  return 1;
}

/**
 * Serves until it is stopped: exit 0 on SIGTERM, 130 on Ctrl-C; with `--strict` on both 1 if something was wrong,
 * else 0. The one line on stdout is the address. Throws a UserError where the folder, the bundles, the port or a file is
 * not what it has to be.
 */
export async function run(options: ServeOptions, io: Io): Promise<ExitCode> {
  limitHeapGrowth();
  const { host, port, state } = options;
  const readyFile = options.readyFile === undefined ? undefined : resolve(io.cwd, options.readyFile);
  if (readyFile !== undefined) await removeReadyFile(readyFile);
  const setup = await setupOf(options, io);
  const { mock, app, live, started } = await appOf(options, setup, io);
  const isAllowed = hostChecker(host, options.allowHost);
  const server = await listen(withHostCheck(app, isAllowed).fetch, { host, port });
  const address = addressOf(server, host);
  const stateWriter = state === undefined ? undefined : persistStates(resolve(io.cwd, state), state, mock);
  const stop = waitForStop(io.signal);
  try {
    printStart(options, started, addressesOf(address, setup.token), io);
    if (readyFile !== undefined) await writeReadyFile(readyFile, address);
    return endOf(options, mock, await stop, io);
  } finally {
    live?.end();
    server.close();
    server.closeAllConnections();
    await stateWriter?.end();
  }
}

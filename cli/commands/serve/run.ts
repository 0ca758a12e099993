import { resolve } from 'node:path';
import type { ExitCode, Io } from '../../command.ts';
import { hostChecker, withHostCheck } from '../../serve/check-host.ts';
import { addressOf, limitHeapGrowth, listen } from '../../serve/listen.ts';
import { noteFaults, readMockSetup } from '../../serve/mock-setup.ts';
import { printStart } from '../../serve/print-start.ts';
import { removeReadyFile, writeReadyFile } from '../../serve/ready-file.ts';
import type { ServeOptions } from '../../serve/serve-options.ts';
import { createServedApp } from '../../serve/served-app.ts';
import { persistStates } from '../../serve/state-file.ts';
import { reportProblems } from '../../serve/strict-report.ts';
import { waitForStop } from '../../serve/wait-for-stop.ts';
import { prerenderChange } from './prerender-change.ts';

/**
 * Serves until it is stopped. Returns exit code 0 on SIGTERM and 130 on Ctrl-C; with `--strict`, 1 if the mock API
 * recorded a problem and 0 otherwise. Prints one line to stdout: the URL. Throws a UserError if the folder, the
 * bundles, the port or a file of the options cannot be used.
 */
export async function run(options: ServeOptions, io: Io): Promise<ExitCode> {
  limitHeapGrowth();
  const { host, port, state, strict = false } = options;
  const readyFile = options.readyFile === undefined ? undefined : resolve(io.cwd, options.readyFile);
  if (readyFile !== undefined) await removeReadyFile(readyFile);
  const setup = await readMockSetup(options, io);
  const changes = { pages: prerenderChange(io), docs: prerenderChange(io, { allowsInline: true }) };
  const { mock, app, live, started, hasDocs } = await createServedApp(options, setup, changes, io);
  noteFaults(setup, io);
  const isAllowed = hostChecker(host, options.allowHost);
  const server = await listen(withHostCheck(app, isAllowed).fetch, { host, port });
  const url = addressOf(server, host);
  const stateWriter = state === undefined ? undefined : persistStates(resolve(io.cwd, state), state, mock);
  const stop = waitForStop(io.signal);
  try {
    printStart(options, { line: started, url, token: setup.token, hasDocs }, io);
    if (readyFile !== undefined) await writeReadyFile(readyFile, url);
    return reportProblems(mock, strict, await stop, io);
  } finally {
    live?.end();
    server.close();
    server.closeAllConnections();
    await stateWriter?.end();
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, valueAt } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { quantile, rowsOf, type Sample, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const count = 1000;
const seed = 1;
const repetitions = 5;
const keys = 100;
const name = 'page-0.html';

const folder = fromRoot('.cache/bench/language-server');
const alone = 'one page';
const inSite = `one of ${count.toLocaleString('en')} pages`;

/** The folder that the editor has opened. */
const subjects: Readonly<Record<string, string | undefined>> = { [alone]: undefined, [inSite]: folder };

/** A link that is broken because of another page, so that its finding shows that all pages were read. */
const broken = '<a href="page-1.html#gone">Gone</a></body>';

/** Returns the most memory that a process has used, in MB. Only Linux reports it for other processes. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Opens a page in a new server and types in it. */
async function editPage(site: string | undefined): Promise<Sample> {
  const child = spawn(process.execPath, [tools.ours, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  let onDiagnostics = (_: PublishDiagnosticsParams): void => {};
  connection.onNotification('textDocument/publishDiagnostics', (sent: PublishDiagnosticsParams) => onDiagnostics(sent));
  connection.listen();
  const until = (test: (sent: PublishDiagnosticsParams) => boolean): Promise<void> =>
    new Promise((resolve) => {
      onDiagnostics = (sent) => {
        if (test(sent)) resolve();
      };
    });
  const timed = async (send: () => Promise<void>, test: (sent: PublishDiagnosticsParams) => boolean) => {
    const start = performance.now();
    const done = until(test);
    await send();
    await done;
    return performance.now() - start;
  };
  const workspaceFolders = site === undefined ? null : [{ uri: pathToFileURL(site).href, name: 'site' }];
  await connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {}, workspaceFolders });
  const uri = pathToFileURL(join(folder, name)).href;
  const text = await readFile(join(folder, name), 'utf8');
  const start = performance.now();
  await connection.sendNotification('initialized', {});
  const first = await timed(
    () =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'html', version: 1, text },
      }),
    ({ version }) => version === 1,
  );
  if (site !== undefined) await until(({ diagnostics }) => diagnostics.some(({ code }) => code === 'anchor-target'));
  const allPages = performance.now() - start;
  const times: number[] = [];
  for (let version = 2; version < keys + 2; version += 1) {
    const position = { line: 24, character: 4 };
    const contentChanges = [{ range: { start: position, end: position }, text: 'a' }];
    const change = () =>
      connection.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
    times.push(await timed(change, (sent) => sent.version === version));
  }
  const memory = await peakMemory(child.pid);
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  await once(child, 'exit');
  return {
    'first diagnostics': first,
    'after a key': quantile(times, 0.5),
    'all pages read': site === undefined ? first : allPages,
    'peak memory': memory,
  };
}

export const languageServer: Measure = {
  name: 'language-server',
  title: 'Findings in an editor',
  method: `A client of the protocol opens a page of 27 KB in a new \`site-elements lsp\`, as an editor does: from
\`didOpen\` to the first diagnostics, and from a key to the diagnostics of the new text, of which 10 ms are the wait for
further keys (median of ${keys} keys). With a site of ${count.toLocaleString('en')} such pages, the page is opened while the server
reads all others. Medians of ${repetitions} runs.`,
  inShort: (rows) => {
    const [first, key] = ['first diagnostics', 'after a key'].map((what) => valueAt(rows, what, alone).toFixed(0));
    const site = (valueAt(rows, 'all pages read', inSite) / 1000).toFixed(1);
    return `an editor shows the findings of a page of 27 KB after ${first} ms and after a key in ${key} ms, and has read ${count.toLocaleString('en')} pages after ${site} s`;
  },
  async run() {
    const pages = [...generatePages(count, seed)].map(
      ([file, text]) => [file, file === name ? text.replace('</body>', broken) : text] as const,
    );
    await writeFolder(folder, new Map(pages));
    return rowsOf(await takeTurns(subjects, repetitions, editPage), { unit: 'ms', units: { 'peak memory': 'MB' } });
  },
};

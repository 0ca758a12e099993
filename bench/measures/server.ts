import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { fromRoot } from '../../tools/root.ts';
import { type Measure, ratioOf } from '../measure.ts';
import { generatePages } from '../pages.ts';
import { rowsOf, type Sample, takeTurns } from '../samples.ts';
import { tools } from '../tools.ts';
import { writeFolder } from '../write-folder.ts';

const count = 500;
const seed = 1;
const repetitions = 5;

const folder = fromRoot('.cache/bench/server');
const bareServer = fromRoot('bench/subjects/bare-server.mjs');
const page = 'page-0.html';

const base = 'node:http, bare';
const own = 'site-elements serve';

/** Arguments of Node for each server. The page is served unchanged, as by the bare servers. */
const servers: Readonly<Record<string, readonly string[]>> = {
  [base]: [bareServer, 'node', join(folder, page)],
  'Hono, bare': [bareServer, 'hono', join(folder, page)],
  [own]: [tools.ours, 'serve', folder, '--port', '0', '--json', '--no-reload', '--no-overlay'],
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Requests a URL and reads the response. Throws for another status than `expected`. */
async function request(url: URL, headers: OutgoingHttpHeaders, expected = 200): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(get(url, { agent, headers }), 'response');
  if (response?.statusCode !== expected) throw new Error(`${url} has status ${response?.statusCode}.`);
  response.resume();
  await once(response, 'end');
  return response;
}

/** Returns the seconds of all requests, one after the other. */
async function secondsOf(send: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) await send(index);
  return (performance.now() - start) / 1000;
}

let sessions = 0;

async function measureServer({ url }: StartedServer): Promise<Sample> {
  const file = new URL(page, url);
  const cart = new URL('api/commerce/shopping-cart', url);
  const accepted = { 'accept-encoding': 'br' };
  const { etag, 'content-encoding': encoding } = (await request(file, accepted)).headers;
  if (encoding !== 'br') throw new Error(`${file} is not compressed with brotli.`);
  sessions += 1;
  const name = `round-${sessions}`;
  return {
    'file, brotli': await secondsOf(() => request(file, accepted)),
    'file, status 304': await secondsOf(() => request(file, { ...accepted, 'if-none-match': etag }, 304)),
    'call, same session': await secondsOf(() => request(cart, { 'x-mock-session': name })),
    'call, new session': await secondsOf((index) => request(cart, { 'x-mock-session': `${name}-${index}` })),
  };
}

interface StartedServer {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts a server that prints a line of JSON with its URL. */
async function start(args: readonly string[]): Promise<StartedServer> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  return { url: JSON.parse(String(line)).url, child };
}

export const server: Measure = {
  name: 'server',
  title: `Answering ${count} requests`,
  method: `${count} requests one after the other on one connection. The file is a generated page of 27 KB, compressed with
brotli, or revalidated with its \`ETag\`; the call reads the cart of a session. Both bare servers hold the compressed file
in memory and answer every call with an empty object, while \`serve\` finds the file, checks the host, validates the call,
records it and keeps the session. Medians of ${repetitions} runs, alternating between the subjects.`,
  inShort: (rows) => {
    const times = (what: string): string => ratioOf(rows, what, own, base).toFixed(1);
    return `\`serve\` answers a file in ${times('file, brotli')} times and a call in ${times('call, same session')} times the time of a bare node:http server`;
  },
  async run() {
    await writeFolder(folder, generatePages(1, seed));
    const started = new Map<string, StartedServer>();
    try {
      for (const [name, args] of Object.entries(servers)) started.set(name, await start(args));
      const samples = await takeTurns(Object.fromEntries(started), repetitions, measureServer);
      return rowsOf(samples, { unit: 's', ratioTo: base });
    } finally {
      for (const { child } of started.values()) child.kill();
      agent.destroy();
    }
  },
};

/**
 * `node --import tsx tools/mock-load/main.ts`, after `npm run build -- cli`: measures how soon the built mock API is
 * ready, whether 10,000 requests over 50 connections all get the expected response, and how much memory it uses. It
 * sends requests only to this machine, and exits afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fromRoot } from '../root.ts';

const requests = 10_000;
const connections = 50;

const started = performance.now();
const args = [fromRoot('dist/cli/main.js'), 'serve', '--mock-only', '--port', '0', '--json'];
const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the resident memory of the process in KB, or NaN if the system does not report it. */
const memory = (): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
};

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Requests a form key. Resolves to whether the response is complete and valid. */
const requestKey = (url: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const keyRequest = request(url, { method: 'POST', agent }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve(response.statusCode === 200 && typeof JSON.parse(text).key === 'string'));
      response.on('error', () => resolve(false));
    });
    keyRequest.on('error', () => resolve(false));
    keyRequest.end();
  });

async function requestAllKeys(url: URL): Promise<number> {
  let left = requests;
  let lost = 0;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      if (!(await requestKey(url))) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return lost;
}

try {
  const [line] = await once(createInterface(child.stdout), 'line');
  const ready = Math.round(performance.now() - started);
  const atStart = memory();
  const loadStart = performance.now();
  const lost = await requestAllKeys(new URL('/api/form/FormSubmissionKey', JSON.parse(line).url));
  const seconds = ((performance.now() - loadStart) / 1000).toFixed(1);
  const megabytes = (kilobytes: number): number => Math.round(kilobytes / 1024);
  console.log(`ready in ${ready} ms with ${megabytes(atStart)} MB`);
  console.log(
    `${requests} requests over ${connections} connections in ${seconds} s, ${lost} lost, ${megabytes(memory())} MB`,
  );
  process.exitCode = lost === 0 ? 0 : 1;
} finally {
  agent.destroy();
  child.kill();
}

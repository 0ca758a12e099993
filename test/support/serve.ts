import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after } from 'node:test';

/** Starts `serve` of a built command, without injected scripts, on a free port, until the tests of the file have ended; returns the address. */
export const serve = async (main: string, ...args: readonly string[]): Promise<string> => {
  const child = spawn(process.execPath, [main, 'serve', '--no-reload', '--no-overlay', ...args, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => child.kill());
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`serve ended with ${code}: ${stderr}`);
  });
  const [address] = await Promise.race([once(createInterface(child.stdout), 'line'), early]);
  return address;
};

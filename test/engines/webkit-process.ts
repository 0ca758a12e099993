import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../runner/free-port.ts';

interface Programs {
  readonly driver: string;
  readonly screen: string;
}

/** Port of a running WebKitWebDriver, and how to end it. */
export interface WebKitProcess {
  readonly port: number;
  stop(): void;
}

const RETRY_MS = 100;

const isReady = async (port: number): Promise<boolean> => {
  try {
    const answer = await (await fetch(`http://127.0.0.1:${port}/status`)).json();
    return answer.value.ready;
  } catch {
    return false;
  }
};

const untilReady = async (port: number, timeout: number): Promise<void> => {
  for (const end = performance.now() + timeout; performance.now() < end; ) {
    if (await isReady(port)) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error(`WebKitWebDriver did not start within ${timeout / 1000} seconds.`);
};

/** Starts a private X server, which chooses a free display and prints its number. */
const startScreen = async (program: string): Promise<{ screen: ChildProcess; display: string }> => {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
};

/** Starts WebKitWebDriver on a private screen, within `timeout` ms. Both end with this process at the latest. */
export const startWebKit = async (programs: Programs, timeout: number): Promise<WebKitProcess> => {
  const { screen, display } = await startScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
  });
  const stop = (): void => {
    driver.kill();
    screen.kill();
  };
  process.once('exit', stop);
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  await untilReady(port, timeout);
  return { port, stop };
};

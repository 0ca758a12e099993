import type { BrowserLauncher } from '../runner/types.ts';
import { type WebDriverSession, webkitDriver } from './webdriver-driver.ts';
import { startWebKit } from './webkit-process.ts';

/** Paths of the programs that WebKit needs. */
export interface WebKitPrograms {
  readonly browser: string;
  readonly driver: string;
  readonly screen: string;
}

/** Starts WebKit's driver on a private screen, within the timeout in ms, and returns a launcher for the test runner. */
export const launchWebKit = async (
  { browser, driver, screen }: WebKitPrograms,
  timeout: number,
): Promise<BrowserLauncher> => {
  const { webdriverLauncher } = await import('@web/test-runner-webdriver');
  const { port, stop } = await startWebKit({ driver, screen }, timeout);
  const launcher = webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    },
  });
  const end = launcher.stop?.bind(launcher);
  launcher.stop = async () => {
    await end?.();
    stop();
  };
  return launcher;
};

/** Returns the engine commands of a launched WebKit. The launcher keeps its session in a private member. */
export const driverOfWebKit = (launcher: BrowserLauncher): ReturnType<typeof webkitDriver> => {
  const session: WebDriverSession | undefined = Reflect.get(launcher, 'driver');
  if (!session) throw new Error('WebKit has no session.');
  return webkitDriver(session);
};

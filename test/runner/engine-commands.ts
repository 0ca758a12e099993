import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner';
import { ChromeLauncher } from '@web/test-runner-chrome';
import { engines } from '../../tools/browsers/programs.ts';
import { driverOfWebKit } from '../engines/webkit.ts';
import type { Driver } from './driver.ts';
import { chromiumDriver, firefoxDriver } from './puppeteer-driver.ts';

export const ENGINE_COMMAND = 'engine';

/** A call of one method of `Driver`. */
export interface EngineCall<K extends keyof Driver = keyof Driver> {
  readonly method: K;
  readonly args: Parameters<Driver[K]>;
}

const driverFor = (launcher: BrowserLauncher, sessionId: string): Driver => {
  if (launcher.name === engines.webkit.name) return driverOfWebKit(launcher);
  if (!(launcher instanceof ChromeLauncher)) throw new Error(`No driver for ${launcher.name}.`);
  const page = launcher.getPage(sessionId);
  return launcher.name === engines.firefox.name ? firefoxDriver(page) : chromiumDriver(page);
};

/** Lets tests ask the engine that runs them for real input, accessibility and more. */
export const engineCommands = (): TestRunnerPlugin<EngineCall> => ({
  name: 'engine-commands',
  async executeCommand({ command, payload, session }) {
    if (command !== ENGINE_COMMAND || !payload) return undefined;
    const driver = driverFor(session.browser, session.id);
    // Method and arguments belong together by the type of EngineCall; a lookup by key cannot express that.
    const method = driver[payload.method] as (...args: readonly unknown[]) => Promise<unknown>;
    return { answer: (await method(...payload.args)) ?? null };
  },
});

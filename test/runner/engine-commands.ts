import type { BrowserLauncher, TestRunnerPlugin } from '@web/test-runner';
import { ChromeLauncher } from '@web/test-runner-chrome';
import { WebdriverLauncher } from '@web/test-runner-webdriver';
import type { Page } from 'puppeteer-core';
import { engines } from '../../tools/browsers/programs.ts';
import { webkitDriver } from '../engines/webdriver-driver.ts';
import type { Driver } from './driver.ts';
import { chromiumDriver, firefoxDriver } from './puppeteer-driver.ts';

export const ENGINE_COMMAND = 'engine';

/** A call of one method of `Driver`. */
export interface EngineCall<K extends keyof Driver = keyof Driver> {
  readonly method: K;
  readonly args: Parameters<Driver[K]>;
}

const driverFor = (launcher: BrowserLauncher, sessionId: string): Driver => {
  if (launcher instanceof WebdriverLauncher) {
    // The launcher keeps its session to itself, and there is no other way to it.
    // biome-ignore lint/complexity/useLiteralKeys: only the bracket form reaches a private member
    const browser = launcher['driver'];
    if (!browser) throw new Error('WebKit has no session.');
    return webkitDriver(browser);
  }
  if (!(launcher instanceof ChromeLauncher)) throw new Error(`No driver for ${launcher.name}.`);
  // The launcher's types come from its own puppeteer, one major version ahead; what we call is the same in both.
  const page = launcher.getPage(sessionId) as unknown as Page;
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

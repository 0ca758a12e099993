import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findEngine } from '../../tools/browsers/find.ts';
import { type EngineId, engines } from '../../tools/browsers/programs.ts';
import { launchWebKit } from '../engines/webkit.ts';

const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--js-flags=--expose-gc',
  // A test run connects only to its own server.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The time limit for starting a browser on a busy machine. The defaults of the runner and of puppeteer are 30 s each. */
export const startTimeout = 120_000;

const programsOf = (id: EngineId): Record<string, string> => {
  const found = findEngine(engines[id]);
  if (!found)
    throw new Error(
      `${engines[id].name} is not installed. On Debian: apt-get install ${engines[id].packages.join(' ')}`,
    );
  return found;
};

/** The launcher under the engine's own name; test runner and reporters show it. */
const named = (launcher: BrowserLauncher, name: string): BrowserLauncher => {
  const initialize = launcher.initialize?.bind(launcher);
  launcher.initialize = async (...args) => {
    await initialize?.(...args);
    launcher.name = name;
  };
  return launcher;
};

const chromium = (): BrowserLauncher => {
  const { browser = '' } = programsOf('chromium');
  const launchOptions = { executablePath: browser, args: chromiumFlags, timeout: startTimeout };
  return chromeLauncher({ concurrency: 1, launchOptions });
};

const firefox = (): BrowserLauncher => {
  const { browser = '' } = programsOf('firefox');
  const launchOptions = { browser: 'firefox', executablePath: browser, headless: true, timeout: startTimeout } as const;
  type Puppeteer = NonNullable<Parameters<typeof chromeLauncher>[0]>['puppeteer'];
  // The type of the launcher requires the complete module of another puppeteer version, but it calls only `launch`.
  return chromeLauncher({ concurrency: 1, launchOptions, puppeteer: puppeteer as unknown as NonNullable<Puppeteer> });
};

const webkit = (): Promise<BrowserLauncher> => {
  const { browser = '', driver = '', screen = '' } = programsOf('webkit');
  return launchWebKit({ browser, driver, screen }, startTimeout);
};

const launchers = { chromium, firefox, webkit } satisfies Record<
  EngineId,
  () => BrowserLauncher | Promise<BrowserLauncher>
>;

/** Starts what the engine needs and gives the test runner its launcher. */
export const launch = async (id: EngineId): Promise<BrowserLauncher> => named(await launchers[id](), engines[id].name);

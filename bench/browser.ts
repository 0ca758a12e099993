import puppeteer, { type Browser, type CDPSession } from '../test/runner/puppeteer.ts';
import { ensureEngine } from '../tools/browsers/ensure.ts';
import { findEngine } from '../tools/browsers/find.ts';
import { engines } from '../tools/browsers/programs.ts';
import { type Files, serve } from './site.ts';

const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser without an active inspector. Puppeteer's pages enable the Runtime domain of the DevTools protocol, with
 * which V8 parses a file again for every `Error` that is created in it: React, which creates five on start, becomes
 * three times slower.
 */
export const launch = (): Promise<Browser> => {
  ensureEngine(engines.chromium);
  const executablePath = findEngine(engines.chromium)?.browser ?? '';
  return puppeteer.launch({
    executablePath,
    args: flags,
    waitForInitialPage: false,
    targetFilter: (target) => target.type() === 'browser',
  });
};

/** One tab, driven by the DevTools protocol with the fewest domains on. */
export interface Tab {
  readonly cdp: CDPSession;
  /** Opens a path of the site and waits for its load event. */
  open(path: string): Promise<void>;
  /** Evaluates an expression and awaits its promise. Throws the error of the expression. */
  evaluate<T>(expression: string): Promise<T>;
}

const tabOn = (cdp: CDPSession, origin: string): Tab => ({
  cdp,
  async open(path) {
    const loaded = new Promise((resolve) => cdp.once('Page.loadEventFired', resolve));
    await cdp.send('Page.navigate', { url: origin + path });
    await loaded;
  },
  async evaluate(expression) {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  },
});

/** Gives each call a new, isolated tab: no cache, no storage, no compiled code. */
export type OpenTab = <T>(use: (tab: Tab) => Promise<T>) => Promise<T>;

const tabsOf =
  (root: CDPSession, origin: string): OpenTab =>
  async (use) => {
    const { browserContextId } = await root.send('Target.createBrowserContext');
    try {
      const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: true });
      const cdp = root.connection()?.session(sessionId);
      if (!cdp) throw new Error('The browser lost a tab.');
      await Promise.all([cdp.send('Page.enable'), cdp.send('Network.enable')]);
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
      return await use(tabOn(cdp, origin));
    } finally {
      await root.send('Target.disposeBrowserContext', { browserContextId });
    }
  };

/** Serves the files to one browser while `use` runs. */
export const withBrowser = async <T>(files: Files, use: (openTab: OpenTab) => Promise<T>): Promise<T> => {
  const [browser, site] = await Promise.all([launch(), serve(files)]);
  try {
    return await use(tabsOf(await browser.target().createCDPSession(), site.origin));
  } finally {
    await browser.close();
    site.close();
  }
};

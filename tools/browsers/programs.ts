/** A program that browser tests need, and its possible paths. */
export interface Program {
  /** Environment variable that names it, read first. */
  readonly variable: string;
  /** Names to look for on the PATH. */
  readonly names: readonly string[];
  /** Well-known paths by `process.platform`, checked before the PATH; `%NAME%` is an environment variable. */
  readonly paths: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>;
}

export type EngineId = 'chromium' | 'firefox' | 'webkit';

export interface Engine {
  readonly id: EngineId;
  /** The name in tables and messages. */
  readonly name: string;
  /** The programs of the engine; all are required. */
  readonly programs: Readonly<Record<string, Program>>;
  /** Debian packages that contain the programs. */
  readonly packages: readonly string[];
}

const windows = (path: string): string[] =>
  ['%PROGRAMFILES%', '%PROGRAMFILES(X86)%', '%LOCALAPPDATA%'].map((folder) => `${folder}\\${path}`);

const chromium: Engine = {
  id: 'chromium',
  name: 'Chromium',
  packages: ['chromium', 'fonts-dejavu-core'],
  programs: {
    browser: {
      variable: 'CHROME_PATH',
      names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'],
      paths: {
        // Debian's `chromium` on the PATH is a wrapper that prints a warning.
        linux: ['/usr/lib/chromium/chromium'],
        darwin: [
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
          '/Applications/Chromium.app/Contents/MacOS/Chromium',
          '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
        ],
        win32: [
          ...windows('Google\\Chrome\\Application\\chrome.exe'),
          ...windows('Chromium\\Application\\chrome.exe'),
          ...windows('Microsoft\\Edge\\Application\\msedge.exe'),
        ],
      },
    },
  },
};

const firefox: Engine = {
  id: 'firefox',
  name: 'Firefox',
  packages: ['firefox-esr', 'fonts-dejavu-core'],
  programs: {
    browser: {
      variable: 'FIREFOX_PATH',
      names: ['firefox-esr', 'firefox'],
      paths: {
        darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
        win32: windows('Mozilla Firefox\\firefox.exe'),
      },
    },
  },
};

const webkit: Engine = {
  id: 'webkit',
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-dejavu-core'],
  programs: {
    driver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], paths: {} },
    browser: {
      variable: 'MINIBROWSER_PATH',
      names: ['MiniBrowser'],
      paths: {
        linux: [
          '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        ],
      },
    },
    screen: { variable: 'XVFB_PATH', names: ['Xvfb'], paths: {} },
  },
};

export const engines: Readonly<Record<EngineId, Engine>> = { chromium, firefox, webkit };

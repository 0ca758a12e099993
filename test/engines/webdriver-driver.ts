import type { Accessible, Driver, Point, Size } from '../runner/driver.ts';
import { keyCode } from './webdriver-keys.ts';

/** The commands of a webdriverio session that are used here. */
export interface WebDriverSession {
  executeScript<Result>(script: string, args: readonly unknown[]): Promise<Result>;
  setWindowRect(x: null, y: null, width: number, height: number): Promise<unknown>;
  performActions(actions: readonly object[]): Promise<void>;
  getElementComputedRole(id: string): Promise<string>;
  getElementComputedLabel(id: string): Promise<string>;
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

// Key by key: a single chord would lose doubled letters.
const typed = (text: string) => [...text].flatMap((letter) => [down(letter), up(letter)]);
const chord = (keys: readonly string[]) => [...keys.map(down), ...keys.toReversed().map(up)];

const moved = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
const button = (type: 'pointerDown' | 'pointerUp') => ({ type, button: 0 });

/** How often the window is resized until the page has the size: the window manager applies sizes late. */
const RESIZE_ATTEMPTS = 4;
const SETTLE_MS = 150;

const resize = async (browser: WebDriverSession, { width, height }: Size): Promise<boolean> => {
  for (let attempt = 0; attempt < RESIZE_ATTEMPTS; attempt++) {
    const [outerWidth, outerHeight, innerWidth, innerHeight] = await browser.executeScript<
      [number, number, number, number]
    >('return [outerWidth, outerHeight, innerWidth, innerHeight]', []);
    if (innerWidth === width && innerHeight === height) return true;
    await browser.setWindowRect(null, null, width + outerWidth - innerWidth, height + outerHeight - innerHeight);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
  return false;
};

const accessible = async (browser: WebDriverSession, target: string): Promise<Accessible> => {
  const reference = await browser.executeScript<Readonly<Record<string, string>> | null>(
    'return globalThis[arguments[0]]',
    [target],
  );
  // A WebDriver element reference is an object with one key, which the standard defines.
  const [id] = Object.values(reference ?? {});
  if (!id) throw new Error('No element was passed to query its role and name.');
  return { role: await browser.getElementComputedRole(id), name: await browser.getElementComputedLabel(id) };
};

/** Drives WebKit by classic WebDriver. */
export const webkitDriver = (browser: WebDriverSession): Driver => {
  const keys = (actions: object[]): Promise<void> => browser.performActions([{ type: 'key', id: 'keyboard', actions }]);
  const pointer = (...actions: object[]): Promise<void> =>
    browser.performActions([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  return {
    type: (text) => keys(typed(text)),
    press: (names) => keys(chord(names.map(keyCode))),
    moveTo: (point) => pointer(moved(point)),
    click: (point) => pointer(moved(point), button('pointerDown'), button('pointerUp')),
    drag: ([start = { x: 0, y: 0 }, ...rest]) =>
      pointer(moved(start), button('pointerDown'), ...rest.map(moved), button('pointerUp')),
    touch: async () => false,
    wheel: async () => false,
    setScreen: async () => false,
    setViewport: (size) => resize(browser, size),
    accessible: (target) => accessible(browser, target),
    emulateMedia: async () => false,
    screenshot: async () => null,
    chooseFiles: async () => false,
    domCounters: async () => null,
    collectGarbage: async () => false,
  };
};

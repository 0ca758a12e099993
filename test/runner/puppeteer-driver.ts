import { mkdir } from 'node:fs/promises';
import type { CDPSession, KeyInput, Page } from 'puppeteer-core';
import { fromRoot } from '../../tools/root.ts';
import type { Accessible, DomCounters, Driver, Media, Point, Size } from './driver.ts';

/** Chromium and Firefox have the same input; they differ in what lies beyond WebDriver BiDi. */
const input = (page: Page) => ({
  async type(text: string): Promise<void> {
    await page.keyboard.type(text);
  },
  async press(keys: readonly string[]): Promise<void> {
    // Tests write the names of `KeyboardEvent.key`, which are puppeteer's own.
    const inputs = keys as KeyInput[];
    for (const key of inputs) await page.keyboard.down(key);
    for (const key of inputs.toReversed()) await page.keyboard.up(key);
  },
  async moveTo({ x, y }: Point): Promise<void> {
    await page.mouse.move(x, y);
  },
  async click({ x, y }: Point): Promise<void> {
    await page.mouse.click(x, y);
  },
  async drag(path: readonly Point[]): Promise<void> {
    const [start, ...rest] = path;
    if (start) await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of rest) await page.mouse.move(x, y);
    await page.mouse.up();
  },
  async wheel({ x, y }: Point, pixels: number): Promise<boolean> {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: pixels });
    return true;
  },
  async setViewport({ width, height }: Size): Promise<boolean> {
    await page.setViewport({ width, height });
    return page.evaluate((w, h) => innerWidth === w && innerHeight === h, width, height);
  },
});

/** The empty value resets an emulation. */
const choice = (wanted: boolean | undefined, on: string, off: string): string =>
  wanted === undefined ? '' : wanted ? on : off;

const mediaFeatures = ({ colorScheme, reducedMotion, forcedColors }: Media) => [
  { name: 'prefers-color-scheme', value: colorScheme ?? '' },
  { name: 'prefers-reduced-motion', value: choice(reducedMotion, 'reduce', 'no-preference') },
  { name: 'forced-colors', value: choice(forcedColors, 'active', 'none') },
];

const accessibleByCdp = async (cdp: CDPSession, target: string): Promise<Accessible> => {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `globalThis[${JSON.stringify(target)}]` });
  if (!result.objectId) throw new Error('No element was passed to query its role and name.');
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '') };
};

const capture = async (page: Page, name: string): Promise<string> => {
  await mkdir(fromRoot('.cache/screenshots'), { recursive: true });
  const path = fromRoot(`.cache/screenshots/${name}.png`);
  await page.screenshot({ path: path as `${string}.png` }); // the type wants the ending that the line above writes
  return path;
};

/** One session per page, never detached: an emulation ends with the session that requested it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.createCDPSession();
  sessions.set(page, session);
  return session;
};

/** Fingers go down one after the other, move together, and are lifted together. */
const touchByCdp = async (cdp: CDPSession, fingers: readonly (readonly Point[])[]): Promise<void> => {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (Point | undefined)[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.flatMap((at, id) => (at ? { ...at, id } : [])) });
  for (const count of fingers.keys()) {
    await send(
      'touchStart',
      fingers.slice(0, count + 1).map(([start]) => start),
    );
  }
  for (const step of fingers[0]?.keys() ?? []) {
    if (step > 0)
      await send(
        'touchMove',
        fingers.map((path) => path[step]),
      );
  }
  await send('touchEnd', []);
};

const resizeByCdp = (cdp: CDPSession, { width, height }: Size, screen = {}): Promise<unknown> =>
  cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false, ...screen });

/** Chromium by the DevTools protocol. */
export const chromiumDriver = (page: Page): Driver => ({
  ...input(page),
  async touch(fingers) {
    await touchByCdp(await sessionOf(page), fingers);
    return true;
  },
  async setScreen(size) {
    await resizeByCdp(await sessionOf(page), size, { screenWidth: size.width, screenHeight: size.height });
    return true;
  },
  // Not puppeteer's method, which sends nothing if it believes that the page already has this size.
  async setViewport(size) {
    await resizeByCdp(await sessionOf(page), size);
    return true;
  },
  accessible: async (target) => accessibleByCdp(await sessionOf(page), target),
  async emulateMedia(media) {
    await (await sessionOf(page)).send('Emulation.setEmulatedMedia', {
      media: media.print ? 'print' : '',
      features: mediaFeatures(media),
    });
    return true;
  },
  screenshot: (name) => capture(page, name),
  async chooseFiles(key, paths) {
    // Tests write the names of `KeyboardEvent.key`, which are puppeteer's own.
    const open = async (): Promise<void> => {
      // The page must know that the dialog is expected before the key arrives by another way.
      await page.evaluate(() => {});
      await page.keyboard.press(key as KeyInput);
    };
    const [chooser] = await Promise.all([page.waitForFileChooser(), open()]);
    await chooser.accept(paths.map(fromRoot));
    return true;
  },
  async domCounters(): Promise<DomCounters> {
    const cdp = await sessionOf(page);
    await cdp.send('HeapProfiler.collectGarbage');
    return cdp.send('Memory.getDOMCounters');
  },
  async collectGarbage() {
    await (await sessionOf(page)).send('HeapProfiler.collectGarbage');
    return true;
  },
});

/** BiDi locates by role and name but does not tell them, so the answer is the expected pair or nothing. */
const accessibleByBidi = async (page: Page, target: string, expected: Accessible): Promise<Accessible | null> => {
  const { role, name } = expected;
  const parent = await page.evaluateHandle((key) => Reflect.get(globalThis, key).parentNode, target);
  const start = parent.asElement();
  // Firefox searches nothing below an element without a box.
  const display = await page.evaluate((node) => {
    if (!(node instanceof HTMLElement) || getComputedStyle(node).display !== 'contents') return undefined;
    const { display } = node.style;
    node.style.display = 'block';
    return display;
  }, parent);
  if (!start) throw new Error('No element was passed to query its role and name.');
  const found = await start.$$(`::-p-aria([name=${JSON.stringify(name)}][role=${JSON.stringify(role)}])`);
  const isTarget = (node: Element, key: string): boolean => node === Reflect.get(globalThis, key);
  const hits = await Promise.all(found.map((one) => one.evaluate(isTarget, target)));
  if (display !== undefined)
    await page.evaluate((node, value) => Object.assign(node.style, { display: value }), parent, display);
  return hits.includes(true) ? expected : null;
};

/** Firefox by WebDriver BiDi. */
export const firefoxDriver = (page: Page): Driver => ({
  ...input(page),
  touch: async () => false,
  setScreen: async () => false,
  accessible: (target, expected) => accessibleByBidi(page, target, expected),
  emulateMedia: async () => false,
  screenshot: async () => null,
  chooseFiles: async () => false,
  domCounters: async () => null,
  collectGarbage: async () => false,
});

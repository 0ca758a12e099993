/** Functions for browser tests that need the engine itself: trusted input, computed accessibility, preferences, memory. */
import { executeServerCommand } from '../runner/commands.ts';
import type { Accessible, DomCounters, Driver, Media, Point, Size } from '../runner/driver.ts';
import { eventually } from './eventually.ts';

const call = async <K extends keyof Driver>(
  method: K,
  ...args: Parameters<Driver[K]>
): Promise<Awaited<ReturnType<Driver[K]>>> => {
  const { answer } = await executeServerCommand<{ answer: Awaited<ReturnType<Driver[K]>> }, object>('engine', {
    method,
    args,
  });
  return answer;
};

/** The middle of an element in the coordinates of the window, also inside shadow roots and same-origin frames. */
const middleOf = (element: Element): Point => {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const frame = element.ownerDocument.defaultView?.frameElement;
  if (!frame) return point;
  const offset = frame.getBoundingClientRect();
  return { x: point.x + offset.left + frame.clientLeft, y: point.y + offset.top + frame.clientTop };
};

const from = (element: Element, path: readonly Point[]): Point[] => {
  const middle = middleOf(element);
  return [{ x: 0, y: 0 }, ...path].map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
};

/** Types into what has focus, key by key. */
export const type = (text: string): Promise<void> => call('type', text);

/** Presses a key or a chord by the names of `KeyboardEvent.key`: `'Enter'`, `'Shift+Tab'`, `' '`. */
export const press = (chord: string): Promise<void> => call('press', chord.split(/(?<=.)\+(?=.)/));

/** Clicks the middle of the element with the mouse. */
export const click = (element: Element): Promise<void> => call('click', middleOf(element));

/** Clicks a place in the window, in CSS pixels from its corner. */
export const clickAt = (x: number, y: number): Promise<void> => call('click', { x, y });

/** Turns the wheel over the middle of the element, down by the given pixels. False in WebKit. */
export const wheel = (element: Element, pixels: number): Promise<boolean> => call('wheel', middleOf(element), pixels);

/** Moves the mouse to the middle of the element. */
export const hover = (element: Element): Promise<void> => call('moveTo', middleOf(element));

/** Moves the mouse, in CSS pixels from the corner of the window. */
export const moveTo = (x: number, y: number): Promise<void> => call('moveTo', { x, y });

/** Drags the mouse from the middle of the element along these points, in CSS pixels from there. */
export const drag = (element: Element, ...path: readonly Point[]): Promise<void> => call('drag', from(element, path));

/** Draws a finger, or several, from the middle of the element along these points; false outside Chromium. */
export const touch = (element: Element, ...fingers: readonly (readonly Point[])[]): Promise<boolean> =>
  call(
    'touch',
    fingers.map((path) => from(element, path)),
  );

/** Draws a finger, or several, along these points, in CSS pixels from the corner of the window; false outside Chromium. */
export const touchAt = (...fingers: readonly (readonly Point[])[]): Promise<boolean> => call('touch', fingers);

let touched = false;

/** Whether the viewport has this size now: WebKit's window cannot be narrower than 447 px (use a frame there). */
export const setViewport = (size: Size): Promise<boolean> => {
  touched = true;
  return call('setViewport', size);
};

/** Sets the viewport and the screen to the same size, as on a phone; false outside Chromium. */
export const setScreen = (size: Size): Promise<boolean> => {
  touched = true;
  return call('setScreen', size);
};

/** Emulates preferences of the user, all others back to normal; false where the engine cannot (Firefox, WebKit). */
export const emulateMedia = (media: Media): Promise<boolean> => {
  touched = true;
  return call('emulateMedia', media);
};

let targets = 0;

/** The role of an element without semantics has three names, one for each engine. */
const meaningless = ['none', 'presentation', ''];
const plainRole = (role: string): string => (meaningless.includes(role) ? 'generic' : role);

const isSame = (found: Accessible | null, expected: Accessible): boolean =>
  found !== null && plainRole(found.role) === plainRole(expected.role) && found.name === expected.name;

const describeAccessible = (found: Accessible | null): string =>
  found ? `${found.role} "${found.name}"` : 'something else';

/** Engines build their accessibility trees on demand and asynchronously, so the query is repeated. */
const queryUntil = async (target: string, expected: Accessible): Promise<Accessible | null> => {
  let found: Accessible | null = null;
  const query = async (): Promise<boolean> => {
    found = await call('accessible', target, expected);
    return isSame(found, expected);
  };
  // The caller reports what was found instead.
  await eventually('the expected role and name', query).catch(() => undefined);
  return found;
};

/** Throws unless the engine itself computes this role and name for the element; `generic` is the role of no meaning. */
export const expectAccessible = async (element: Element, expected: Accessible): Promise<void> => {
  const target = `engineTarget${targets++}`;
  Reflect.set(globalThis, target, element);
  const found = await queryUntil(target, expected);
  Reflect.deleteProperty(globalThis, target);
  if (isSame(found, expected)) return;
  throw new Error(`Expected ${expected.role} "${expected.name}", the engine computes ${describeAccessible(found)}.`);
};

/** Writes a PNG of the viewport to `.cache/screenshots` and returns its path; null outside Chromium. */
export const screenshot = (name: string): Promise<string | null> => call('screenshot', name);

/** Presses a key that opens the file dialog, and chooses these files of the repository in it; false outside Chromium. */
export const chooseFiles = (key: string, ...paths: readonly string[]): Promise<boolean> =>
  call('chooseFiles', key, paths);

/** The number of objects that remain after garbage collection; null outside Chromium. */
export const domCounters = (): Promise<DomCounters | null> => call('domCounters');

/** Whether the engine has collected garbage now (Chromium alone). */
export const collectGarbage = (): Promise<boolean> => call('collectGarbage');

// A page is used for several files: changes of one file must not affect the next one.
after(async () => {
  if (!touched) return;
  await call('emulateMedia', {});
  await call('setViewport', { width: 800, height: 600 });
});

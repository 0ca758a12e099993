/** The engine commands, the same in the three engines. Called by tests through `test/support/engine.ts`. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The properties of an element that assistive technology gets. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
}

/** User preferences to emulate. Omitted ones have the value of the machine. */
export interface Media {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean;
  /** Emulates print media. */
  readonly print?: boolean;
}

export interface DomCounters {
  readonly documents: number;
  readonly nodes: number;
  readonly jsEventListeners: number;
}

/** One page of one engine. A method that the engine does not support returns false or null, and never throws. */
export interface Driver {
  /** Types into what has focus, key by key. */
  type(text: string): Promise<void>;
  /** Presses keys together, released in reverse order, as in `['Shift', 'Tab']`. */
  press(keys: readonly string[]): Promise<void>;
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Presses the mouse at the first point, moves it over the others and lets it go at the last. */
  drag(path: readonly Point[]): Promise<void>;
  /** The same with a finger, or with several at once whose paths are as long; false where the engine cannot (Firefox, WebKit). */
  touch(fingers: readonly (readonly Point[])[]): Promise<boolean>;
  /** Turns the wheel with the mouse at this point, down by the given pixels. False if the engine cannot (WebKit). */
  wheel(point: Point, pixels: number): Promise<boolean>;
  /** Sets the viewport and the screen to the same size, as on a phone; `setViewport` ends it. False outside Chromium. */
  setScreen(size: Size): Promise<boolean>;
  /** Whether the viewport has this size now. */
  setViewport(size: Size): Promise<boolean>;
  /**
   * Role and name of the element that the page's global variable `target` holds, as the engine computes them. Firefox
   * only answers whether they are the expected ones: it gives back `expected`, or null.
   */
  accessible(target: string, expected: Accessible): Promise<Accessible | null>;
  /** Whether the engine can emulate it. */
  emulateMedia(media: Media): Promise<boolean>;
  /** The path of the PNG file, or null. */
  screenshot(name: string): Promise<string | null>;
  /**
   * Presses a key that opens the file dialog, and chooses these files of the repository in it. False if the engine cannot
   * (Firefox, WebKit).
   */
  chooseFiles(key: string, paths: readonly string[]): Promise<boolean>;
  domCounters(): Promise<DomCounters | null>;
  collectGarbage(): Promise<boolean>;
}

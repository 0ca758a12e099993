/** The view that each host renders in its own syntax: an element with children, several of them, or none. */

/** One element in an author's template. Names of values and properties are different. */
export interface View {
  readonly tag: string;
  /** Values that an author writes by the attribute's name. */
  readonly values: readonly string[];
  /** Values that an author sets as properties. */
  readonly properties: readonly string[];
  /** Events with a listener in the template. */
  readonly events: readonly string[];
  /** The element is not defined when it is rendered first. */
  readonly isUndefined?: true;
}

/** The state that a host renders the view from; a new object for each update. */
export interface State {
  readonly isShown: boolean;
  /** A key for each copy of the element. */
  readonly copies: readonly string[];
  /** Values and properties by the names that the view has for them; `undefined` is none. */
  readonly given: Readonly<Record<string, unknown>>;
  /** A key for each child. */
  readonly children: readonly string[];
  /** The texts of the children, by their keys. */
  readonly texts: Readonly<Record<string, string>>;
  /** One more child, after the others, unless it is empty. */
  readonly note: string;
  /** Markup that the host inserts unchanged, next to the copies. */
  readonly html: string;
  /** The listener of every event. */
  readonly onEvent: (event: Event) => void;
  /** Called by the host when its components are mounted. */
  readonly ready: () => void;
}

/** A view on the page. */
export interface Mounted {
  /** Resolves once the framework has written the DOM. */
  update(state: State): Promise<void> | void;
  /** Writes the DOM before it returns, as the framework's tests do; without it, `update` does. */
  updateNow?(state: State): void;
  unmount(): Promise<void> | void;
}

/** An adapter for one framework: renders the view into the box. */
export type Mount = (view: View, box: HTMLElement, state: State) => Promise<Mounted> | Mounted;

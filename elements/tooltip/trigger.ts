/** The time within which the pointer may move from the control into the tooltip, in milliseconds. */
const hideDelay = 200;

/** The time after which a touch is a long press, in milliseconds. */
const longPress = 500;

interface Actions {
  /** In milliseconds. */
  readonly delay: () => number;
  /** Returns false if there is nothing to show. */
  readonly show: () => boolean;
  readonly hide: () => void;
}

/** Decides when a tooltip is shown, from what the pointer, the focus and touches are on. */
export class TooltipTrigger {
  readonly #actions: Actions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isShown = false;
  #isPointed = false;
  #isFocused = false;
  #isPressed = false;
  #isLongPress = false;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  get isShown(): boolean {
    return this.#isShown;
  }

  /** Whether a touch is on the control. */
  get isPressed(): boolean {
    return this.#isPressed;
  }

  /** The pointer is on the control or on the tooltip, or not. */
  point(isPointed: boolean): void {
    if (isPointed === this.#isPointed) return;
    this.#isPointed = isPointed;
    this.#change(isPointed, this.#actions.delay());
  }

  /** The focus is on the control, or not. */
  focus(isFocused: boolean): void {
    if (isFocused === this.#isFocused) return;
    this.#isFocused = isFocused;
    this.#change(isFocused, 0);
  }

  /** A touch of the control starts. */
  press(): void {
    this.#isPressed = true;
    this.#schedule(() => this.completePress(), longPress);
  }

  /** A touch ends. A tooltip that it has shown stays until the next one. */
  release(): void {
    if (this.#isPressed && !this.#isShown) clearTimeout(this.#timer);
    this.#isPressed = false;
  }

  /** The touch is a long press. */
  completePress(): void {
    this.show();
    this.#isLongPress = this.#isShown;
  }

  /** Returns whether a long press has shown the tooltip, once. */
  takeLongPress(): boolean {
    const isLongPress = this.#isLongPress;
    this.#isLongPress = false;
    return isLongPress;
  }

  show(): void {
    clearTimeout(this.#timer);
    this.#isShown ||= this.#actions.show();
  }

  /** Hides the tooltip until the pointer, the focus or a touch is on the control again. */
  dismiss(): void {
    clearTimeout(this.#timer);
    this.#isLongPress = false;
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#actions.hide();
  }

  #change(isOn: boolean, delay: number): void {
    if (isOn && !this.#isShown && delay > 0) this.#schedule(() => this.show(), delay);
    else if (isOn) this.show();
    else if (!this.#isPointed && !this.#isFocused) this.#schedule(() => this.dismiss(), hideDelay);
  }

  #schedule(run: () => void, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, delay);
  }
}

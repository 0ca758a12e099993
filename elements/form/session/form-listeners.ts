/** Reactions of a form session to events in its form. */
import { unclobber } from '../../../core/page/unclobber.ts';
export interface FormHandlers {
  readonly onInput: (target: EventTarget | null) => void;
  /** Called after the controls have been emptied. */
  readonly onReset: (target: EventTarget | null) => void;
  readonly onCaptchaChange: () => void;
  /** The visitor has focused or pressed something in the form. */
  readonly onIntent: () => void;
}

/** Safari does not focus a button that is pressed. */
const intents = ['focusin', 'pointerdown'];

/** Listens to a form and to the controls that belong to it by `form="id"`. */
export class FormListeners {
  readonly #handlers: FormHandlers;
  #root: Node | undefined;
  #controller = new AbortController();

  constructor(handlers: FormHandlers) {
    this.#handlers = handlers;
  }

  /** Listens again if the element has moved to another tree. */
  attach(host: Element): void {
    const root = host.getRootNode();
    if (root === this.#root) return;
    this.detach();
    this.#root = root;
    this.#controller = new AbortController();
    const { onInput, onReset, onCaptchaChange, onIntent } = this.#handlers;
    const listen = (node: Node, types: readonly string[], listener: (event: Event) => void): void => {
      for (const type of types) unclobber(node).addEventListener(type, listener, { signal: this.#controller.signal });
    };
    listen(root, ['input', 'change'], ({ target }) => onInput(target));
    // The browser empties the controls after this event.
    listen(host, ['reset'], ({ target }) => queueMicrotask(() => onReset(target)));
    listen(host, ['site-solved', 'site-expired'], onCaptchaChange);
    listen(host, intents, onIntent);
  }

  detach(): void {
    this.#controller.abort();
    this.#root = undefined;
  }
}

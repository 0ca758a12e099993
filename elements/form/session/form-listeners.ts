/** Hears what happens in a form, and to what belongs to it by `form="id"`, for its live form. */
import type { LiveForm } from './form-session.ts';

/** Somebody turns to the form: Safari gives the focus to no button that is pressed. */
const intents = ['focusin', 'pointerdown'];

export class Ears {
  readonly #live: LiveForm;
  #root: Node | undefined;
  #life = new AbortController();

  constructor(live: LiveForm) {
    this.#live = live;
  }

  /** Again after the element was moved to another tree. */
  listen(host: Element): void {
    const root = host.getRootNode();
    if (root === this.#root) return;
    this.close();
    this.#root = root;
    this.#life = new AbortController();
    const live = this.#live;
    const hear = (node: Node, types: readonly string[], listener: (event: Event) => void): void => {
      for (const type of types) node.addEventListener(type, listener, { signal: this.#life.signal });
    };
    hear(root, ['input', 'change'], ({ target }) => live.typed(target));
    // The values go after this event.
    hear(host, ['reset'], ({ target }) => queueMicrotask(() => live.cleared(target)));
    hear(host, ['site-solved', 'site-expired'], () => live.captchaChanged());
    hear(host, intents, () => live.prepare());
  }

  close(): void {
    this.#life.abort();
    this.#root = undefined;
  }
}

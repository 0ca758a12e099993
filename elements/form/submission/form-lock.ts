/** A form while it is being sent: nothing in it can be changed, and the focus stays where it is (no `disabled`). */
import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { elementsOf, submitButtons } from '../session/form-members.ts';

const textNodes = (button: Element): readonly Text[] => {
  const walker = button.ownerDocument.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  // It shows texts only.
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data }) => data.trim() !== '');
};

/** Keys that move the focus or leave the page; everything else would change what is being sent. */
const harmless: readonly string[] = ['Tab', 'Shift', 'Escape', 'F5'];

const guarded = ['beforeinput', 'mousedown', 'click', 'keydown', 'paste', 'drop'] as const;

export class Lock {
  readonly #form: HTMLFormElement;
  readonly #ledger = new Ledger();
  readonly #words = new Map<Text, { readonly before: string; readonly written: string }>();
  #guard: AbortController | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  /** Locks the form; its submit buttons read this. */
  close(text: string): void {
    if (this.#guard) return;
    this.#guard = new AbortController();
    const options = { capture: true, signal: this.#guard.signal };
    const all = elementsOf(this.#form);
    // What belongs to it by `form="id"` stands elsewhere.
    for (const node of [this.#form, ...all.filter((one) => !this.#form.contains(one))])
      for (const type of guarded) node.addEventListener(type, this.#refuse, options);
    for (const element of all.filter((one) => one.matches('input:not([type="hidden"]), select, textarea, button'))) {
      this.#ledger.write(element, 'aria-disabled', 'true');
      if ('readOnly' in element) this.#ledger.write(element, 'readonly', '');
    }
    for (const button of submitButtons(this.#form)) this.#label(button, text);
  }

  open(): void {
    this.#guard?.abort();
    this.#guard = undefined;
    this.#ledger.restoreAll();
    for (const [node, { before, written }] of this.#words) if (node.data === written) node.data = before;
    this.#words.clear();
  }

  readonly #refuse = (event: Event): void => {
    if (event instanceof KeyboardEvent && (harmless.includes(event.key) || event.ctrlKey || event.metaKey)) return;
    // A press still moves the focus, but opens no list.
    const isList = event.target instanceof HTMLSelectElement;
    if (event.type !== 'mousedown' || isList) event.preventDefault();
  };

  /** Only the data of text nodes changes, so that whoever renders the button finds all its nodes again. */
  #label(button: Element, text: string): void {
    if (button.localName === 'input') this.#ledger.write(button, 'value', text);
    textNodes(button).forEach((node, at) => {
      const written = at === 0 ? text : '';
      this.#words.set(node, { before: node.data, written });
      node.data = written;
    });
  }
}

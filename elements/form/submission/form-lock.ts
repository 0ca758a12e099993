import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { isElement, unclobber } from '../../../core/page/unclobber.ts';
import { fileListMark } from '../files/file-input.ts';
import { elementsOf, submitButtons } from '../session/form-members.ts';

const textNodes = (button: Element): readonly Text[] => {
  const walker = unclobber(button.ownerDocument).createTreeWalker(button, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  // The walker returns text nodes only.
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data }) => data.trim() !== '');
};

/** Keys that move the focus or leave the page. All others would change what is being sent. */
const allowedKeys: readonly string[] = ['Tab', 'Shift', 'Escape', 'F5'];

const isAllowedKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  allowedKeys.includes(key) || ctrlKey || metaKey;

const blockedEvents = ['beforeinput', 'mousedown', 'click', 'keydown', 'paste', 'drop'] as const;

/** Whether a visitor may use a node meanwhile: the button that cancels the upload of files. */
const isAllowed = (node: EventTarget): boolean => isElement(node) && node.closest(`[${fileListMark}]`) !== null;

/** Keeps a form unchanged while it is submitted. It does not use `disabled`, so that the focus stays where it is. */
export class FormLock {
  readonly #form: HTMLFormElement;
  readonly #ledger = new Ledger();
  readonly #texts = new Map<Text, { readonly before: string; readonly written: string }>();
  #controller: AbortController | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
  }

  /** Locks the form, and shows the text on its submit buttons. */
  lock(buttonText: string): void {
    if (this.#controller) return;
    this.#controller = new AbortController();
    const options = { capture: true, signal: this.#controller.signal };
    const all = elementsOf(this.#form).filter((one) => !isAllowed(one));
    // Controls with `form="id"` may be outside of the form.
    for (const node of [this.#form, ...all.filter((one) => !unclobber(this.#form).contains(one))])
      for (const type of blockedEvents) unclobber(node).addEventListener(type, this.#block, options);
    for (const element of all.filter((one) => one.matches('input:not([type="hidden"]), select, textarea, button'))) {
      this.#ledger.write(element, 'aria-disabled', 'true');
      if ('readOnly' in element) this.#ledger.write(element, 'readonly', '');
    }
    for (const button of submitButtons(this.#form)) this.#writeText(button, buttonText);
  }

  unlock(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    this.#ledger.restoreAll();
    for (const [node, { before, written }] of this.#texts) if (node.data === written) node.data = before;
    this.#texts.clear();
  }

  readonly #block = (event: Event): void => {
    const { target, type } = event;
    if (!target || isAllowed(target)) return;
    // Of this type are key presses only.
    if (type === 'keydown' && isAllowedKey(event as KeyboardEvent)) return;
    // A press still moves the focus, but opens no list.
    const isList = isElement(target) && target.localName === 'select';
    if (type !== 'mousedown' || isList) event.preventDefault();
  };

  /** Changes only the data of text nodes, so that a framework that renders the button still finds its nodes. */
  #writeText(button: Element, text: string): void {
    if (button.localName === 'input') this.#ledger.write(button, 'value', text);
    textNodes(button).forEach((node, index) => {
      const written = index === 0 ? text : '';
      this.#texts.set(node, { before: node.data, written });
      node.data = written;
    });
  }
}

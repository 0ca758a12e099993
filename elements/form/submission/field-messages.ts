/** Messages at fields, in the light DOM: errors and counters below the field, errors of the server above it. */
import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { pageService } from '../../../core/page/page.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import { fieldMessageMark } from '../session/claimed-form.ts';
import type { Control } from '../session/controls.ts';

export interface FieldMessage {
  readonly kind: 'error' | 'server-error' | 'counter';
  readonly text: string;
  /** The controls that the message describes. It is placed above the first or below the last one. */
  readonly controls: readonly Control[];
  /** Whether a counter is over its limit. */
  readonly isOver?: boolean;
}

const newId = (document: Document): string => {
  const count = pageService(document, 'form-notes', () => ({ last: 0 }));
  count.last += 1;
  return `site-form-note-${count.last}`;
};

/** Returns the box of a field: the item of a site builder, or a fieldset that contains no other field. */
const itemOf = (controls: readonly Control[]): Element | undefined => {
  const item = controls[0]?.closest('.form-item, fieldset');
  if (!item || item === controls[0] || !controls.every((control) => unclobber(item).contains(control)))
    return undefined;
  const inside = unclobber(item).querySelectorAll('input:not([type="hidden"]), select, textarea');
  return item.matches('.form-item') || inside.length === controls.length ? item : undefined;
};

/** Returns the control, or the label around it: a message inside a label would become part of the accessible name. */
const boxOf = (control: Control): Element => control.closest('label') ?? control;

function placeBelow(message: Element, controls: readonly Control[]): void {
  const item = controls.length > 1 || controls[0]?.closest('.form-item') ? itemOf(controls) : undefined;
  const last = controls.at(-1);
  if (item) unclobber(item).append(message);
  else if (last) boxOf(last).after(message);
}

function placeAbove(message: Element, controls: readonly Control[]): void {
  const item = itemOf(controls);
  const title = item && unclobber(item).querySelector(':scope > legend, :scope > .title');
  const [first] = controls;
  if (title) title.after(message);
  else if (item) unclobber(item).prepend(message);
  else if (first) {
    const boxes = [boxOf(first), ...(first.labels ?? [])];
    // The first in the document: the label, if it precedes the control.
    boxes.reduce((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? b : a)).before(message);
  }
}

const describedByIds = (control: Control): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);

function describe(control: Control, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

interface ShownMessage {
  readonly node: HTMLElement;
  readonly message: FieldMessage;
}

/** Whether the message can stay where it is. A framework may have removed it, or have rendered its controls again. */
const isSamePlace = ({ node, message }: ShownMessage, wanted: FieldMessage | undefined): boolean =>
  node.isConnected &&
  wanted?.controls.length === message.controls.length &&
  wanted.controls.every((control, index) => control === message.controls[index]);

export class FieldMessages {
  readonly #nodes = new Map<string, ShownMessage>();
  readonly #ledger = new Ledger();

  /** Shows these messages and removes all others. A key identifies a message across calls. */
  show(wanted: ReadonlyMap<string, FieldMessage>): void {
    for (const [key, shown] of [...this.#nodes]) if (!isSamePlace(shown, wanted.get(key))) this.#remove(key);
    for (const [key, message] of wanted) this.#put(key, message);
  }

  /** Removes all messages. */
  clear(): void {
    this.show(new Map());
    this.#ledger.restoreAll();
  }

  #put(key: string, message: FieldMessage): void {
    const { node } = this.#nodes.get(key) ?? this.#create(key, message);
    if (node.textContent !== message.text) node.textContent = message.text;
    node.toggleAttribute('data-over', message.isOver === true);
    for (const control of message.controls) {
      if (!describedByIds(control).includes(node.id)) describe(control, [node.id, ...describedByIds(control)]);
      if (message.kind !== 'counter') this.#ledger.write(control, 'aria-invalid', 'true');
    }
  }

  #create(key: string, message: FieldMessage): ShownMessage {
    const node = unclobber(message.controls[0]?.ownerDocument ?? document).createElement('div');
    node.id = newId(node.ownerDocument);
    node.className = `site-form-${message.kind}`;
    node.setAttribute('data-site-owned', '');
    node.setAttribute(fieldMessageMark, '');
    (message.kind === 'server-error' ? placeAbove : placeBelow)(node, message.controls);
    const shown = { node, message };
    this.#nodes.set(key, shown);
    return shown;
  }

  #remove(key: string): void {
    const { node, message } = this.#nodes.get(key) ?? {};
    this.#nodes.delete(key);
    node?.remove();
    for (const control of message?.controls ?? []) {
      describe(
        control,
        describedByIds(control).filter((id) => id !== node?.id),
      );
      this.#ledger.restore(control);
    }
  }
}

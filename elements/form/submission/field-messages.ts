/** Texts at fields, in the light DOM: errors of ours under them, the server's above, counters under what has a limit. */
import { Ledger } from '../../../core/element/light-dom/ledger.ts';
import { pageService } from '../../../core/page/page.ts';
import type { Control } from '../session/controls.ts';
import { noteMark } from '../session/note-mark.ts';

/** A text, and where it belongs. */
export interface Note {
  readonly kind: 'error' | 'server-error' | 'counter';
  readonly text: string;
  /** The controls that it describes; the first and the last say where it stands. */
  readonly controls: readonly Control[];
  /** Whether a counter is over its limit. */
  readonly isOver?: boolean;
}

const newId = (document: Document): string => {
  const count = pageService(document, 'form-notes', () => ({ last: 0 }));
  count.last += 1;
  return `site-form-note-${count.last}`;
};

const itemOf = (controls: readonly Control[]): Element | undefined => {
  const item = controls[0]?.closest('.form-item, fieldset') ?? undefined;
  return item !== controls[0] && controls.every((control) => item?.contains(control)) ? item : undefined;
};

/** A control, or the label around it: a text inside a label would become part of a name. */
const boxOf = (control: Control): Element => control.closest('label') ?? control;

function putUnder(note: Element, controls: readonly Control[]): void {
  const item = controls.length > 1 || controls[0]?.closest('.form-item') ? itemOf(controls) : undefined;
  const last = controls.at(-1);
  if (item) item.append(note);
  else if (last) boxOf(last).after(note);
}

function putAbove(note: Element, controls: readonly Control[]): void {
  const item = itemOf(controls);
  const title = item?.querySelector(':scope > legend, :scope > .title');
  const [first] = controls;
  if (title) title.after(note);
  else if (item) item.prepend(note);
  else if (first) {
    const boxes = [boxOf(first), ...(first.labels ?? [])];
    // The label, where it stands before the control.
    boxes.reduce((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? b : a)).before(note);
  }
}

const tokens = (control: Control): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);

function describe(control: Control, ids: readonly string[]): void {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

interface Shown {
  readonly node: HTMLElement;
  readonly note: Note;
}

/** Whether the note can stay where it is; a framework may have taken it out, or drawn its controls again. */
const isSamePlace = ({ node, note }: Shown, wanted: Note | undefined): boolean =>
  node.isConnected &&
  wanted?.controls.length === note.controls.length &&
  wanted.controls.every((control, at) => control === note.controls[at]);

export class FieldNotes {
  readonly #nodes = new Map<string, Shown>();
  readonly #ledger = new Ledger();

  /** Shows these notes, by keys of the caller's, and takes all others away. */
  show(wanted: ReadonlyMap<string, Note>): void {
    for (const [key, shown] of [...this.#nodes]) if (!isSamePlace(shown, wanted.get(key))) this.#remove(key);
    for (const [key, note] of wanted) this.#put(key, note);
  }

  /** Takes everything back. */
  clear(): void {
    this.show(new Map());
    this.#ledger.restoreAll();
  }

  #put(key: string, note: Note): void {
    const { node } = this.#nodes.get(key) ?? this.#make(key, note);
    if (node.textContent !== note.text) node.textContent = note.text;
    node.toggleAttribute('data-over', note.isOver === true);
    for (const control of note.controls) {
      if (!tokens(control).includes(node.id)) describe(control, [node.id, ...tokens(control)]);
      if (note.kind !== 'counter') this.#ledger.write(control, 'aria-invalid', 'true');
    }
  }

  #make(key: string, note: Note): Shown {
    const node = (note.controls[0]?.ownerDocument ?? document).createElement('div');
    node.id = newId(node.ownerDocument);
    node.className = `site-form-${note.kind}`;
    node.setAttribute('data-site-owned', '');
    node.setAttribute(noteMark, '');
    (note.kind === 'server-error' ? putAbove : putUnder)(node, note.controls);
    const made = { node, note };
    this.#nodes.set(key, made);
    return made;
  }

  #remove(key: string): void {
    const { node, note } = this.#nodes.get(key) ?? {};
    this.#nodes.delete(key);
    node?.remove();
    for (const control of note?.controls ?? []) {
      describe(
        control,
        tokens(control).filter((id) => id !== node?.id),
      );
      this.#ledger.restore(control);
    }
  }
}

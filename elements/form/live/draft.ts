/** What somebody has typed and not sent yet, kept for as long as the tab. */
import { draftName, readDraft, writeDraft } from '../../../core/model/form/draft.ts';
import { pageStorage } from '../../../core/page/storage.ts';
import { fill } from './fill.ts';
import { type LiveField, readValues } from './read-form.ts';

/** Milliseconds after the last key; a page that is left keeps the draft at once. */
const delay = 300;

export class Draft {
  readonly #document: Document;
  readonly #name: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fields: (() => readonly LiveField[]) | undefined;

  constructor(document: Document, formId: string) {
    this.#document = document;
    this.#name = draftName(formId, document.location.pathname);
  }

  /** Fills in what was typed before. */
  restore(fields: readonly LiveField[]): void {
    const text = this.#storage.get(this.#name, (value) => (typeof value === 'string' ? value : undefined));
    const definitions = fields.map(({ field }) => field);
    if (text !== undefined) fill(fields, readDraft(definitions, text));
  }

  /** Keeps what the fields hold, soon. */
  keep(fields: () => readonly LiveField[]): void {
    clearTimeout(this.#timer);
    this.#fields = fields;
    this.#timer = setTimeout(this.flush, delay);
  }

  /** Keeps now what waits to be kept. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    const fields = this.#fields?.();
    this.#fields = undefined;
    if (!fields) return;
    const definitions = fields.map(({ field }) => field);
    const text = writeDraft(definitions, readValues(fields));
    if (text === undefined) this.#storage.remove(this.#name);
    else this.#storage.set(this.#name, text);
  };

  forget(): void {
    clearTimeout(this.#timer);
    this.#fields = undefined;
    this.#storage.remove(this.#name);
  }

  get #storage() {
    return pageStorage('session', this.#document);
  }
}

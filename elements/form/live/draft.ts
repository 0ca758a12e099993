/** What somebody has typed and not sent yet, kept for as long as the tab. */
import { draftName, readDraft, writeDraft } from '../../../core/model/form/draft.ts';
import { type PageStorage, pageStorage } from '../../../core/page/storage.ts';
import { fill } from './fill.ts';
import { type LiveField, readValues } from './read-form.ts';

export class Draft {
  readonly #storage: PageStorage;
  readonly #name: string;

  constructor(document: Document, formId: string) {
    this.#storage = pageStorage('session', document);
    this.#name = draftName(formId, document.location.pathname);
  }

  /** Fills in what was typed before. */
  restore(fields: readonly LiveField[]): void {
    const text = this.#storage.get(this.#name, (value) => (typeof value === 'string' ? value : undefined));
    const definitions = fields.map(({ field }) => field);
    if (text !== undefined) fill(fields, readDraft(definitions, text));
  }

  /** Keeps what the fields hold: with every key, so that nothing is left to do when the page goes. */
  keep(fields: readonly LiveField[]): void {
    const definitions = fields.map(({ field }) => field);
    const text = writeDraft(definitions, readValues(fields));
    if (text === undefined) this.forget();
    else this.#storage.set(this.#name, text);
  }

  forget(): void {
    this.#storage.remove(this.#name);
  }
}

/** What somebody has typed and not sent yet, and what is known of a save, kept for as long as the tab. */
import { draftName, memoryName, readDraft, writeDraft } from '../../../core/model/form/draft.ts';
import { rememberSubmission, type SubmissionState } from '../../../core/model/form/submission.ts';
import { type PageStorage, pageStorage } from '../../../core/page/storage.ts';
import { fill } from './fill.ts';
import { type LiveField, readValues } from './read-form.ts';

/** Which form it is: its id, and its place among those of the page that have the same. */
export interface FormPlace {
  readonly formId: string;
  readonly index: number;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export class Draft {
  readonly #storage: PageStorage;
  readonly #name: string;

  constructor(document: Document, { formId, index }: FormPlace) {
    this.#storage = pageStorage('session', document);
    this.#name = draftName(formId, document.location.pathname, index);
  }

  /** Fills in what was typed before. */
  restore(fields: readonly LiveField[]): void {
    const text = this.#storage.get(this.#name, textOf);
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

/** The key of a save that may have arrived: whoever loads the page again must not send the same once more. */
export class SaveMemory {
  readonly #storage: PageStorage;
  readonly #name: string;

  constructor(document: Document, { formId, index }: FormPlace) {
    this.#storage = pageStorage('session', document);
    this.#name = memoryName(formId, document.location.pathname, index);
  }

  recall(): string | undefined {
    return this.#storage.get(this.#name, textOf);
  }

  keep(state: SubmissionState): void {
    const memory = rememberSubmission(state);
    if (memory === undefined) this.#storage.remove(this.#name);
    else this.#storage.set(this.#name, memory);
  }
}

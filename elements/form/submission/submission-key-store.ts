/** The key of a save that may have arrived: whoever loads the page again must not send the same once more. */
import { memoryName } from '../../../core/model/form/draft.ts';
import { rememberSubmission, type SubmissionState } from '../../../core/model/form/submission.ts';
import { type PageStorage, pageStorage } from '../../../core/page/storage.ts';
import type { FormPlace } from '../session/form-identity.ts';

export class SaveMemory {
  readonly #storage: PageStorage;
  readonly #name: string;

  constructor(document: Document, { formId, index }: FormPlace) {
    this.#storage = pageStorage('session', document);
    this.#name = memoryName(formId, document.location.pathname, index);
  }

  recall(): unknown {
    return this.#storage.get(this.#name, (memory) => memory);
  }

  keep(state: SubmissionState): void {
    const memory = rememberSubmission(state);
    if (memory === undefined) this.#storage.remove(this.#name);
    else this.#storage.set(this.#name, memory);
  }
}

import { pendingKeyName } from '../../../core/model/form/draft.ts';
import { keyToRemember, type SubmissionState } from '../../../core/model/form/submission.ts';
import { type PageStorage, pageStorage } from '../../../core/page/storage.ts';
import type { FormIdentity } from '../session/form-identity.ts';

/** The key of a save that the server may have received, in the session storage: after a reload it is used again. */
export class PendingKey {
  readonly #storage: PageStorage;
  readonly #name: string;

  constructor(document: Document, { formId, index }: FormIdentity) {
    this.#storage = pageStorage('session', document);
    this.#name = pendingKeyName(formId, document.location.pathname, index);
  }

  read(): unknown {
    return this.#storage.get(this.#name, (key) => key);
  }

  write(state: SubmissionState): void {
    const key = keyToRemember(state);
    if (key === undefined) this.#storage.remove(this.#name);
    else this.#storage.set(this.#name, key);
  }
}

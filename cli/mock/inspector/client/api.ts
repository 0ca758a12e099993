/** Requests of the inspector, for the selected session. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import type { SavedSubmission } from '../../state/submission.ts';
import { messages } from '../messages.en.ts';
import type { RecordedCall } from '../recorder.ts';
import type { sessionJson } from '../session-routes.ts';

export type SessionData = ReturnType<typeof sessionJson>;

export class Api {
  session: string;
  /** Called with a message when a request fails. */
  readonly #onFailure: (text: string) => void;

  constructor(session: string, onFailure: (text: string) => void) {
    this.session = session;
    this.#onFailure = onFailure;
  }

  /** Sends a request. Returns undefined after it reported a failure. */
  async #send<Data>(method: string, path: string, body?: object): Promise<Data | undefined> {
    try {
      const answer = await fetch(`/__mock/${path}`, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-mock-session': this.session },
        ...(body && { body: JSON.stringify(body) }),
      });
      // The server is part of this package, so its types describe its responses.
      const data = await answer.json();
      if (answer.ok) return data;
      throw new Error(String(data.error));
    } catch (error) {
      this.#onFailure(
        formatMessage(messages['inspector-failed'], { reason: error instanceof Error ? error.message : '' }),
      );
      return undefined;
    }
  }

  /** Changes the session. Returns the changed session. */
  change(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<SessionData | undefined> {
    return this.#send(method, path, body);
  }

  readSession(): Promise<SessionData | undefined> {
    return this.#send('GET', 'session');
  }

  async readSubmissions(): Promise<readonly SavedSubmission[]> {
    const found = await this.#send<{ submissions: readonly SavedSubmission[] }>('GET', 'submissions');
    return found?.submissions ?? [];
  }

  readCall(id: number): Promise<RecordedCall | undefined> {
    return this.#send('GET', `requests/${id}`);
  }

  clear(): Promise<unknown> {
    return this.#send('DELETE', 'requests');
  }
}

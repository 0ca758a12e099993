/** Requests of the inspector, for the selected session. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import type { StoredFile } from '../../state/files.ts';
import type { StoredOrder } from '../../state/orders.ts';
import type { SavedSubmission } from '../../state/submission.ts';
import { messages } from '../messages.en.ts';
import type { RecordedCall } from '../recorder.ts';
import type { sessionJson } from '../session-routes.ts';

export type SessionData = ReturnType<typeof sessionJson>;

export class Api {
  #session: string;
  /** Number of changes of the session, and of the selection of another one. */
  #changes = 0;
  /** Called with a message when a request fails. */
  readonly #onFailure: (text: string) => void;

  constructor(session: string, onFailure: (text: string) => void) {
    this.#session = session;
    this.#onFailure = onFailure;
  }

  get session(): string {
    return this.#session;
  }

  /** Selects the session of the next requests. */
  select(session: string): void {
    this.#session = session;
    this.#changes += 1;
  }

  /** Sends a request. Returns undefined after it reported a failure. */
  async #send<Data>(method: string, path: string, body?: object): Promise<Data | undefined> {
    try {
      const answer = await fetch(`/__mock/${path}`, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-mock-session': this.#session },
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

  /** Reads data of the session. Returns undefined if the session has changed since: the response may be outdated. */
  async #read<Data>(path: string): Promise<Data | undefined> {
    const before = this.#changes;
    const data = await this.#send<Data>('GET', path);
    return before === this.#changes ? data : undefined;
  }

  /** Changes the session. Returns the changed session, or undefined if another one is selected by then. */
  async change(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<SessionData | undefined> {
    const session = this.#session;
    const data = await this.#send<SessionData>(method, path, body);
    this.#changes += 1;
    return session === this.#session ? data : undefined;
  }

  readSession(): Promise<SessionData | undefined> {
    return this.#read('session');
  }

  async readSubmissions(): Promise<readonly SavedSubmission[] | undefined> {
    return (await this.#read<{ submissions: readonly SavedSubmission[] }>('submissions'))?.submissions;
  }

  async readFiles(): Promise<Readonly<Record<string, StoredFile>> | undefined> {
    return (await this.#read<{ files: Readonly<Record<string, StoredFile>> }>('files'))?.files;
  }

  async readOrders(): Promise<readonly StoredOrder[] | undefined> {
    return (await this.#read<{ orders: readonly StoredOrder[] }>('orders'))?.orders;
  }

  readCall(id: number): Promise<RecordedCall | undefined> {
    return this.#send('GET', `requests/${id}`);
  }

  clear(): Promise<unknown> {
    return this.#send('DELETE', 'requests');
  }
}

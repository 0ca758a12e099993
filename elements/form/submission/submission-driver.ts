/** Performs what the model's submission asks for: the two calls, the pauses, and their ends. */
import type { CallResult } from '../../../core/model/form/form-failure.ts';
import { type Submission, savePayload } from '../../../core/model/form/payload.ts';
import {
  initialState,
  reduce,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../core/model/form/submission.ts';
import { type RequestOptions, request } from '../../../core/page/request.ts';

const keyPath = '/api/form/FormSubmissionKey';
const savePath = '/api/form/SaveFormSubmission';

/** What happens besides calls. */
export type Outcome = Extract<SubmissionEffect, { type: 'forget-draft' | 'succeed' | 'fail' }>;

/** How the server is reached. */
export type Reach = Pick<RequestOptions, 'timeout' | 'apiOrigin'>;

interface Sent {
  readonly submission: Submission;
  readonly reach: Reach;
  /** The captcha's answer, which may take a moment. */
  readonly answer: () => Promise<string | undefined>;
}

export class SubmissionDriver {
  state: SubmissionState = initialState;
  /** What is being sent, or was last. */
  sent: Sent | undefined;
  readonly #document: Document;
  readonly #onChange: () => void;
  readonly #onOutcome: (outcome: Outcome) => void;
  readonly #calls = new Map<number, AbortController>();

  constructor(document: Document, onChange: () => void, onOutcome: (outcome: Outcome) => void) {
    this.#document = document;
    this.#onChange = onChange;
    this.#onOutcome = onOutcome;
  }

  send(event: SubmissionEvent): void {
    const { state, effects } = reduce(this.state, event);
    if (state !== this.state) {
      this.state = state;
      this.#onChange();
    }
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: SubmissionEffect): void {
    if (effect.type === 'abort') this.#calls.get(effect.ticket)?.abort();
    else if (effect.type === 'wait') setTimeout(() => this.send({ type: 'waited', ticket: effect.ticket }), effect.ms);
    else if (effect.type === 'get-key') void this.#call(effect.ticket, keyPath, {});
    else if (effect.type === 'save') void this.#save(effect.ticket, effect.key);
    else this.#onOutcome(effect);
  }

  async #save(ticket: number, key: string): Promise<void> {
    // A save is only asked for after a submit, which sets it.
    const { sent } = this;
    const captchaKey = await sent?.answer();
    const payload = sent && savePayload(key, { ...sent.submission, ...(captchaKey !== undefined && { captchaKey }) });
    await this.#call(ticket, savePath, { json: payload });
  }

  async #call(ticket: number, path: string, options: RequestOptions): Promise<void> {
    const controller = new AbortController();
    this.#calls.set(ticket, controller);
    const call = { method: 'POST', crumb: 'query', retries: 0, ...this.sent?.reach, ...options } as const;
    const result = await request(path, { ...call, document: this.#document, signal: controller.signal }).catch(
      (cause): CallResult => ({ ok: false, failure: { code: 'request-unreachable', cause } }),
    );
    this.#calls.delete(ticket);
    const { onLine: isOnline } = navigator;
    this.send({ type: 'answer', ticket, result, isOnline });
  }
}

import { type CallResult, type FormFailure, unsentFailure } from '../../../core/model/form/form-failure.ts';
import { type Submission, savePayload } from '../../../core/model/form/payload.ts';
import {
  initialState,
  reduce,
  type SubmissionEffect,
  type SubmissionEvent,
  type SubmissionState,
} from '../../../core/model/form/submission.ts';
import type { FormValues } from '../../../core/model/form/values.ts';
import { startAction, type VisitorAction } from '../../../core/page/request/page-member.ts';
import { type RequestOptions, request } from '../../../core/page/request.ts';

const keyPath = '/api/form/FormSubmissionKey';
const savePath = '/api/form/SaveFormSubmission';

/** An effect that the driver leaves to its owner. */
export type SubmissionOutcome = Extract<SubmissionEffect, { type: 'forget-draft' | 'succeed' | 'fail' }>;

type UploadOutcome = { readonly values: FormValues } | { readonly failure: FormFailure };

/** A submission, and the server that it goes to. */
interface SubmissionRequest {
  readonly submission: Submission;
  readonly server: Pick<RequestOptions, 'timeout' | 'apiOrigin'>;
  /** Resolves with the captcha's answer. */
  readonly captchaAnswer: () => Promise<string | undefined>;
  /** Uploads the files of the form, if there are any. Resolves with their ids by field id. */
  readonly upload?: ((signal: AbortSignal, action: VisitorAction) => Promise<UploadOutcome>) | undefined;
}

/** Runs the state machine of a submission: makes its calls and waits for its delays. */
export class SubmissionDriver {
  state: SubmissionState = initialState;
  /** The current submission, or the last one. */
  request: SubmissionRequest | undefined;
  readonly #document: Document;
  readonly #onChange: () => void;
  readonly #onOutcome: (outcome: SubmissionOutcome) => void;
  /** The visitor's action: all calls of a submission are sent for the same member. */
  #action: VisitorAction;
  readonly #calls = new Map<number, AbortController>();

  constructor(document: Document, onChange: () => void, onOutcome: (outcome: SubmissionOutcome) => void) {
    this.#document = document;
    this.#action = startAction(document);
    this.#onChange = onChange;
    this.#onOutcome = onOutcome;
  }

  submit(request: SubmissionRequest): void {
    this.request = request;
    this.#action = startAction(this.#document);
    this.send({ type: 'submit', hasFiles: request.upload !== undefined });
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
    else if (effect.type === 'delay')
      setTimeout(() => this.send({ type: 'delay-ended', ticket: effect.ticket }), effect.ms);
    else if (effect.type === 'upload') void this.#upload(effect.ticket);
    else if (effect.type === 'get-key') void this.#call(effect.ticket, keyPath, {});
    else if (effect.type === 'save') void this.#save(effect.ticket, effect.key);
    else this.#onOutcome(effect);
  }

  async #upload(ticket: number): Promise<void> {
    const { request: current } = this;
    const controller = new AbortController();
    this.#calls.set(ticket, controller);
    const outcome: UploadOutcome = await Promise.resolve(
      current?.upload?.(controller.signal, this.#action) ?? { values: {} },
    ).catch(() => ({ failure: unsentFailure('form-processing-failed') }));
    this.#calls.delete(ticket);
    if (current && 'values' in outcome) {
      const values = { ...current.submission.values, ...outcome.values };
      this.request = { ...current, submission: { ...current.submission, values } };
    }
    this.send({ type: 'uploaded', ticket, failure: 'failure' in outcome ? outcome.failure : undefined });
  }

  async #save(ticket: number, key: string): Promise<void> {
    const { request: current } = this;
    const captchaKey = await current?.captchaAnswer();
    const payload =
      current && savePayload(key, { ...current.submission, ...(captchaKey !== undefined && { captchaKey }) });
    await this.#call(ticket, savePath, { json: payload });
  }

  async #call(ticket: number, path: string, options: RequestOptions): Promise<void> {
    const controller = new AbortController();
    this.#calls.set(ticket, controller);
    const call = { method: 'POST', crumb: 'query', retries: 0, ...this.request?.server, ...options } as const;
    const result = await request(path, {
      ...call,
      document: this.#document,
      action: this.#action,
      signal: controller.signal,
    }).catch((cause): CallResult => ({ ok: false, failure: { code: 'request-unreachable', cause } }));
    this.#calls.delete(ticket);
    const { onLine: isOnline } = navigator;
    this.send({ type: 'response', ticket, result, isOnline });
  }
}

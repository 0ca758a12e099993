import { canContinue, type VisitorAction } from '../../../core/page/request/page-member.ts';
import { type RequestOptions, type RequestResult, request } from '../../../core/page/request.ts';
import {
  type FileProgress,
  outcomeFailure,
  readProgress,
  refusalFailure,
  type UploadFailure,
  uploadFailure,
} from './upload-step.ts';

const filesPath = '/api/form/files';

/** Bytes of a part. Parts become smaller after a failure of the network, for slow connections. */
const largestPart = 1_000_000;
const smallestPart = 62_500;

/** Number of calls in a row without progress, after which an upload fails. */
const maxIdleCalls = 5;

/** Number of calls in a row that report that a file is still being processed. */
const maxPolls = 10;

/** Milliseconds before the first repeated call; doubled for each further one. */
const firstDelay = 200;

/** Where a file is sent, and as part of what. */
export interface UploadTarget {
  readonly document: Document;
  readonly server: Pick<RequestOptions, 'timeout' | 'apiOrigin'>;
  readonly formId: string;
  readonly fieldId: string;
  /** The submission: all calls of a file are sent for the same member. */
  readonly action: VisitorAction;
}

export type UploadResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly failure: UploadFailure };

const pause = (ms: number, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });

const fail = (failure: UploadFailure): UploadResult => ({ ok: false, failure });

/** The upload of one file. It remembers its progress, so that it continues when the form is submitted again. */
export class FileUpload {
  readonly #file: File;
  #progress: FileProgress | undefined;
  /** Whether the server may have received more than is known. */
  #isUncertain = false;
  #part = largestPart;
  #action: VisitorAction | undefined;

  constructor(file: File) {
    this.#file = file;
  }

  /** The number of bytes that have arrived. */
  get offset(): number {
    return this.#progress?.offset ?? 0;
  }

  /**
   * Uploads the rest of the file in parts. Ends when the signal aborts, after several calls without progress, and after a
   * number of calls that depends on the size of the file, whatever the server responds.
   */
  async run(target: UploadTarget, signal: AbortSignal, onProgress: () => void): Promise<UploadResult> {
    // The file of another member is not continued.
    if (this.#action && !canContinue(this.#action.begun, target.action.begun)) this.#forget();
    this.#action = target.action;
    let calls = 2 * Math.ceil(this.#file.size / smallestPart) + maxIdleCalls + maxPolls;
    let idleCalls = 0;
    let most = this.offset;
    let isAnnounced = this.#progress !== undefined;
    if (this.#progress?.state === 'ready') return { ok: true, id: this.#progress.id };
    for (; calls > 0 && idleCalls <= this.#maxIdle; calls -= 1) {
      if (idleCalls > 0) await pause(firstDelay * 2 ** Math.min(idleCalls - 1, 4), signal);
      if (signal.aborted) return this.#cancel(target);
      const result = await this.#call(target, signal);
      if (signal.aborted) return this.#cancel(target);
      const failure = this.#accept(result);
      if (failure) return fail(failure);
      const hasAdvanced = this.offset > most || (!isAnnounced && this.#progress !== undefined);
      idleCalls = hasAdvanced ? 0 : idleCalls + 1;
      most = Math.max(most, this.offset);
      isAnnounced ||= hasAdvanced;
      onProgress();
      // A ready file is complete.
      const { state, id } = this.#progress ?? {};
      if (state === 'ready' && id !== undefined) return { ok: true, id };
    }
    return fail(
      this.#progress?.offset === this.#file.size
        ? uploadFailure('file-processing-incomplete', { canRetry: true })
        : uploadFailure('file-upload-incomplete', { canRetry: true }),
    );
  }

  #forget(): void {
    this.#progress = undefined;
    this.#isUncertain = false;
  }

  get #maxIdle(): number {
    return this.#progress?.offset === this.#file.size ? maxPolls : maxIdleCalls;
  }

  /** The next call: announces the file, reads its state, or sends a part. */
  #call(target: UploadTarget, signal: AbortSignal): Promise<RequestResult> {
    const { size, name, type } = this.#file;
    const { formId, fieldId, document, server, action } = target;
    const options = { ...server, document, action, signal, crumb: 'query' } as const;
    if (!this.#progress) return request(filesPath, { ...options, json: { formId, fieldId, name, size, type } });
    const { id, offset } = this.#progress;
    const path = `${filesPath}/${id}`;
    if (this.#isUncertain || offset === size) return request(path, { ...server, document, action, signal });
    return request(path, {
      ...options,
      method: 'PATCH',
      headers: { 'upload-offset': String(offset) },
      body: this.#file.slice(offset, offset + this.#part, 'application/offset+octet-stream'),
    });
  }

  /** Takes over the response. Returns why the upload has failed, if it cannot continue. */
  #accept(result: RequestResult): UploadFailure | undefined {
    if (!result.ok) return this.#acceptRefusal(result);
    const progress = readProgress(result.data, this.#file.size);
    const isSame = !this.#progress || this.#progress.id === progress?.id;
    if (!progress || !isSame) return uploadFailure('file-upload-failed');
    const failure = outcomeFailure(progress);
    this.#progress = failure ? undefined : progress;
    this.#isUncertain = false;
    return failure;
  }

  #acceptRefusal(result: Extract<RequestResult, { ok: false }>): UploadFailure | undefined {
    const { status, failure: cause } = result;
    const failure = refusalFailure(this.#file.name, this.#progress !== undefined, result);
    if (failure || status === 404) this.#progress = undefined;
    if (failure) return failure;
    this.#isUncertain = this.#progress !== undefined;
    if (status !== undefined) return undefined;
    this.#part = Math.max(smallestPart, this.#part / 2);
    return navigator.onLine ? undefined : uploadFailure('form-offline', { canRetry: true, cause });
  }

  /** Removes the partial file from the server. The visitor need not wait for it. */
  #cancel({ document, server, action }: UploadTarget): UploadResult {
    const { id } = this.#progress ?? {};
    const options = { ...server, document, action, method: 'DELETE', crumb: 'query' } as const;
    if (id !== undefined) void request(`${filesPath}/${id}`, options);
    this.#forget();
    return fail(uploadFailure('file-processing-cancelled', { canRetry: true }));
  }
}

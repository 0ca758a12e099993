/** Reads the responses of the calls that upload a file. A server may send anything. */

import type { messages } from '../../../core/model/files/messages.en.ts';
import { fileSizeText } from '../../../core/model/files/size.ts';
import type { MessageArgs } from '../../../core/model/finding.ts';
import { own } from '../../../core/model/site-context/decoders.ts';
import type { RequestResult } from '../../../core/page/request.ts';

/** The state of a file on the server. */
export type FileState = 'uploading' | 'processing' | 'ready' | 'failed' | 'cancelled';

/** The progress of a file as the server reports it. */
export interface FileProgress {
  readonly id: string;
  /** Number of bytes that have arrived. */
  readonly offset: number;
  readonly state: FileState;
}

export interface UploadFailure {
  readonly code: keyof typeof messages | 'form-offline';
  readonly args: MessageArgs;
  /** Whether the same upload may succeed when it is repeated. */
  readonly canRetry: boolean;
  readonly cause?: unknown;
}

export const uploadFailure = (
  code: UploadFailure['code'],
  { args = {}, canRetry = false, cause }: Partial<UploadFailure> = {},
): UploadFailure => ({ code, args, canRetry, cause });

const states: readonly unknown[] = ['uploading', 'processing', 'ready', 'failed', 'cancelled'];

const isState = (value: unknown): value is FileState => states.includes(value);

/** The id becomes part of a path. */
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,200}$/.test(value);

/** Returns the progress in a response, or undefined if the response cannot be about a file of this size. */
export function readProgress(data: unknown, size: number): FileProgress | undefined {
  const [id, offset, state = 'uploading'] = ['id', 'offset', 'state'].map((name) => own(data, name));
  const isOffset = typeof offset === 'number' && Number.isSafeInteger(offset) && offset >= 0 && offset <= size;
  if (!isId(id) || !isOffset || !isState(state) || (state === 'ready' && offset < size)) return undefined;
  return { id, offset, state };
}

/** Returns the failure of a file that the server has received and not accepted. */
export function outcomeFailure({ state }: FileProgress): UploadFailure | undefined {
  if (state === 'failed') return uploadFailure('file-processing-failed');
  return state === 'cancelled' ? uploadFailure('file-processing-cancelled') : undefined;
}

type Refusal = Extract<RequestResult, { ok: false }>;

function sizeFailure(fileName: string, { failure }: Refusal): UploadFailure {
  const maxSize = own(failure.data, 'maxSize');
  const isSize = typeof maxSize === 'number' && Number.isFinite(maxSize) && maxSize >= 0;
  return isSize
    ? uploadFailure('file-too-large', { args: { fileName, maxSize: fileSizeText(maxSize) } })
    : uploadFailure('file-upload-failed');
}

/** Returns the failure for a response that refuses a file for good, or undefined if the call may be repeated. */
export function refusalFailure(fileName: string, isCreated: boolean, result: Refusal): UploadFailure | undefined {
  const { status = 0, failure: cause } = result;
  if (status === 0 && cause.code === 'request-unreachable') return undefined;
  if (status === 413) return { ...sizeFailure(fileName, result), cause };
  if (status === 415) return uploadFailure('file-type', { args: { fileName, fileTypeMessage: '' }, cause });
  if (status === 422) return uploadFailure(isCreated ? 'file-processing-failed' : 'file-rename-failed', { cause });
  const isTemporary = status >= 500 || [408, 409, 429].includes(status) || (status === 404 && isCreated);
  return isTemporary ? undefined : uploadFailure('file-upload-failed', { cause });
}

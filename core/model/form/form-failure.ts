/** Failures of the two calls of a form, and their messages (docs/spec.md#runtime-8, "Form"; docs/decisions.md#decision-12 and docs/decisions.md#decision-13). */
import type { messages as fileMessages } from '../files/messages.en.ts';
import { own } from '../site-context/decoders.ts';
import type { messages } from './messages.en.ts';
import type { messages as statusMessages } from './status/messages.en.ts';

/** Why a call failed, as the request layer reports it. The text of `code` is among its messages. */
export interface CallFailure {
  readonly code: string;
  readonly message?: string;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The result of a call, as the request layer reports it. */
export type CallResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status?: number; readonly failure: CallFailure };

export type FormCode = keyof typeof messages | keyof typeof statusMessages;

/** Code of a request layer message that a form shows. */
export type RequestTextCode =
  | 'request-unauthorized'
  | 'request-server-error'
  | 'request-unavailable'
  | 'request-unreachable';

export interface FormFailure {
  /** Code of the message above the form. */
  readonly code: FormCode | RequestTextCode | keyof typeof fileMessages;
  /** Text of the server, shown instead of the message. */
  readonly text?: string;
  /** The server's errors, by field id. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether the same submission may succeed when it is repeated. */
  readonly canRetry: boolean;
  /** The failure of the call, for events. */
  readonly cause?: CallFailure;
}

type Failed = Extract<CallResult, { ok: false }>;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ');
  const text = typeof value === 'string' ? value : own(value, 'message');
  return typeof text === 'string' ? text.trim() : '';
};

/** The specification allows a value at top level or under `data`. */
const inBoth = (data: unknown, name: string): readonly unknown[] => [own(data, name), own(own(data, 'data'), name)];

/** Returns the submission key in the response of FormSubmissionKey. */
export const readKey = (data: unknown): string | undefined =>
  inBoth(data, 'key').find((key): key is string => typeof key === 'string' && key !== '');

/** Returns the server's errors, by field id. */
export function readFieldErrors(data: unknown): Readonly<Record<string, string>> {
  const map = inBoth(data, 'errors').find((errors) => typeof errors === 'object' && errors !== null) ?? {};
  return Object.fromEntries(
    Object.entries(map)
      .map(([id, value]) => [id, textOf(value)] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** Messages by status, as the specification's form table lists them. */
const saveCodes: Readonly<Record<number, FormCode>> = {
  401: 'form-unauthorized',
  404: 'form-not-configured',
  429: 'form-rate-limited',
  500: 'form-server-error',
};

/** Messages of the request layer by status, for responses without a text. */
const requestCodes: Readonly<Record<number, RequestTextCode>> = {
  403: 'request-unauthorized',
  501: 'request-server-error',
  503: 'request-unavailable',
};

// `name` is not an own property of a DOMException.
const isTimeout = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';

/** Whether a call did not reach the server and should be repeated at once: not when offline or after a time-out. */
export const isUnreachable = ({ status, failure }: Failed, isOnline: boolean): boolean =>
  status === undefined && failure.code === 'request-unreachable' && isOnline && !isTimeout(failure.cause);

/** Returns the message for a failure of the network, the same for both calls. */
function networkCode({ status, failure }: Failed, isOnline: boolean): FormFailure['code'] | undefined {
  if (status !== undefined || failure.code !== 'request-unreachable') return undefined;
  if (!isOnline) return 'form-offline';
  return isTimeout(failure.cause) ? 'form-timeout' : 'request-unreachable';
}

const failure = (code: FormFailure['code'], more: Partial<FormFailure> = {}): FormFailure => ({
  code,
  fieldErrors: {},
  canRetry: false,
  ...more,
});

/** Returns the failure when nothing was sent: invalid fields, an unsolved captcha, fields that cannot be read. */
export const unsentFailure = (code: FormCode): FormFailure => failure(code);

/** Returns the failure when there is no key. `result` may also be a successful response without one. */
export function keyFailure(result: CallResult, isOnline: boolean): FormFailure {
  if (result.ok) return failure('form-no-key', { canRetry: true });
  const code = networkCode(result, isOnline) ?? 'form-no-key';
  return failure(code, { canRetry: true, cause: result.failure });
}

/** Returns the text in a response, for statuses that are not in the form table. */
const responseText = (data: unknown): string | undefined =>
  [...inBoth(data, 'error'), ...inBoth(data, 'message')].map(textOf).find((text) => text !== '');

function responseMessage(result: Failed): Pick<FormFailure, 'code' | 'text'> {
  const { status, failure: cause } = result;
  const layer = status === 200 && cause.code === 'request-unauthorized' ? cause.code : requestCodes[status ?? 0];
  const text = responseText(cause.data) ?? cause.message;
  return { code: layer ?? 'form-unknown-error', ...(text !== undefined && { text }) };
}

/** Returns the failure of a save. The submission may have been saved all the same. */
export function saveFailure(result: Failed, isOnline: boolean): FormFailure {
  const { status = 0, failure: cause } = result;
  const fieldErrors = status === 400 ? readFieldErrors(cause.data) : {};
  if (Object.keys(fieldErrors).length > 0) return failure('form-errors-below', { fieldErrors, cause });
  const network = networkCode(result, isOnline);
  const code = network ?? (cause.code === 'request-unparseable' ? 'form-processing-failed' : saveCodes[status]);
  const canRetry = network !== undefined || status === 429 || status >= 500;
  return failure(code ?? 'form-unknown-error', { canRetry, cause, ...(code === undefined && responseMessage(result)) });
}

/** Returns the failure when the key is refused, perhaps because a save whose response was lost has used it. */
export const arrivalUnknown = ({ failure: cause }: Failed): FormFailure =>
  failure('form-arrival-unknown', { canRetry: true, cause });

/** Statuses after which the server has certainly not saved anything. */
const notSavedStatuses: readonly number[] = [400, 401, 403, 404, 429];

/** Whether the submission may have been saved although its response was lost or reports a failure. */
export const mayBeSaved = ({ status }: Failed): boolean => !notSavedStatuses.includes(status ?? 0);

/** Returns the messages above and below the form. Newsletter forms have none below, as they do not scroll (docs/spec.md#runtime-8). */
export function failureNotices(
  { code, fieldErrors }: FormFailure,
  isNewsletter: boolean,
): { readonly above: FormFailure['code']; readonly below?: FormCode } {
  if (code !== 'form-invalid' && Object.keys(fieldErrors).length === 0) return { above: code };
  return isNewsletter ? { above: 'form-invalid' } : { above: code, below: 'form-errors-above' };
}

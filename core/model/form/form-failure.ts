/** How the two calls of a form ended, and what to say then (docs/spec.md#runtime-8, "Form"; docs/decisions.md#decision-12 and docs/decisions.md#decision-13). */
import { own } from '../site-context/readers.ts';
import type { messages } from './messages.en.ts';

/** Why the request layer says a call failed; its words are its own, by `code`. */
export interface CallFailure {
  readonly code: string;
  readonly message?: string;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** How a call ended, as the request layer of the page tells it. */
export type CallResult =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status?: number; readonly failure: CallFailure };

export type FormCode = keyof typeof messages;

/** A code of the request layer whose text a form shows. */
export type RequestTextCode =
  | 'request-unauthorized'
  | 'request-server-error'
  | 'request-unavailable'
  | 'request-unreachable';

export interface FormFailure {
  /** Of the text above the form. */
  readonly code: FormCode | RequestTextCode;
  /** The server's own words, to be shown as text instead of it. */
  readonly text?: string;
  /** What the server says about fields, by their ids. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** Whether the same submission may succeed if it is sent again. */
  readonly canRetry: boolean;
  /** What the request layer told, for events. */
  readonly cause?: CallFailure;
}

type Failed = Extract<CallResult, { ok: false }>;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ');
  const text = typeof value === 'string' ? value : own(value, 'message');
  return typeof text === 'string' ? text.trim() : '';
};

/** At top level in one reading of the specification, under `data` in the other. */
const inBoth = (data: unknown, name: string): readonly unknown[] => [own(data, name), own(own(data, 'data'), name)];

/** The submission key in the answer of FormSubmissionKey. */
export const readKey = (data: unknown): string | undefined =>
  inBoth(data, 'key').find((key): key is string => typeof key === 'string' && key !== '');

/** The server's messages about fields, by id; empty where there are none. */
export function readFieldErrors(data: unknown): Readonly<Record<string, string>> {
  const map = inBoth(data, 'errors').find((errors) => typeof errors === 'object' && errors !== null) ?? {};
  return Object.fromEntries(
    Object.entries(map)
      .map(([id, value]) => [id, textOf(value)] as const)
      .filter(([, text]) => text !== ''),
  );
}

/** The texts of the specification's form table. */
const saveCodes: Readonly<Record<number, FormCode>> = {
  401: 'form-unauthorized',
  404: 'form-not-configured',
  429: 'form-rate-limited',
  500: 'form-server-error',
};

/** Statuses for which the request layer speaks where the response itself does not. */
const requestCodes: Readonly<Record<number, RequestTextCode>> = {
  403: 'request-unauthorized',
  501: 'request-server-error',
  503: 'request-unavailable',
};

// The name of a DOMException is not its own, but its prototype's.
const isTimeout = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';

/** Whether nobody was reached, and trying again at once is worth it: not offline, and no time-out. */
export const isUnreachable = ({ status, failure }: Failed, isOnline: boolean): boolean =>
  status === undefined && failure.code === 'request-unreachable' && isOnline && !isTimeout(failure.cause);

/** What the network did: the same words for both calls. */
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

/** What to say when nothing was sent: invalid fields, a captcha that is not solved, fields that cannot be read. */
export const unsentFailure = (code: FormCode): FormFailure => failure(code);

/** Why there is no key; `result` may also be an answer without one. */
export function keyFailure(result: CallResult, isOnline: boolean): FormFailure {
  if (result.ok) return failure('form-no-key', { canRetry: true });
  const code = networkCode(result, isOnline) ?? 'form-no-key';
  return failure(code, { canRetry: true, cause: result.failure });
}

/** The words of a response that the form table leaves to it. */
const ownWords = (data: unknown): string | undefined =>
  [...inBoth(data, 'error'), ...inBoth(data, 'message')].map(textOf).find((text) => text !== '');

function spoken(result: Failed): Pick<FormFailure, 'code' | 'text'> {
  const { status, failure: told } = result;
  const layer = status === 200 && told.code === 'request-unauthorized' ? told.code : requestCodes[status ?? 0];
  const text = ownWords(told.data) ?? told.message;
  return { code: layer ?? 'form-unknown-error', ...(text !== undefined && { text }) };
}

/** Why a submission was not saved, or may not have been. */
export function saveFailure(result: Failed, isOnline: boolean): FormFailure {
  const { status = 0, failure: cause } = result;
  const fieldErrors = status === 400 ? readFieldErrors(cause.data) : {};
  if (Object.keys(fieldErrors).length > 0) return failure('form-errors-below', { fieldErrors, cause });
  const network = networkCode(result, isOnline);
  const code = network ?? (cause.code === 'request-unparseable' ? 'form-processing-failed' : saveCodes[status]);
  const canRetry = network !== undefined || status === 429 || status >= 500;
  return failure(code ?? 'form-unknown-error', { canRetry, cause, ...(code === undefined && spoken(result)) });
}

/** The key is refused, perhaps because a save whose answer was lost has used it up. */
export const arrivalUnknown = ({ failure: cause }: Failed): FormFailure =>
  failure('form-arrival-unknown', { canRetry: true, cause });

/** Refusals after which the server has surely not saved anything. */
const definite: readonly number[] = [400, 401, 403, 404, 429];

/** Whether the submission may have been saved although its answer did not come, or says otherwise. */
export const mayBeSaved = ({ status }: Failed): boolean => !definite.includes(status ?? 0);

/** The texts above and below the form. Newsletter forms are too small to scroll in (docs/spec.md#runtime-8). */
export function failureNotices(
  { code, fieldErrors }: FormFailure,
  isNewsletter: boolean,
): { readonly above: FormFailure['code']; readonly below?: FormCode } {
  if (code !== 'form-invalid' && Object.keys(fieldErrors).length === 0) return { above: code };
  return isNewsletter ? { above: 'form-invalid' } : { above: code, below: 'form-errors-above' };
}

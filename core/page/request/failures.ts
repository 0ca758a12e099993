/**
 * Converts responses of the server, and network errors, to failures with the specification's text
 * (docs/spec.md#runtime-8, "Request layer").
 */
import type { messages } from './messages.en.ts';

/** `request-aborted` is caused by the caller and has no text. */
export type RequestCode = Extract<keyof typeof messages, `request-${string}`> | 'request-aborted';

/**
 * The reason why a call failed. `requestText(element, failure)` of `site-elements/request-text` returns the text for
 * visitors.
 */
export interface RequestFailure {
  readonly code: RequestCode;
  readonly args: { readonly status?: number };
  /** The server's message; it takes precedence over the text of the code (docs/decisions.md#decision-20). */
  readonly message?: string;
  readonly billingErrorCode?: string | number;
  /** The body, if it was JSON: it may contain the field errors of a form. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

type Body = Readonly<Record<string, unknown>>;

const codes: Readonly<Record<number, RequestCode>> = {
  401: 'request-unauthorized',
  403: 'request-unauthorized',
  500: 'request-server-error',
  501: 'request-server-error',
  503: 'request-unavailable',
};

/** Statuses whose bodies may contain a message. */
const statusesWithMessage: readonly number[] = [400, 401, 500, 502];

const isBody = (data: unknown): data is Body => typeof data === 'object' && data !== null;

/** Returns an own property of a body. */
export const member = (data: unknown, name: string): unknown =>
  isBody(data) && Object.hasOwn(data, name) ? data[name] : undefined;

const textIn = (data: unknown, names: readonly string[]): string | undefined =>
  names.map((name) => member(data, name)).find((value): value is string => typeof value === 'string' && value !== '');

function messageIn(data: unknown): Pick<RequestFailure, 'message' | 'billingErrorCode'> {
  const message = textIn(data, ['message', 'error']);
  const code = member(data, 'billingErrorCode');
  const hasCode = typeof code === 'string' || typeof code === 'number';
  return { ...(message !== undefined && { message }), ...(hasCode && { billingErrorCode: code }) };
}

/** Returns whether the response contains a reason for the caller. */
export const hasReason = ({ args: { status }, data }: RequestFailure): boolean =>
  status !== undefined && statusesWithMessage.includes(status) && data !== undefined;

/** Returns the failure for a status and its body. */
export const failureOf = (status: number, data: unknown): RequestFailure => ({
  code: codes[status] ?? 'request-unreachable',
  args: { status },
  ...(statusesWithMessage.includes(status) && messageIn(data)),
  ...(data !== undefined && { data }),
});

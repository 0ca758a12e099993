/** Calls whose responses are checked: a body of another shape is a failure, as one that is not JSON is. */
import type { Decoder } from '../model/site-context/decoders.ts';
import { type RequestFailure, type RequestOptions, request } from './request.ts';

/** The result of a call with a checked response. */
export type CallResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly failure: RequestFailure };

/** Options of each typed call: the page, the end of the call, and whether the page or the visitor starts it. */
export type CallControl = Pick<RequestOptions, 'document' | 'signal' | 'timeout' | 'isAutomatic'>;

/** Returns all options. Without a prototype, so that additions of the page to Object.prototype are not read. */
const optionsOf = (call: RequestOptions, control: CallControl): RequestOptions =>
  Object.assign(Object.create(null), control, call);

/** Sends a call and reads its response. A response that `read` does not accept fails with `request-unparseable`. */
export async function typedCall<Data>(
  path: string,
  call: RequestOptions,
  control: CallControl,
  read: Decoder<Data>,
): Promise<CallResult<Data>> {
  const result = await request(path, optionsOf(call, control));
  if (!result.ok) return { ok: false, failure: result.failure };
  const { status, data: body } = result;
  const data = read(body);
  return data === undefined
    ? { ok: false, failure: { code: 'request-unparseable', args: { status }, data: body } }
    : { ok: true, data };
}

/** Sends a call whose response contains nothing that is read. */
export async function emptyCall(
  path: string,
  call: RequestOptions,
  control: CallControl,
): Promise<CallResult<undefined>> {
  const result = await request(path, optionsOf(call, control));
  return result.ok ? { ok: true, data: undefined } : { ok: false, failure: result.failure };
}

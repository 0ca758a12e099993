/** Results of the calls of a form. */
import type { CallResult } from '../../../../core/model/form/form-failure.ts';

export const keyIssued = (key: string): CallResult => ({ ok: true, data: { key } });
export const saved: CallResult = { ok: true, data: {} };
export const refused = (status: number, data?: unknown): CallResult => ({
  ok: false,
  status,
  failure: { code: 'x', data },
});
export const unreachable: CallResult = { ok: false, failure: { code: 'request-unreachable' } };
export const timedOut: CallResult = {
  ok: false,
  failure: { code: 'request-unreachable', cause: new DOMException('', 'TimeoutError') },
};

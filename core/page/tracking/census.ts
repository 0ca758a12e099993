/** What a page reports about its use (docs/spec.md#runtime-7, "census"). Loaded once the visitor has agreed. */
import { jsonText } from '../../model/json-text.ts';
import { isViewRecorded } from '../../model/visitor/is-view-recorded.ts';
import { analyticsHit } from './analytics-hit.ts';
import type { FindContext } from './find-context.ts';
import { type CountedCalls, callSender } from './send-call.ts';

/** A page whose visitor has agreed, with the value of the visitor record cookie. */
export interface MeasuredPage {
  readonly document: Document;
  readonly find: FindContext;
  readonly visitorCookie: string;
  readonly counts: CountedCalls;
  /** Aborted when the consent is withdrawn, or the visitor returns to the page, which is then another view. */
  readonly allowed: AbortSignal;
}

/** Records the view of the page, unless the consent has been withdrawn while this module was loaded. */
export function startCensus({ document, find, visitorCookie, counts, allowed }: MeasuredPage): void {
  if (allowed.aborted) return;
  const send = callSender(document, counts, allowed);
  if (!isViewRecorded(document.location.pathname)) return;
  const data = jsonText(analyticsHit(document, find, visitorCookie));
  send('/api/census/RecordHit', { event: 'View', data, ss_cvr: visitorCookie });
}

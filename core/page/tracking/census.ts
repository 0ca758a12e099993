/** Reports the use of a page (docs/spec.md#runtime-7, "census"). Loaded once the visitor has agreed. */
import { encodeText } from '../../model/encode-text.ts';
import { jsonText } from '../../model/json-text.ts';
import { isViewRecorded } from '../../model/visitor/is-view-recorded.ts';
import { analyticsHit } from './analytics-hit.ts';
import { watchButtons } from './buttons.ts';
import { watchElements } from './elements.ts';
import type { FindContext } from './find-context.ts';
import { type Fields, pageFields } from './page-fields.ts';
import { type CountedCalls, callSender } from './send-call.ts';

/** Options for the parts of a page's use that are measured. */
export interface TrackingOptions {
  /** Whether only visits and page views are counted, and no buttons, forms, popups and quick views. Default: false. */
  readonly visitsOnly?: boolean;
}

/** A page whose visitor has agreed, with the value of the visitor record cookie. */
export interface MeasuredPage {
  readonly document: Document;
  readonly find: FindContext;
  readonly visitorCookie: string;
  readonly counts: CountedCalls;
  readonly options: TrackingOptions;
  /** Aborted when the consent is withdrawn, or the visitor returns to the page, which is then another view. */
  readonly allowed: AbortSignal;
  /** Aborted when the measuring ends. Calls in progress go on. */
  readonly ended: AbortSignal;
}

/** Omits fields without a value. */
const defined = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Reports the view of the page and what is shown and clicked, unless the consent has been withdrawn while this module was loaded. */
export function startCensus({ document, find, visitorCookie, counts, options, allowed, ended }: MeasuredPage): void {
  const signal = AbortSignal.any([allowed, ended]);
  if (signal.aborted) return;
  const send = callSender(document, counts, allowed);
  if (isViewRecorded(document.location.pathname)) {
    const data = jsonText(analyticsHit(document, find, visitorCookie));
    send('/api/census/RecordHit', { event: 'View', data, ss_cvr: visitorCookie });
  }
  if (options.visitsOnly) return;
  const report = (name: string, fields: Fields): void =>
    send(`/api/census/${name}`, defined({ visitorCookie, ...fields }));
  watchButtons(document, (event, fields) => report(event, { ...pageFields(document, find), ...fields }), signal);
  watchElements(
    document,
    {
      form: (formId) => report('form-render', { formId }),
      popup: () => report('overlay', pageFields(document, find)),
      quickView: (id) => send(`/api/census/RecordQuickView/${encodeText(id)}`),
    },
    signal,
  );
}

/**
 * Session recording (docs/spec.md#runtime-9, docs/spec.md#widgets-6): starts the recorder of the author for a sample of the visitors
 * who allow `marketing`. The package has no recorder. A page that does not start it loads and sends nothing of it, and one that starts it
 * loads most of it once the visitor has agreed.
 */
import { formatMessage } from '../../model/message-format.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { destructors } from '../destructors.ts';
import { reportFailure } from '../failure.ts';
import { pageService } from '../page.ts';
import { windowOf } from '../unclobber.ts';
import { messages } from './recording/messages.en.ts';
import { type ReadOptions, type RecordingOptions, readOptions } from './recording/recording-options.ts';

export type { RecordingOptions } from './recording/recording-options.ts';

/** Records while the visitor allows it; without a recorder it only erases cookies. Returns the function that ends it. */
function start(document: Document, { record, ...options }: ReadOptions): () => void {
  const { allows, choices, subscribe } = consent(document);
  let session: AbortController | undefined;
  let hasFailed = false;
  let hasWarned = false;

  function warn(): void {
    if (!hasWarned) console.warn(`site-elements: ${formatMessage(messages['recording-unnamed'])}`);
    hasWarned = true;
  }

  async function begin(recorder: RecordingOptions['record'], signal: AbortSignal): Promise<void> {
    try {
      const { recordSession } = await import('./recording/record-session.ts');
      if (!signal.aborted) await recordSession({ document, options: { ...options, record: recorder }, warn, signal });
    } catch (cause) {
      // A recorder that is ended may reject, and one that fails again is reported once.
      if (!signal.aborted && !hasFailed) reportFailure(document, { code: 'recording-failed', args: {}, cause });
      hasFailed ||= !signal.aborted;
    }
  }

  function end(): void {
    session?.abort();
    session = undefined;
  }

  function update(): void {
    const isRefused = choices().marketing === false || windowOf(document).navigator.globalPrivacyControl === true;
    if (isRefused || !allows('marketing')) end();
    else if (record && !session) {
      session = new AbortController();
      void begin(record, session.signal);
    }
    if (isRefused) for (const name of options.cookies) pageCookies(document).remove(name);
  }

  const unsubscribe = subscribe(update);
  update();
  return () => {
    unsubscribe();
    end();
  };
}

/**
 * Starts `record` with the id that the site's server returns, while the visitor allows `marketing`: only if the feature toggle
 * `session-recording` is on, the visitor is in the sample, the device has more than two processor cores, and the cookie banner names
 * session recording. Never in a browser that sends Global Privacy Control. When the consent is withdrawn, the signal aborts, and
 * the cookies are erased. A second call continues what the first has started. Returns a function that ends it; `destroySite` does so too.
 */
export function recordSessions(options: RecordingOptions, document: Document = globalThis.document): () => void {
  const service = pageService(document, 'recording', (): { stop?: () => void } => ({}));
  // A service that has ended is not among these.
  if (service.stop && destructors(document).has(service.stop)) return service.stop;
  const end = start(document, readOptions(options));
  const stop = (): void => {
    destructors(document).delete(stop);
    end();
  };
  destructors(document).add(stop);
  service.stop = stop;
  return stop;
}

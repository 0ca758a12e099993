/**
 * Session recording (docs/spec.md#runtime-9, docs/spec.md#widgets-6): starts the recorder of the author for a sample of the visitors
 * who allow `marketing`. The package has no recorder. A page that does not start it loads and sends nothing of it.
 */
import { formatMessage } from '../../model/message-format.ts';
import { cookies } from '../../model/vocabularies/cookies.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { destructors } from '../destructors.ts';
import { reportFailure } from '../failure.ts';
import { pageService } from '../page.ts';
import { type Unclobbered, unclobber, windowOf } from '../unclobber.ts';
import { messages } from './recording/messages.en.ts';
import { readRecordingId } from './recording/recording-id.ts';
import { type RecordingOptions, readOptions } from './recording/recording-options.ts';

export type { RecordingOptions } from './recording/recording-options.ts';

/** The feature toggle that turns recording on (docs/spec.md#runtime-9). The specification does not name it; this name is ours. */
const toggle = 'session-recording';

/** Not the name of the toggle, whose `rollout` would otherwise select the same visitors. */
const sample = { name: 'session-recording-sample', variants: ['recorded'] } as const;

const leastCores = 3;

interface Session {
  readonly document: Document;
  readonly options: Required<RecordingOptions>;
  /** Aborted when the consent is withdrawn or the site is destroyed. */
  readonly signal: AbortSignal;
}

const isNamedInBanner = (document: Document): boolean =>
  unclobber(document).querySelector('site-cookie-banner [data-session-recording]:not(:empty)') !== null;

/** Resolves once the visitor sees the page and its markup has been read. */
async function untilReady(document: Document, signal: AbortSignal): Promise<void> {
  // Some engines and TypeScript's DOM types lack it.
  const page: Unclobbered<Document> & { readonly prerendering?: boolean } = unclobber(document);
  const wait = (event: string) =>
    new Promise((resolve) => page.addEventListener(event, resolve, { once: true, signal }));
  if (page.prerendering) await wait('prerenderingchange');
  if (page.readyState === 'loading') await wait('DOMContentLoaded');
}

/** Imports experiments only after the consent, and after services that set the cookie of the visitor with it. */
async function isSelected({ document, options: { percentage }, signal }: Session): Promise<boolean> {
  const { assignVariant, experiments } = await import('../experiments.ts');
  if (signal.aborted) return false;
  const [id] = pageCookies(document).get(cookies.visitor.name)?.split('|') ?? [];
  const isInSample =
    percentage === 100 || (id && assignVariant({ ...sample, rollout: percentage }, id) === sample.variants[0]);
  return Boolean(isInSample) && experiments(document).isOn(toggle);
}

async function recordSession(session: Session): Promise<void> {
  const { document, options, signal } = session;
  await untilReady(document, signal);
  if (!options.isNamed && !isNamedInBanner(document)) {
    console.warn(`site-elements: ${formatMessage(messages['recording-unnamed'])}`);
    return;
  }
  // Some engines do not have it.
  if (!(windowOf(document).navigator.hardwareConcurrency >= leastCores) || !(await isSelected(session))) return;
  const id = await readRecordingId(document, signal);
  if (id !== undefined && !signal.aborted) await options.record(id, signal);
}

/** Records while the visitor allows it. Returns the function that ends it. */
function start(document: Document, options: Required<RecordingOptions>): () => void {
  const { allows, choices, subscribe } = consent(document);
  let session: AbortController | undefined;
  let hasFailed = false;

  async function begin(signal: AbortSignal): Promise<void> {
    try {
      await recordSession({ document, options, signal });
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
    else if (!session) {
      session = new AbortController();
      void begin(session.signal);
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
  const { record, ...others } = readOptions(options);
  const end = record ? start(document, { ...others, record }) : () => {};
  const stop = (): void => {
    destructors(document).delete(stop);
    end();
  };
  destructors(document).add(stop);
  service.stop = stop;
  return stop;
}

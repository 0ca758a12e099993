/** One recording. Loaded when the visitor has agreed. */
import { own, word } from '../../../model/site-context/decoders.ts';
import { cookies } from '../../../model/vocabularies/cookies.ts';
import { consent } from '../../consent.ts';
import { contextInMarkup, siteContext } from '../../context.ts';
import { pageCookies } from '../../cookies.ts';
import { type Unclobbered, unclobber, windowOf } from '../../unclobber.ts';
import { readRecordingId } from './recording-id.ts';
import type { RecordingOptions } from './recording-options.ts';

/** The feature toggle that turns recording on (docs/spec.md#runtime-9). The specification does not name it; this name is ours. */
const toggle = 'session-recording';

/** Not the name of the toggle, whose `rollout` would otherwise select the same visitors. */
const sample = { name: 'session-recording-sample', variants: ['recorded'] } as const;

const leastCores = 3;

/** A recording that the visitor allows. */
export interface Session {
  readonly document: Document;
  readonly options: Required<RecordingOptions>;
  /** Called if no text names session recording, so that nothing is recorded. */
  readonly warn: () => void;
  /** Aborted when the consent is withdrawn or the site is destroyed. */
  readonly signal: AbortSignal;
}

/** Like the banner: its attribute has precedence over the cookie settings of the site, where only `true` enables it. */
function isEnabled(banner: Element, document: Document): boolean {
  const { cookieSettings } = siteContext(document).get();
  const isOnByDefault = !cookieSettings || cookieSettings.isCookieBannerEnabled === true;
  const enabled = banner.getAttribute('enabled');
  return enabled === '' || enabled === 'true' || (enabled !== 'false' && isOnByDefault);
}

/** Whether a banner that is enabled contains a text with the mark. */
const isNamedInBanner = (document: Document): boolean =>
  [...unclobber(document).querySelectorAll('site-cookie-banner')].some(
    (banner) =>
      isEnabled(banner, document) &&
      [...banner.querySelectorAll('[data-session-recording]')].some((mark) => unclobber(mark).textContent?.trim()),
  );

/** Resolves once the visitor sees the page and its markup has been read. */
async function untilReady(document: Document, signal: AbortSignal): Promise<void> {
  // Some engines and TypeScript's DOM types lack it.
  const page: Unclobbered<Document> & { readonly prerendering?: boolean } = unclobber(document);
  const wait = (event: string) =>
    new Promise((resolve) => page.addEventListener(event, resolve, { once: true, signal }));
  if (page.prerendering) await wait('prerenderingchange');
  if (page.readyState === 'loading') await wait('DOMContentLoaded');
}

/**
 * Whether the toggle of the site is on. Not read with `experiments()`, which would report an exposure, start the experiments of the page,
 * and log an error on each site that has no such toggle.
 */
function isToggleOn(document: Document): boolean {
  const lists = [siteContext(document).get(), contextInMarkup(document)].map((context) => own(context, 'experiments'));
  const found = lists.find(Array.isArray)?.find((entry) => own(entry, 'name') === toggle);
  const type = own(found, 'experimentType') || 'feature-toggle';
  const isValid = word(['feature-toggle'])(type) !== undefined && !own(found, 'containsError');
  return isValid && own(found, 'variant') === 'true';
}

/** Imports the division of visitors only for a sample, and after services that set the cookie of the visitor with the consent. */
async function isInSample(document: Document, rollout: number): Promise<boolean> {
  if (rollout === 100) return true;
  const { assignVariant } = await import('../../experiments.ts');
  const [id] = pageCookies(document).get(cookies.visitor.name)?.split('|') ?? [];
  return Boolean(id) && assignVariant({ ...sample, rollout }, id ?? '') !== undefined;
}

/** Resolves once the toggle is on and the visitor is in the sample, which consent and the site context can change. */
async function untilSelected({ document, options, signal }: Session): Promise<void> {
  const settled = new AbortController();
  await new Promise<void>((resolve, reject) => {
    async function check(): Promise<void> {
      const isSelected = await isInSample(document, options.percentage);
      if (isSelected && !settled.signal.aborted && isToggleOn(document)) resolve();
    }
    const update = (): void => void check().catch(reject);
    for (const { subscribe } of [consent(document), siteContext(document)]) {
      const unsubscribe = subscribe(update);
      for (const end of [signal, settled.signal]) end.addEventListener('abort', unsubscribe);
    }
    update();
  }).finally(() => settled.abort());
}

/** Starts the recorder as soon as all conditions are met. Rejects if it fails, and may reject when the signal aborts. */
export async function recordSession(session: Session): Promise<void> {
  const { document, options, warn, signal } = session;
  await untilReady(document, signal);
  if (signal.aborted) return;
  if (!options.isNamed && !isNamedInBanner(document)) {
    warn();
    return;
  }
  // Some engines do not have it.
  if (!(windowOf(document).navigator.hardwareConcurrency >= leastCores)) return;
  await untilSelected(session);
  if (signal.aborted) return;
  const id = await readRecordingId(document, signal);
  if (id !== undefined && !signal.aborted) await options.record(id, signal);
}

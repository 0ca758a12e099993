/** Reports that a visitor has got a variant: once for each experiment, and only with consent to analytics. */
import { type Experiment, experimentTypeNames } from '../../model/experiments/read-experiments.ts';
import { jsonText } from '../../model/json-text.ts';
import { consent } from '../consent.ts';
import { buildRequest, withoutPrototype } from '../request/build-request.ts';
import { originOf, unclobber } from '../unclobber.ts';
import { permissionOf } from './permission.ts';
import { readVariants, storeVariants, type Variants, variantKeys } from './variant-entries.ts';

/** The fields of every event that are known. */
type EventData = Readonly<Record<string, string>>;

/** Milliseconds until a call is aborted (docs/spec.md#runtime-9, "analytics time limit"). */
const timeLimit = 2500;

function requestFor(document: Document, experiment: Experiment, variant: string, data: EventData): Request {
  const { name, experimentType, segmentName } = experiment;
  const context = { name, experimentType: experimentType && experimentTypeNames[experimentType], variant, segmentName };
  const { pathname } = new URL(unclobber(document).URL);
  const form = {
    event: 'ExperimentExposed',
    data: jsonText({ ...data, variantId: variant, pagePath: pathname, experiment: context }),
  };
  // Not relative to `<base>`: the variants of a visitor go to the server of the page only.
  const { href } = new URL('/api/events/RecordEvent', originOf(document));
  return buildRequest(href, { form, crumb: 'form', keepalive: true }, document);
}

/** Does not use `request`, which reports failures to the page and can open a login. Returns whether the server has accepted the report. */
async function send(document: Document, request: Request): Promise<boolean> {
  const withdrawn = new AbortController();
  const unsubscribe = consent(document).subscribe(() => {
    if (!permissionOf(document)) withdrawn.abort();
  });
  try {
    const signal = AbortSignal.any([withdrawn.signal, AbortSignal.timeout(timeLimit)]);
    return (await fetch(request, withoutPrototype({ signal }))).ok;
  } catch {
    return false;
  } finally {
    unsubscribe();
  }
}

/** Resolves once the visitor sees the page and has consented. Rejects when the signal aborts. */
async function untilAllowed(document: Document, signal: AbortSignal): Promise<void> {
  // Some engines and TypeScript's DOM types lack it.
  const page: { readonly prerendering?: boolean } & Pick<Document, 'addEventListener'> = unclobber(document);
  if (page.prerendering)
    await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true, signal }));
  await consent(document).whenAllowed('analytics', signal);
}

/** Returns the function that reports exposures of a page, until its signal aborts. */
export function exposureReporter(document: Document) {
  const reported = new Set<string>();

  const store = (variants: Variants): void => storeVariants(document, variantKeys.exposures, variants, 'analytics');

  /** Reports the variant once the visitor consents, unless an earlier page has. A report that fails is repeated by a later page. */
  return async function report(
    experiment: Experiment,
    variant: string,
    data: () => EventData,
    signal: AbortSignal,
  ): Promise<void> {
    const { name } = experiment;
    if (reported.has(name)) return;
    reported.add(name);
    try {
      await untilAllowed(document, signal);
    } catch {
      // The site was destroyed.
      reported.delete(name);
      return;
    }
    const sent = readVariants(document, variantKeys.exposures);
    if (!permissionOf(document) || sent.get(name) === variant) return;
    // Before the response, so that another page does not send it too.
    store(new Map([...sent, [name, variant]]));
    if (await send(document, requestFor(document, experiment, variant, data()))) return;
    const now = new Map(readVariants(document, variantKeys.exposures));
    now.delete(name);
    if (permissionOf(document)) store(now);
  };
}

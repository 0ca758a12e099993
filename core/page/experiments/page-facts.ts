/**
 * Reads the part of the site context that experiments need, also those values that elements do not use: these are not in the page's
 * context, which is small in every page.
 */
import { isInternalStatus } from '../../model/experiments/is-internal-status.ts';
import { type Experiment, readExperiments } from '../../model/experiments/read-experiments.ts';
import { own, text } from '../../model/site-context/decoders.ts';
import { contextInMarkup, siteContext } from '../context.ts';
import { unclobber } from '../unclobber.ts';

/** Facts about the page. */
export interface PageFacts {
  /** By name; `undefined` without a list of experiments. */
  readonly experiments: ReadonlyMap<string, Experiment> | undefined;
  /** Whether the site has the status `internal`, so that its staff may override variants. */
  readonly isInternal: boolean;
  /** The fields of every event that are known (docs/spec.md#widgets-7). */
  readonly eventData: Readonly<Record<string, string>>;
}

/** A context that was passed to `startSite` has precedence over the one in the markup. */
function readPageFacts(document: Document): PageFacts {
  const sources: readonly unknown[] = [siteContext(document).get(), contextInMarkup(document)];
  const find = <Value>(read: (value: unknown) => Value | undefined, ...keys: readonly string[]): Value | undefined =>
    sources.map((source) => read(keys.reduce(own, source))).find((value) => value !== undefined);
  const optional = Object.entries({
    website_locale: find(text, 'website', 'language'),
    templateId: find(text, 'templateId'),
    memberAccountId: find(text, 'authenticatedAccount', 'id'),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    experiments: find(readExperiments, 'experiments'),
    isInternal: isInternalStatus(find((status) => status, 'website', 'siteStatus')),
    eventData: { websiteId: find(text, 'website', 'id') ?? '', ...Object.fromEntries(optional) },
  };
}

/** Returns a function that reads the facts once, and again when `startSite` gets another context or the markup has been read. */
export function factReader(document: Document): () => PageFacts {
  let facts: PageFacts | undefined;
  let source: unknown;
  let isComplete = false;
  return () => {
    const context = siteContext(document).get();
    if (facts && source === context && (isComplete || facts.experiments)) return facts;
    source = context;
    isComplete = unclobber(document).readyState !== 'loading';
    facts = readPageFacts(document);
    return facts;
  };
}

/** Variants that the staff of an internal site selects in the URL, for example `?experiment-hero=b` (docs/spec.md#runtime-6). */
import { unclobber } from '../unclobber.ts';
import type { PageFacts } from './page-facts.ts';
import { readVariants, storeVariants, type Variants, variantKeys } from './variant-entries.ts';

/** The value of the parameter that removes an override. */
const removal = 'reset';

/** Returns the overrides of an earlier page with those of this URL; none if the site is not internal. */
function select(document: Document, { experiments, isInternal }: PageFacts, stored: Variants): Variants {
  const query = new URL(unclobber(document).URL).searchParams;
  const selected = new Map<string, string>();
  for (const name of (isInternal && experiments?.keys()) || []) {
    const variant = query.get(`experiment-${name}`) || stored.get(name);
    if (variant && variant !== removal) selected.set(name, variant);
  }
  return selected;
}

/** Returns a function that returns the overrides. It reads the URL once, as soon as the experiments are known. */
export function overrideReader(document: Document, facts: () => PageFacts): () => Variants {
  let hasRead = false;
  return () => {
    const stored = readVariants(document, variantKeys.overrides);
    if (hasRead) return stored;
    const known = facts();
    if (!known.experiments) return new Map();
    hasRead = true;
    const selected = select(document, known, stored);
    if (selected.size > 0 || stored.size > 0) storeVariants(document, variantKeys.overrides, selected);
    return selected;
  };
}

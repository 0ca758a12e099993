/** Assigns variants to the visitor where the server has assigned none. */
import { assignVariant } from '../../model/experiments/assign-variant.ts';
import type { Experiment } from '../../model/experiments/read-experiments.ts';
import { visitorIdIn } from '../../model/experiments/visitor-id.ts';
import { cookies } from '../../model/vocabularies/cookies.ts';
import { pageCookies } from '../cookies.ts';
import { unclobber } from '../unclobber.ts';
import { permissionOf } from './permission.ts';
import { readVariants, variantKeys } from './variant-entries.ts';

/** Assigns variants to the visitor of a page. */
export function variantAssigner(document: Document) {
  /** The variants that the script in the page has shown. */
  const shown = readVariants(document, variantKeys.shown);
  const decided = new Map<string, string | undefined>();

  const visitorId = (): string | undefined =>
    permissionOf(document) ? visitorIdIn(pageCookies(document).get(cookies.visitor.name) ?? '') : undefined;

  /** Returns the variant for later pages. */
  function assign(experiment: Experiment): string | undefined {
    const id = visitorId();
    return id === undefined ? undefined : assignVariant(experiment, id);
  }

  /** Whether the page has markup for the experiment, which does not change after it was shown. */
  const isInMarkup = (name: string): boolean =>
    [...unclobber(document).querySelectorAll('site-experiment')].some((host) => host.getAttribute('name') === name);

  /** Returns the variant for this page. */
  function decide(experiment: Experiment): string | undefined {
    const { name, variants } = experiment;
    // A stored variant exists before the answer that allowed it has been read.
    if (permissionOf(document) === false) decided.set(name, undefined);
    if (!decided.has(name)) {
      const known = variants.find((variant) => variant === shown.get(name));
      decided.set(name, isInMarkup(name) || !permissionOf(document) ? known : assign(experiment));
    }
    return decided.get(name);
  }

  return { assign, decide };
}

import type { Experiment } from '../../model/experiments/read-experiments.ts';
import { overrideReader } from './overrides.ts';
import type { PageFacts } from './page-facts.ts';
import { permissionOf } from './permission.ts';
import { variantAssigner } from './variant-assigner.ts';
import { storeVariants, variantKeys } from './variant-entries.ts';

/** The variant of one experiment. */
export interface Choice {
  /** `undefined` for the default. */
  readonly variant: string | undefined;
  /** Set if the visitor takes part in it. */
  readonly experiment?: Experiment;
}

/** Chooses the variants of a page. */
export interface VariantChooser {
  /** Chooses a variant, without logging problems. */
  readonly choose: (experiment: Experiment) => Choice;
  /** Stores the variants that the script in the next page shows. */
  readonly store: () => void;
  /** Removes the overrides. */
  readonly reset: () => void;
}

/** Returns the functions that choose the variants of a page. */
export function variantChooser(document: Document, facts: () => PageFacts): VariantChooser {
  const overrides = overrideReader(document, facts);
  const { assign, decide } = variantAssigner(document);

  function store(): void {
    // Stores those of the URL.
    overrides();
    const { experiments } = facts();
    // The variants of an earlier page stay until the answer of the visitor has been read.
    if (!experiments || permissionOf(document) === undefined) return;
    const assigned = [...experiments.values()].flatMap((experiment) => {
      const isOurs = !experiment.containsError && experiment.variant === undefined;
      const variant = isOurs ? assign(experiment) : undefined;
      return variant === undefined ? [] : [[experiment.name, variant] as const];
    });
    storeVariants(document, variantKeys.shown, new Map(assigned), 'analytics');
  }

  function choose(experiment: Experiment): Choice {
    const selected = overrides().get(experiment.name);
    if (selected !== undefined) return { variant: selected };
    if (experiment.containsError) return { variant: undefined };
    const { variant = experiment.variants.length > 0 ? decide(experiment) : undefined } = experiment;
    return { variant, experiment };
  }

  function reset(): void {
    // Reads the URL, so that it does not override them again.
    overrides();
    storeVariants(document, variantKeys.overrides, new Map());
  }

  return { choose, store, reset };
}

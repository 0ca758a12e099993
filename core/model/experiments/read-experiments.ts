/**
 * Reads the experiments of a site context (docs/spec.md#widgets-3, "Analytics event"). The specification defines their
 * fields; the key `experiments` of the context, `variants` and `rollout` are ours.
 */
import { listOf, number, own, text, word } from '../site-context/decoders.ts';
import type { ExperimentType } from '../vocabularies/sites.ts';

/** An experiment or feature toggle of a site. */
export interface Experiment {
  readonly name: string;
  /** Not set where the site does not declare it. */
  readonly experimentType?: ExperimentType | undefined;
  /** The variant that the server has assigned to the visitor. */
  readonly variant?: string | undefined;
  /** The group of visitors. */
  readonly segmentName: string;
  /** Whether the server, or this reader, has found an error in the definition. Visitors then get the default variant. */
  readonly containsError: boolean;
  /** The variants among which the page divides visitors if the server assigns none. Empty without such a division. */
  readonly variants: readonly string[];
  /** The percentage of visitors that take part in this division. */
  readonly rollout: number;
}

/** The types as servers write them. */
export const experimentTypeNames = {
  'feature-toggle': 'FEATURE_TOGGLE',
  'ab-test': 'AB_TEST',
} as const satisfies Readonly<Record<ExperimentType, string>>;

/** Further experiments of a context are ignored. */
const mostExperiments = 100;
/** Longer names are ignored. */
const longestName = 200;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether a value is missing, or its reader accepts it. */
const isReadable = (value: unknown, read: (value: unknown) => unknown): boolean =>
  isMissing(value) || read(value) !== undefined;

const percentage = (value: unknown): number | undefined => {
  const percent = number(value);
  return percent !== undefined && percent >= 0 && percent <= 100 ? percent : undefined;
};

const variantList = (value: unknown): readonly string[] | undefined => {
  const variants = listOf(text)(value);
  return Array.isArray(value) && variants?.length === value.length ? variants : undefined;
};

/** The variant of a toggle is text too: a boolean is an error, not a toggle that is on. */
const fields = {
  // The keys of the table.
  experimentType: word(Object.keys(experimentTypeNames) as ExperimentType[]),
  variant: text,
  segmentName: text,
  variants: variantList,
  rollout: percentage,
} as const;

function readExperiment(value: unknown): Experiment | undefined {
  const name = text(own(value, 'name'));
  if (name === undefined || name.length > longestName) return undefined;
  const experimentType = fields.experimentType(own(value, 'experimentType'));
  const rollout = fields.rollout(own(value, 'rollout'));
  const isToggle = experimentType === 'feature-toggle';
  const isBroken = Object.entries(fields).some(([key, read]) => !isReadable(own(value, key), read));
  return {
    name,
    experimentType,
    variant: fields.variant(own(value, 'variant')),
    segmentName: fields.segmentName(own(value, 'segmentName')) ?? 'default',
    containsError: isBroken || ![undefined, null, false].some((fine) => fine === own(value, 'containsError')),
    // A toggle needs only the percentage of visitors for whom it is on.
    variants: fields.variants(own(value, 'variants')) ?? (isToggle && rollout !== undefined ? ['true'] : []),
    rollout: rollout ?? 100,
  };
}

/**
 * Reads experiments by name from any parsed JSON: the first of each name, and at most 100. Returns undefined if the value
 * is not a list. Never throws: entries without a name are left out, and those with invalid fields contain an error.
 */
export function readExperiments(value: unknown): ReadonlyMap<string, Experiment> | undefined {
  if (!Array.isArray(value)) return undefined;
  const experiments = new Map<string, Experiment>();
  for (const entry of value.slice(0, mostExperiments)) {
    const experiment = readExperiment(entry);
    if (experiment && !experiments.has(experiment.name)) experiments.set(experiment.name, experiment);
  }
  return experiments;
}

import type { Row, Unit } from './measure.ts';

/** Linear between the two nearest samples; `part` is 0.5 for the median. */
export const quantile = (samples: readonly number[], part: number): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (low === undefined || high === undefined) throw new Error('There are no samples.');
  return low + (high - low) * (at % 1);
};

/** The numbers of one run of one subject, by column. */
export type Sample = Readonly<Record<string, number>>;

export type Samples = ReadonlyMap<string, readonly Sample[]>;

/**
 * Alternates between the subjects: each round runs every subject once and starts with a different one, so that other
 * load on the machine affects all of them. The first round is a warm-up.
 */
export const takeTurns = async <S>(
  subjects: Readonly<Record<string, S>>,
  repetitions: number,
  run: (subject: S) => Promise<Sample>,
): Promise<Samples> => {
  const names = Object.keys(subjects);
  const samples = new Map<string, Sample[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= repetitions; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      // The name is one of the keys.
      const sample = await run(subjects[name] as S);
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  return samples;
};

interface Wording {
  /** The unit of every column that has no unit in `units`. */
  readonly unit: Unit;
  readonly units?: Readonly<Record<string, Unit>>;
  readonly ratioTo?: string;
}

/** Medians with the middle half of the samples; columns in the order of the first sample. */
export const rowsOf = (samples: Samples, { unit, units = {}, ratioTo }: Wording): Row[] =>
  [...samples].flatMap(([subject, taken]) =>
    Object.keys(taken[0] ?? {}).map((what): Row => {
      const values = taken.map((sample) => sample[what] ?? Number.NaN);
      return {
        what,
        subject,
        value: quantile(values, 0.5),
        unit: units[what] ?? unit,
        spread: [quantile(values, 0.25), quantile(values, 0.75)],
        ...(ratioTo === undefined ? {} : { ratioTo }),
      };
    }),
  );

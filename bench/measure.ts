/** One number of the report: a cell of its measure's table. */
export interface Row {
  /** The column: the quantity that was measured. */
  readonly what: string;
  /** The row: the subject that was measured. */
  readonly subject: string;
  readonly value: number;
  readonly unit: Unit;
  /** The quartiles of the samples. */
  readonly spread?: readonly [from: number, to: number];
  /** The subject with the ratio 1; missing if nothing is compared. */
  readonly ratioTo?: string;
}

/** KB and MB are 1024 and 1024² bytes. A `count` and a `score` are printed without a unit. */
export type Unit = 'KB' | 'MB' | 'ms' | 's' | 'count' | 'score';

/** One question that the bench answers. To add one: a file in `measures/` and a line in `measures.ts`. */
export interface Measure {
  /** The argument of `npm run bench -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** The method, so that readers can judge and repeat the measurement. Markdown. */
  readonly method: string;
  /** The sentence about it for the project's README, without a full stop. */
  readonly inShort?: (rows: readonly Row[]) => string;
  run(): Promise<readonly Row[]>;
}

/** Returns the value of one cell. Throws if the measure has no such row. */
export const valueAt = (rows: readonly Row[], what: string, subject: string): number => {
  const found = rows.find((row) => row.what === what && row.subject === subject);
  if (!found) throw new Error(`No row has "${what}" of "${subject}".`);
  return found.value;
};

/** Returns the value of `subject` divided by that of `base`. */
export const ratioOf = (rows: readonly Row[], what: string, subject: string, base: string): number =>
  valueAt(rows, what, subject) / valueAt(rows, what, base);

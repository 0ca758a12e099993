/** Budgets of the source. Lengths are lines. */
export const limits = {
  /** A longer file needs a comment with "long because" that explains why. */
  file: 300,
  /** Limits for all functions of an area, inclusive: for the median, for nine in ten, and for each. */
  functionMedian: 10,
  functionP90: 30,
  functionMax: 60,
  /** A function that contains JSX. */
  viewMax: 120,
} as const;

/** Folders that are measured together; every function and cast in them counts. */
export const areas = [
  'core/model',
  'core/page',
  'core/element',
  'elements',
  'cli',
  'tools',
] as const satisfies readonly string[];

/** Folders in which only the length of files and what hides mistakes count: `any`, silenced compiler, `.only`. */
export const otherFolders = ['test', 'bench', 'examples'] as const satisfies readonly string[];

/** The type tests, which may use `@ts-expect-error`. */
export const typeTests = 'test/types/';

/** The length of tables and contracts depends on their entries. */
export const isTable = (file: string): boolean =>
  /\/(contract|limits)\.ts$|\/translations\/\w+\.ts$|\/messages\.[\w-]+\.ts$|\/vocabularies\//.test(file);

/** Budgets of the source. Lengths are lines. */
export const limits = {
  /** A longer file says why: a comment with "long because". */
  file: 300,
  /** Of all functions of a room, inclusive: the median stays under, nine in ten stay under, none is over. */
  functionMedian: 10,
  functionP90: 30,
  functionMax: 60,
  /** A function that contains JSX. */
  viewMax: 120,
} as const;

/** Folders that are measured together; every function and cast in them counts. */
export const rooms = [
  'core/model',
  'core/page',
  'core/element',
  'elements',
  'cli',
  'tools',
] as const satisfies readonly string[];

/** Folders in which only what hides mistakes is counted: `any`, silenced compiler, `.only`. */
export const otherFolders = ['test', 'bench', 'examples'] as const satisfies readonly string[];

/** Where the compiler may be told to expect an error: tests of types. */
export const typeTests = 'test/types/';

/** Tables and contracts are as long as what they list. */
export const isTable = (file: string): boolean =>
  /\/(contract|limits)\.ts$|\/messages\.[\w-]+\.ts$|\/vocabularies\//.test(file);

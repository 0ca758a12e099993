const { TEST_INPUTS, PROPERTY_RUNS = 300 } = process.env;

/** Whether `npm run test:release` runs, with all inputs. */
export const hasAllInputs = TEST_INPUTS === 'all';
const limit = hasAllInputs ? Number.POSITIVE_INFINITY : Number(PROPERTY_RUNS);

/** Returns the number of runs of a property test: `full` in `npm run test:release`, otherwise at most PROPERTY_RUNS, or 300. */
export const propertyRuns = (full: number): number => Math.min(full, limit);

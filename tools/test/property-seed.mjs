// Loaded by Node's test runner before every test file.
import fc from 'fast-check';

/**
 * Property tests draw the same values in every run, so that a green run stays green until the code changes.
 * `PROPERTY_SEED=random` draws others, `PROPERTY_RUNS=5000` more (test/support/property-runs.ts).
 */
const { PROPERTY_SEED = '20260101', PROPERTY_RUNS } = process.env;

fc.configureGlobal({
  ...(PROPERTY_SEED === 'random' ? {} : { seed: Number(PROPERTY_SEED) }),
  ...(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : {}),
});

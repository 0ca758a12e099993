/** Motion and measurement functions, from the bundle of the build. */
type Motion = typeof import('./fixtures/motion.fixture.ts');

const bundle = '/dist/test/motion.js';

export const loadMotion = (): Promise<Motion> => import(bundle);

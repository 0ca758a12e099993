/** What moves and measures, from the bundle that the build made of it. */
type Motion = typeof import('./fixtures/motion.fixture.ts');

const bundle = '/dist/test/motion.js';

export const loadMotion = (): Promise<Motion> => import(bundle);

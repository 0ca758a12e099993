/** The page services, from the bundle that the build made of them. */
type Services = typeof import('./fixtures/page-services.fixture.ts');

const bundle = '/dist/test/page-services.js';

/** Loads the bundle. Each `freshDocument` has new services. */
export const loadServices = (): Promise<Services> => import(bundle);

/** A separate page, without a window. */
export const freshDocument = (): Document => document.implementation.createHTMLDocument();

/** Modules that are imported only on pages with prerendered elements. */
import { lazyModule } from '../page/lazy-module.ts';

export const hydration = lazyModule((_retry) => import('./hydration.ts'));
export const prerendered = lazyModule((_retry) => import('../page/prerendered.ts'));

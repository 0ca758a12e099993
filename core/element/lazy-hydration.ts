/** Imported only on pages with prerendered elements. */
import { lazyModule } from '../page/lazy-module.ts';

export const hydration = lazyModule((_retry) => import('./hydration.ts'));

import { lazyModule } from '../../../core/element/hooks/lazy-module.ts';

/** The code that shows one step at a time, for forms with several `data-step`. */
export const formSteps = lazyModule((_retry) => import('./form-steps.ts'));

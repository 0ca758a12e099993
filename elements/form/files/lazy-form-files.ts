import { lazyModule } from '../../../core/element/hooks/lazy-module.ts';

/** The code that checks, lists and uploads files, for forms with a file input. */
export const formFiles = lazyModule((_retry) => import('./form-files.ts'));

import type { PinterestSettings } from '../../../model/pinterest/settings.ts';
import { lazyModule } from '../../../page/lazy-module.ts';
import { useNeededModule } from '../../hooks/lazy.ts';

const pinterestLinks = lazyModule((_retry) => import('./PinterestLinks.tsx'), 'PinterestLinks');

/** Returns the views of the links that save images to Pinterest, once they have loaded; `undefined` if the links are off. */
export const usePinterest = ({ pinterest }: PinterestSettings) =>
  useNeededModule(pinterestLinks, pinterest !== 'off', 'pinterest-missing');

import { cp, rm } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { bundlesDir } from './graphs.ts';

const copy = fromRoot('dist/cdn/current');

/** `dist/cdn/current`: the bundles under a path that is the same in every version, for configurations that copy them. */
export const copyBundles = async (): Promise<void> => {
  await rm(copy, { recursive: true, force: true });
  await cp(fromRoot(bundlesDir), copy, { recursive: true });
};

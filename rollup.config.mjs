import { register } from 'tsx/esm/api';

register();

/** Every graph of the build. `npm run build` runs the same list and adds declarations and the joined stylesheet. */
const { graphs } = await import('./tools/build/graphs.ts');

export default Object.values(graphs).flatMap((make) => make().map(({ owns: _, ...options }) => options));

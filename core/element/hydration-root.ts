/** Mounts into the markup of a view. The slim build uses `hydration-root-slim.ts` instead. */
export { hydrateRoot } from 'react-dom/client';

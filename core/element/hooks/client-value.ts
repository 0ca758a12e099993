import { useSyncExternalStore } from 'react';

const neverChanges = () => (): void => {};

/** Returns a value that only a browser has, read in each render; `prerendered` on a server and until the element is hydrated. */
export const useClientValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => prerendered);

/** Returns false on a server and until the element is hydrated. */
export const useIsClient = (): boolean => useClientValue(() => true, false);

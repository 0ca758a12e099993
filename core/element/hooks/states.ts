import { useLayoutEffect } from 'react';
import { useBridge } from '../root.tsx';

/** Switches custom states (`:state(name)`) of the element. */
export function useStates(states: Readonly<Record<string, boolean>>): void {
  const { internals } = useBridge().host;
  useLayoutEffect(() => {
    for (const [name, isOn] of Object.entries(states)) {
      if (isOn) internals.states.add(name);
      else internals.states.delete(name);
    }
  });
  useLayoutEffect(() => () => internals.states.clear(), [internals]);
}

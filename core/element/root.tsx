import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { Boundary } from './boundary.tsx';
import type { Bridge } from './bridge.ts';

const BridgeContext = createContext<Bridge | null>(null);

/** The bridge of the element that a component renders for. */
export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (!bridge) throw new Error('Not in an element view.');
  return bridge;
}

interface Props {
  readonly bridge: Bridge;
  readonly View: ComponentType<Readonly<Record<string, unknown>>>;
}

/**
 * Renders the view with the current values. It is inside the boundary because a layer of the contract may throw as
 * well.
 */
const Current = ({ bridge, View }: Props): ReactNode => <View {...bridge.values()} />;

/** The root of every element's React tree: renders on each request, with an error boundary around the view. */
export function Root({ bridge, View }: Props): ReactNode {
  const { renders } = bridge;
  const occasion = useSyncExternalStore(renders.subscribe, renders.get);
  return (
    <BridgeContext.Provider value={bridge}>
      <Boundary occasion={occasion} onError={(cause) => bridge.fail(cause)}>
        <Current bridge={bridge} View={View} />
      </Boundary>
    </BridgeContext.Provider>
  );
}

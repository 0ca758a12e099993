import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
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
const Current = ({ bridge, View }: Props): ReactNode => <View {...(bridge.hydratedValues ?? bridge.values())} />;

/** The root of every element's React tree, which renders on each request: an error boundary around the view. */
export const Root = ({ bridge, View }: Props): ReactNode => (
  <BridgeContext.Provider value={bridge}>
    <Boundary occasion={{}} onError={(cause) => bridge.fail(cause)}>
      <Current bridge={bridge} View={View} />
    </Boundary>
  </BridgeContext.Provider>
);

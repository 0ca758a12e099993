/** Hooks that connect a view with its contract: its events, its reflected state and its methods. */
import { useLayoutEffect } from 'react';
import type { Contract, EventDetails, MethodsOf, PartialValues } from '../../model/contract/contract.ts';
import { useBridge } from '../root.tsx';

type Emit<C> = <Type extends keyof EventDetails<C> & string>(
  type: Type,
  ...detail: undefined extends EventDetails<C>[Type] ? [] : [detail: EventDetails<C>[Type]]
) => boolean;

/** Dispatches events of the contract; the result is false when a listener cancelled. */
export function useEmit<C extends Contract>(_contract: C): Emit<C> {
  const bridge = useBridge();
  return (type, ...[detail]) => bridge.emit(type, detail);
}

/** Writes state that a visitor changed back to the element, before the event that reports it. */
export function useWriteBack<C extends Contract>(_contract: C): (values: PartialValues<C['attributes']>) => void {
  const bridge = useBridge();
  return (values) => {
    for (const [key, value] of Object.entries(values)) bridge.own.writeProperty(key, value);
  };
}

/** Implements the methods of the contract. With `undefined`, calls wait until the methods are implemented. */
export function useExpose<C extends Contract>(_contract: C, methods: MethodsOf<C> | undefined): void {
  const bridge = useBridge();
  useLayoutEffect(() => bridge.expose(methods));
}

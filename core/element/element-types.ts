/** Types of elements created from contracts. They are published, so they do not depend on React. */
import type { Contract, EventDetails, MethodsOf, PropertiesOf, ValuesOf } from '../model/contract/contract.ts';
import type { Failure } from '../page/failure.ts';

type EventsOf<C> = EventDetails<C> & { readonly 'site-error': Failure };

interface TypedListeners<C> {
  addEventListener<Type extends keyof EventsOf<C> & string>(
    type: Type,
    listener: (event: CustomEvent<EventsOf<C>[Type]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof EventsOf<C> & string>(
    type: Type,
    listener: (event: CustomEvent<EventsOf<C>[Type]>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** An element created from contract `C`: its values as properties, its methods, its typed events. */
export type ElementOf<C extends Contract> = TypedListeners<C> &
  HTMLElement & { -readonly [K in keyof ValuesOf<C>]: ValuesOf<C>[K] } & PropertiesOf<C> &
  MethodsOf<C>;

/** The class of an element created from contract `C`. */
export interface ElementClass<C extends Contract = Contract> {
  new (): ElementOf<C>;
  readonly contract: C;
}

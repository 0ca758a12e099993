/**
 * The types of contracts: one declaration for each element, from which the bridge, the linter, the metadata and the
 * docs derive.
 */
import type { SiteContext } from '../site-context/site-context.ts';
import type { Attribute } from './kinds.ts';

/** When the loader fetches an element: at once, when it comes near the viewport, or on the first sign of intent. */
export type LoadMoment = 'at-once' | 'near-viewport' | 'on-intent';

/**
 * The moment at which a prerendered element takes over its markup, besides use. `nothing`: only use does. `idle`: the page has
 * loaded and is idle. `viewport`: then, and the element is in the viewport. `script`: only use does, and until then scripts without
 * React serve the markup (inline-script.ts, and idle-script.ts after the page has loaded and is idle).
 */
export type WakeMoment = 'nothing' | 'idle' | 'viewport' | 'script';

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

/** The type that a contract key has in a view: the attribute's value. */
export type ValueOf<A> = A extends Attribute<infer Value> ? Value : never;

/** All values of a contract's attributes. The mapping keeps the JSDoc of each key. */
export type Values<A extends Attributes> = { readonly [K in keyof A]: ValueOf<A[K]> };

declare const detail: unique symbol;
declare const signature: unique symbol;
declare const value: unique symbol;

/** An event: whether it can be cancelled, and (for types only) its detail. */
export interface EventOf<Detail> {
  readonly cancelable: boolean;
  [detail]?(value: Detail): void;
}

/** A method that the view exposes; only its type matters. */
export interface MethodOf<Call extends (...args: never[]) => unknown> {
  readonly [signature]?: Call | undefined;
}

/** A read-only property that the element's class computes; only its type matters. */
export interface PropertyOf<Value> {
  readonly [value]?: Value;
}

/** An event dispatched before something happens, which `preventDefault` prevents. Its name is a verb: `site-show`. */
export const cancelableEvent = <Detail = undefined>(): EventOf<Detail> => ({ cancelable: true });

/** An event dispatched after something has happened; it cannot be cancelled. Its name is a participle: `site-shown`. */
export const event = <Detail = undefined>(): EventOf<Detail> => ({ cancelable: false });

/** A method of the element, implemented by what its view exposes. */
export const method = <Call extends (...args: never[]) => unknown>(): MethodOf<Call> => ({});

/** A read-only property of the element, which its class defines. */
export const readOnly = <Value>(): PropertyOf<Value> => ({});

/** The author's children that an element reads; other changes are ignored. */
export interface ObservedChildren {
  /** Matches the children, and the nodes inside them that are read, for example `img, a, figcaption`. */
  readonly selector: string;
  /** Attributes of these nodes that are observed; an empty list for none. */
  readonly attributes: readonly string[];
  /** Whether changes of text in the children are observed. */
  readonly text?: boolean;
}

/** Some of the values; `undefined` means that this layer does not set the value. */
export type PartialValues<A extends Attributes> = { readonly [K in keyof A]?: ValueOf<A[K]> | undefined };

/**
 * The layers below the author's values, each a pure function that returns only the values that it sets: block data,
 * then the site context, then defaults of the design.
 */
export interface Layers<A extends Attributes> {
  readonly block?: (own: PartialValues<A>) => PartialValues<A>;
  readonly context?: (context: SiteContext) => PartialValues<A>;
  readonly design?: (given: PartialValues<A>) => PartialValues<A>;
}

/** The attributes, slots, methods and events of an element. */
export interface Contract<A extends Attributes = Attributes> {
  readonly tag: `site-${string}`;
  readonly load: LoadMoment;
  readonly attributes: A;
  readonly layers?: Layers<A>;
  /** The moment at which a prerendered element takes over its markup, besides use. Default: `nothing`. */
  readonly wake?: WakeMoment;
  /** Returns whether elements with these values are woken so; all others only by use. Default: all are. */
  wakeIf?(values: Values<A>): boolean;
  /**
   * What it reacts to on the author's content, which a prerendered element repeats after it has taken its markup over: `click`, but
   * not on links and controls; `image` for clicks on images and links to images; `link` for clicks on links; `submit` of forms; and
   * keys as in `KeyboardEvent.key`.
   */
  uses?(values: Values<A>): readonly string[];
  readonly events?: Readonly<Record<`site-${string}`, EventOf<unknown>>>;
  readonly methods?: Readonly<Record<string, MethodOf<(...args: never[]) => unknown>>>;
  /** Read-only properties, which no attribute sets. */
  readonly properties?: Readonly<Record<string, PropertyOf<unknown>>>;
  /**
   * Invoker commands (`<button command="--show" commandfor="…">`) and the method that each calls: custom ones (`--show`), and those
   * that the platform has for `<dialog>` (`show-modal`).
   */
  readonly commands?: Readonly<Record<string, string>>;
  readonly reads?: ObservedChildren;
  /** Takes part in forms: value, validity, reset and disabled state through ElementInternals. */
  readonly formAssociated?: boolean;
  readonly delegatesFocus?: boolean;
  /** Id of the node inside that ids from outside refer to, where the browser has `ShadowRoot.referenceTarget`. */
  readonly referenceTarget?: string;
}

/** The slots, parts, states and CSS custom properties of an element; separate from the contract so that no bundle includes it. */
export interface ShadowApi {
  readonly slots?: Readonly<Record<string, true>>;
  readonly parts?: Readonly<Record<string, true>>;
  readonly states?: Readonly<Record<string, true>>;
  readonly cssProperties?: Readonly<Record<`--site-${string}`, string>>;
}

/**
 * Declares an element. The attributes are a separate type parameter, so that the layer functions and the
 * view are typed by them.
 */
export const defineContract = <const A extends Attributes, const C extends Omit<Contract<A>, 'attributes'>>(
  contract: C & {
    readonly attributes: A;
    readonly layers?: Layers<NoInfer<A>>;
    wakeIf?(values: Values<A>): boolean;
    uses?(values: Values<A>): readonly string[];
  },
): C & { readonly attributes: A } => contract;

/**
 * Declares the slots, parts, states and CSS custom properties of an element. Only the generators, the linter and the tests
 * import it.
 */
export const defineShadowApi = <const S extends ShadowApi>(shadowApi: S): S => shadowApi;

/** The detail of each event of a contract. */
export type EventDetails<C> = C extends { readonly events: infer E }
  ? { readonly [K in keyof E]: E[K] extends EventOf<infer Detail> ? Detail : never }
  : Record<never, never>;

/** The signature of each method of a contract. */
export type MethodsOf<C> = C extends { readonly methods: infer M }
  ? { readonly [K in keyof M]: M[K] extends MethodOf<infer Call> ? Call : never }
  : Record<never, never>;

/** The read-only properties of a contract. */
export type PropertiesOf<C> = C extends { readonly properties: infer P }
  ? { readonly [K in keyof P]: P[K] extends PropertyOf<infer Value> ? Value : never }
  : Record<never, never>;

/** The values that a view receives: every resolved value of the contract. */
export type ValuesOf<C extends Contract> = Values<C['attributes']>;

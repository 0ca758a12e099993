/** The model from which every format is generated. */
import type { LoadMoment, WakeMoment } from '../../core/model/contract/contract.ts';
import type { KindName } from '../../core/model/contract/kinds.ts';

export interface Described {
  readonly name: string;
  /** Markdown, from the JSDoc of the contract's key; never empty. */
  readonly description: string;
}

/** A default that applies only with one value of another attribute. */
export interface DesignDefault {
  readonly attribute: string;
  readonly word: string;
  readonly value: string;
}

export interface AttributeDescription extends Described {
  /** The property's name, which is the contract's key. */
  readonly property: string;
  readonly kind: KindName;
  /** The property's type, as TypeScript. */
  readonly type: string;
  /** Describes the accepted values for developers. */
  readonly accepts: string;
  /** The accepted names; for kinds other than `oneOf` in addition to other values. */
  readonly allowedValues: readonly string[];
  /** The default as an attribute's text; `undefined` if there is no default, or markup cannot express it. */
  readonly fallback: string | undefined;
  /** The default as the property's value, in JavaScript; `undefined` if there is none. */
  readonly initial: string | undefined;
  readonly designDefaults: readonly DesignDefault[];
  /** Whether the property writes the attribute. */
  readonly reflects: boolean;
}

/** A read-only property that no attribute sets. */
export interface PropertyDescription extends Described {
  /** As TypeScript. */
  readonly type: string;
}

export interface EventDescription extends Described {
  /** The type of `event.detail`, as TypeScript; `null` if there is none. */
  readonly detail: string;
  readonly cancelable: boolean;
}

export interface Parameter {
  readonly name: string;
  /** As TypeScript. */
  readonly type: string;
  readonly isOptional: boolean;
}

export interface MethodDescription extends Described {
  readonly parameters: readonly Parameter[];
  /** As TypeScript. */
  readonly returns: string;
}

export interface CommandDescription extends Described {
  readonly method: string;
}

export interface CssPropertyDescription extends Described {
  /** The name of a CSS value type, without brackets: `color`. */
  readonly syntax: string;
}

export interface ElementDescription {
  /** The folder's name, as in `dialog`. */
  readonly name: string;
  readonly tag: string;
  /** The class that `elements/<name>/element.tsx` exports. */
  readonly className: string;
  /** The first paragraph of the element's page in the docs. */
  readonly description: string;
  readonly load: LoadMoment;
  /** The moment at which a prerendered element takes over its markup, besides use. */
  readonly wake: WakeMoment;
  /** Whether that depends on the values of the element. */
  readonly isWakeConditional: boolean;
  readonly isFormAssociated: boolean;
  readonly attributes: readonly AttributeDescription[];
  readonly properties: readonly PropertyDescription[];
  readonly events: readonly EventDescription[];
  readonly methods: readonly MethodDescription[];
  readonly commands: readonly CommandDescription[];
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  readonly states: readonly Described[];
  readonly cssProperties: readonly CssPropertyDescription[];
}

/** The package that the formats describe. */
export interface PackageName {
  readonly name: string;
  readonly version: string;
}

/** Returns the text of one file for all elements. */
export type Writer = (elements: readonly ElementDescription[], of: PackageName) => string;

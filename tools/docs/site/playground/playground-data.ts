/** The facts that the playground needs about the elements, generated from their contracts when the docs are built. */

export interface PlaygroundAttribute {
  readonly name: string;
  readonly kind: string;
  /** The accepted values, if they can be listed. */
  readonly values: readonly string[];
  /** The default as an attribute's text, if there is one. */
  readonly fallback?: string | undefined;
  /** The first sentence of its description, without markup. */
  readonly description: string;
}

/** The attributes of each element, by tag. */
export type PlaygroundElements = Readonly<Record<string, readonly PlaygroundAttribute[]>>;

export interface PlaygroundExample {
  readonly title: string;
  readonly source: string;
}

export interface PlaygroundData {
  readonly elements: PlaygroundElements;
  /** The first example of each element. */
  readonly examples: readonly PlaygroundExample[];
}

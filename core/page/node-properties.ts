/** Reads nodes that markup may have clobbered, like unclobber.ts, for scripts that load before it. */

type Properties = HTMLElement & Pick<HTMLFormElement, 'requestSubmit'>;

/** Reads a property as the platform defines it, like `unclobber`; undefined for targets that do not have it. */
export const read = <Name extends keyof Properties>(node: object, name: Name): Properties[Name] | undefined =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

// Nodes that are not elements do not have the method.
export const matches = (node: object, selector: string): boolean | undefined =>
  read(node, 'matches')?.call(node as Element, selector);
